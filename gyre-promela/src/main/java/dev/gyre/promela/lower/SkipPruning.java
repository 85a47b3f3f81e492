package dev.gyre.promela.lower;

/**
 * Takes out repeated skips. Of several skips in a row inside an option only the first is a step;
 * Spin leaves the others out, and they would be states of their own.
 */
final class SkipPruning {
  private SkipPruning() {}

  static void prune(ControlSequence option) {
    int idleInARow = 0;
    ControlNode before = null;
    for (ControlNode node = option.first; node != null; node = node.next) {
      if (node.idle == ControlNode.Idle.NO || !node.labels.isEmpty()) {
        idleInARow = 0;
      } else {
        idleInARow++;
        boolean redundant =
            idleInARow > 1
                && node.idle == ControlNode.Idle.SKIP
                && node != option.first
                && node != option.last;
        if (redundant) {
          before.next = node.next;
          continue;
        }
      }
      before = node;
    }
  }
}
