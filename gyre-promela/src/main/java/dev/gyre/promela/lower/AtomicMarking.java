package dev.gyre.promela.lower;

/**
 * Marks what lies inside an atomic sequence. All elements but the last keep control; blocks inside
 * blocks lose their own braces, because the outer one rules.
 */
final class AtomicMarking {
  private AtomicMarking() {}

  /** What kind of braces. */
  enum Braces {
    ATOMIC,
    D_STEP
  }

  static void mark(ControlSequence sequence, Braces braces) {
    walk(sequence.first, sequence.last, braces);
    ControlNode last = sequence.last;
    switch (last.kind) {
      case BLOCK, ATOMIC -> mark(last.body, braces);
      case UNLESS -> mark(last.options.get(0), braces);
      default -> {
        last.atomic = false;
        last.lastOfAtomic = true;
      }
    }
  }

  private static void walk(ControlNode first, ControlNode last, Braces braces) {
    for (ControlNode node = first; node != null; node = node.next) {
      node.atomic = true;
      boolean dissolves =
          node.is(ControlNode.Kind.ATOMIC)
              || (node.is(ControlNode.Kind.D_STEP) && braces == Braces.D_STEP);
      if (dissolves) {
        node.kind = ControlNode.Kind.BLOCK;
      }
      if (node.is(ControlNode.Kind.BLOCK)) {
        walk(node.body.first, node.body.last, braces);
      }
      for (ControlSequence option : node.options) {
        walk(option.first, option.last, braces);
      }
      if (node == last) {
        return;
      }
    }
  }
}
