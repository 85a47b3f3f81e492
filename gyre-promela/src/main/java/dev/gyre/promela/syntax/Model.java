package dev.gyre.promela.syntax;

import java.util.List;

/**
 * A whole model: its units in source order, except that {@code ltl} blocks come last, because they
 * may speak of everything that is declared anywhere.
 */
public record Model(List<Unit> units) {
  public Model {
    units = List.copyOf(units);
  }
}
