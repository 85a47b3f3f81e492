package dev.gyre.emptiness;

/**
 * The threads of a component whose states stand for others: when a step leads to a state that
 * another one stands for, its processes go on under other numbers. A thread is what processes in
 * the states of the component can become of each other along its steps; a walk that goes on for
 * ever inside the component can lead a process through all members of its thread, and through no
 * others. [EmersonSistla1997]
 *
 * <p>Why "along steps" may be read in both directions: a step gives every process of its source
 * exactly one number at its end, so going round and round a cycle leads back to where one was. In a
 * strongly connected component what can be reached against the steps can be reached along them.
 *
 * <p>Invariant: after construction {@code parent} is a union-find forest whose sets are the
 * threads; members are pairs of a place and a process.
 */
final class TrackedProcesses {
  private static final byte CAN_MOVE = 1;
  private static final byte CANNOT_MOVE = 2;
  private static final byte MOVES = 4;

  private final Component component;
  private final int processes;
  private final int[] parent;
  private final byte[] facts;

  TrackedProcesses(Component component) {
    this.component = component;
    this.processes = component.processBound();
    this.parent = new int[component.size() * processes];
    this.facts = new byte[parent.length];
    for (int member = 0; member < parent.length; member++) {
      parent[member] = member;
    }
    for (int place = 0; place < component.size(); place++) {
      unite(place);
    }
    for (int place = 0; place < component.size(); place++) {
      note(place);
    }
  }

  private void unite(int place) {
    for (int step = component.first(place); step < component.first(place + 1); step++) {
      int target = component.target(step);
      ProcessRenaming renaming = component.renaming(step);
      for (int process = 0; process < processes; process++) {
        int a = root(place * processes + process);
        int b = root(target * processes + renaming.of(process));
        parent[a] = b;
      }
    }
  }

  private void note(int place) {
    for (int process = 0; process < processes; process++) {
      boolean can = component.canMove(place, process);
      facts[root(place * processes + process)] |= can ? CAN_MOVE : CANNOT_MOVE;
    }
    for (int step = component.first(place); step < component.first(place + 1); step++) {
      for (long left = component.moved(step); left != 0; left &= left - 1) {
        facts[root(place * processes + Long.numberOfTrailingZeros(left))] |= MOVES;
      }
    }
  }

  private int root(int member) {
    int at = member;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  /** How many processes there are in each state, existing or not. */
  int processes() {
    return processes;
  }

  /** Whether some process can move at all times and never does. */
  boolean isAnyNeglected() {
    for (int member = 0; member < parent.length; member++) {
      if (parent[member] == member && facts[member] == CAN_MOVE) {
        return true;
      }
    }
    return false;
  }

  /** Whether the thread of a process can move somewhere and moves nowhere. */
  boolean isStuck(int place, int process) {
    byte known = facts[root(place * processes + process)];
    return (known & CAN_MOVE) != 0 && (known & MOVES) == 0;
  }

  /** Whether the thread of a process can move somewhere. */
  boolean canMove(int place, int process) {
    return (facts[root(place * processes + process)] & CAN_MOVE) != 0;
  }

  /** Whether some process can move here whose thread can move and moves nowhere. */
  boolean hasStuck(int place) {
    for (long left = component.enabled(place); left != 0; left &= left - 1) {
      if (isStuck(place, Long.numberOfTrailingZeros(left))) {
        return true;
      }
    }
    return false;
  }
}
