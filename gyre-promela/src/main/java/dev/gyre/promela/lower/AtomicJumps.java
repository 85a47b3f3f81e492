package dev.gyre.promela.lower;

/**
 * Settles whether a jump inside an atomic sequence keeps control: it does when it lands in an
 * atomic sequence again, also in another one, and it does not when it lands outside.
 */
final class AtomicJumps {
  private AtomicJumps() {}

  static void settle(ControlGraph graph) {
    // Outer bodies first: they have the greater numbers.
    for (int i = graph.nodes().size() - 1; i >= 0; i--) {
      ControlNode node = graph.nodes().get(i);
      if (node.hasBody()) {
        settle(node.body);
      }
    }
  }

  private static void settle(ControlSequence sequence) {
    for (ControlNode node = sequence.first; node != null; node = node.next) {
      if (node.is(ControlNode.Kind.JUMP)) {
        settle(node);
      } else {
        node.options.forEach(AtomicJumps::settle);
      }
      if (node == sequence.extent) {
        return;
      }
    }
  }

  private static void settle(ControlNode jump) {
    ControlNode landing = jump.target.node;
    boolean landsInAtomic = landing.atomic || landing.lastOfAtomic;
    if ((jump.atomic || jump.lastOfAtomic) && !landsInAtomic) {
      jump.atomic = false;
      jump.lastOfAtomic = true;
    } else if (jump.lastOfAtomic && landsInAtomic) {
      jump.lastOfAtomic = false;
      jump.atomic = true;
    }
  }
}
