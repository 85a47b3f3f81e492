package dev.gyre.tck.symmetry;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import java.util.EnumMap;
import java.util.Map;

/** Counts what was asked about random programs, and what the answers were. */
final class QuestionTally {
  private final Map<Fairness, Integer> held = new EnumMap<>(Fairness.class);
  private final Map<Fairness, Integer> violated = new EnumMap<>(Fairness.class);
  private final Map<Fairness, Integer> smaller = new EnumMap<>(Fairness.class);
  private int programs;
  private int unsafe;
  private int searches;
  private long states;
  private long orbits;

  /** A program was looked at as a whole. */
  void program(int ofStates, int ofOrbits) {
    programs++;
    states += ofStates;
    orbits += ofOrbits;
  }

  void safety(CheckReport off) {
    unsafe += off.verdict() == Verdict.VIOLATED ? 1 : 0;
  }

  void runs(Fairness fairness, CheckReport off, CheckReport on) {
    for (int i = 0; i < off.properties().size(); i++) {
      PropertyReport whole = off.properties().get(i);
      boolean isViolated = whole.verdict() == Verdict.VIOLATED;
      (isViolated ? violated : held).merge(fairness, 1, Integer::sum);
      long reduced = on.properties().get(i).statistics().states();
      smaller.merge(fairness, reduced < whole.statistics().states() ? 1 : 0, Integer::sum);
    }
  }

  /** A search with symmetry reduction gave the same answers as one without. */
  void asked() {
    searches++;
  }

  int programs() {
    return programs;
  }

  int unsafe() {
    return unsafe;
  }

  long states() {
    return states;
  }

  long orbits() {
    return orbits;
  }

  int held(Fairness fairness) {
    return held.getOrDefault(fairness, 0);
  }

  int violated(Fairness fairness) {
    return violated.getOrDefault(fairness, 0);
  }

  /** For how many questions fewer states were stored. */
  int smaller(Fairness fairness) {
    return smaller.getOrDefault(fairness, 0);
  }

  @Override
  public String toString() {
    return String.format(
        "%d programs, %d violated, %d states in %d orbits, %d searches agree;"
            + " runs: hold %s, violated %s, smaller %s",
        programs, unsafe, states, orbits, searches, held, violated, smaller);
  }
}
