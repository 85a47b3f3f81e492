package dev.gyre.promela.lower;

/** Attaches the escape of an {@code unless} to every node from which it can be taken. */
final class Escapes {
  private Escapes() {}

  static void attach(ControlSequence sequence, ControlSequence escape) {
    if (isAttached(sequence.first, escape)) {
      return;
    }
    for (ControlNode node = sequence.first; node != null; node = node.next) {
      attach(node, escape);
      if (node == sequence.extent) {
        return;
      }
    }
  }

  /** An escape is attached everywhere before the next one is, so it can only be the first. */
  private static boolean isAttached(ControlNode node, ControlSequence escape) {
    return !node.escapes.isEmpty() && node.escapes.get(0) == escape;
  }

  private static void attach(ControlNode node, ControlSequence escape) {
    if (isAttached(node, escape)) {
      return;
    }
    // The escapes that are there belong to inner unless statements, which this one covers too.
    for (ControlSequence inner : node.escapes) {
      attach(inner, escape);
    }
    node.escapes.add(0, escape);
    switch (node.kind) {
      case UNLESS -> attach(node.options.get(0), escape);
      case IF, DO -> node.options.forEach(option -> attach(option, escape));
      case ATOMIC, BLOCK -> attach(node.body, escape);
      // A d_step cannot be left once it has started.
      case D_STEP -> attach(node.body.first, escape);
      case STEP, ELSE, JUMP, JOIN, LOOP_EXIT, STOP -> {
        // Nothing inside.
      }
    }
  }
}
