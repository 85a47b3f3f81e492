package dev.gyre.por;

import dev.gyre.ir.Location;
import dev.gyre.ir.access.Conjunct;
import dev.gyre.ir.access.Spot;
import dev.gyre.system.StateLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where a process of some kind stands: what that means to others, and what it waits for. */
final class Stance {
  private final Spot spot;

  /** For each edge the conditions that can be evaluated, and what each of them needs. */
  private final Formula[][] conditions;

  private final long[][][] needs;
  private final long barred;
  private final long sticky;

  Stance(Spot spot, Location location, int automaton, StateLayout layout, Restraint restraint) {
    this.spot = spot;
    this.barred = restraint.barred(location, spot);
    this.sticky = restraint.sticky(location);
    this.conditions = new Formula[spot.edgeCount()][];
    this.needs = new long[spot.edgeCount()][][];
    for (int edge = 0; edge < spot.edgeCount(); edge++) {
      List<Formula> formulas = new ArrayList<>();
      List<long[]> wanted = new ArrayList<>();
      for (Conjunct conjunct : spot.conjuncts(edge)) {
        Optional<Formula> formula = Formula.of(conjunct.condition(), automaton, layout);
        formula.ifPresent(
            f -> {
              formulas.add(f);
              wanted.add(conjunct.needs());
            });
      }
      conditions[edge] = formulas.toArray(new Formula[0]);
      needs[edge] = wanted.toArray(new long[0][]);
    }
  }

  Spot spot() {
    return spot;
  }

  /** The edges that must not be taken while those of others are left out. */
  long barred() {
    return barred;
  }

  /** The edges that do not count as going on. */
  long sticky() {
    return sticky;
  }

  /**
   * What others must do before an edge can be taken that cannot be taken now.
   *
   * @param enabled the edges that can be taken
   */
  long[] needs(int edge, long enabled, int[] words, int start, int block) {
    Formula[] formulas = conditions[edge];
    for (int i = 0; i < formulas.length; i++) {
      if (formulas[i].of(words, start, block) == 0) {
        return needs[edge][i];
      }
    }
    return spot.needs(edge, enabled);
  }
}
