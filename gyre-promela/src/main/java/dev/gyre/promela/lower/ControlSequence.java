package dev.gyre.promela.lower;

/** A list of nodes linked by {@link ControlNode#next}. */
final class ControlSequence {
  ControlNode first;
  ControlNode last;

  /** The last node that was written in the sequence; {@link #last} may be a join added behind. */
  ControlNode extent;

  void append(ControlNode node) {
    if (first == null) {
      first = node;
    } else {
      last.next = node;
    }
    last = node;
  }

  void close() {
    extent = last;
  }
}
