package dev.gyre.engine.repair;

import java.util.List;

/**
 * A change of values after which a condition holds.
 *
 * @param changes the cells that differ, each once
 * @param distance how far all the values together move
 */
record Repair(List<Change> changes, long distance) {
  Repair {
    changes = List.copyOf(changes);
  }

  /** One cell with another value. */
  record Change(Cell cell, int before, int after) {}

  static Repair of(List<Change> changes) {
    long distance = 0;
    for (Change change : changes) {
      distance += change.cell().distance(change.before(), change.after());
    }
    return new Repair(changes, distance);
  }

  /** Whether it changes the same cells. */
  boolean changesSameAs(Repair other) {
    return changes.size() == other.changes.size()
        && changes.stream()
            .allMatch(c -> other.changes.stream().anyMatch(o -> o.cell().equals(c.cell())));
  }
}
