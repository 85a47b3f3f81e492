package dev.gyre.ltl.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Makes an automaton smaller and keeps its language: {@link Trimming}, {@link MarkReduction} or
 * {@link StateMarking}, and quotients by forward and backward {@link DirectSimulation}, as long as
 * one of them finds something (BabiakEtAl2012 and DuretLutz2014 do it in much the same order).
 *
 * <p>Beyond {@link #MAX_SIMULATED} states simulation would take longer than the search gains; such
 * automata are only trimmed.
 */
public final class AutomatonReduction {
  /** Comparing all pairs of more states than this takes seconds. */
  static final int MAX_SIMULATED = 300;

  private static final int MAX_SHARPENED_ARCS = 1_000;

  /** In each round the automaton shrinks; a few rounds are all that ever happens. */
  private static final int MAX_ROUNDS = 20;

  private static final int ACCEPTING = 1;
  private static final int INITIAL = 2;

  /** Where acceptance is to stay. */
  private enum Acceptance {
    ARCS,
    STATES
  }

  private final Acceptance acceptance;

  private AutomatonReduction(Acceptance acceptance) {
    this.acceptance = acceptance;
  }

  /** A smaller automaton with the same language; acceptance sets may be dropped and renumbered. */
  public static Automaton ofArcs(Automaton automaton) {
    return new AutomatonReduction(Acceptance.ARCS).reduce(automaton);
  }

  /** A smaller Büchi automaton with the same language, again with accepting states. */
  static Automaton ofStates(Automaton automaton) {
    return new AutomatonReduction(Acceptance.STATES).reduce(automaton);
  }

  /**
   * An automaton of the same size with fewer choices: no arc reads a letter for which the state has
   * a better arc. Products with it have fewer states, but it is harder to reduce, so this comes
   * last.
   */
  public static Automaton sharpen(Automaton automaton) {
    if (automaton.states() > MAX_SIMULATED || automaton.arcCount() > MAX_SHARPENED_ARCS) {
      return automaton;
    }
    Acceptance kept = automaton.isStateBased() ? Acceptance.STATES : Acceptance.ARCS;
    IntUnaryOperator properties = new AutomatonReduction(kept).acceptingBit(automaton);
    return automaton.withArcs(new DirectSimulation(automaton.arcs(), properties).sharpen());
  }

  private Automaton reduce(Automaton automaton) {
    Automaton current = automaton;
    for (int round = 0; round < MAX_ROUNDS; round++) {
      Automaton next = pass(pass(current, Crossing.UNMARKED), Crossing.MARKED);
      boolean same = next.states() == current.states() && next.arcCount() == current.arcCount();
      current = next;
      if (same && round > 0) {
        break;
      }
    }
    return normalize(Trimming.trim(current), Crossing.UNMARKED);
  }

  private Automaton pass(Automaton automaton, Crossing crossing) {
    Automaton current = LabelJoining.merge(normalize(Trimming.trim(automaton), crossing));
    if (current.states() > MAX_SIMULATED) {
      return current;
    }
    current = normalize(Trimming.trim(forward(current)), crossing);
    current = Trimming.trim(backward(current));
    return LabelJoining.merge(current);
  }

  private Automaton normalize(Automaton automaton, Crossing crossing) {
    return switch (acceptance) {
      case ARCS -> MarkReduction.reduce(automaton, crossing);
      case STATES -> StateMarking.normalize(automaton, crossing);
    };
  }

  private IntUnaryOperator acceptingBit(Automaton automaton) {
    return s -> acceptance == Acceptance.STATES && automaton.isAccepting(s) ? ACCEPTING : 0;
  }

  private Automaton forward(Automaton automaton) {
    DirectSimulation simulation = new DirectSimulation(automaton.arcs(), acceptingBit(automaton));
    return withQuotient(automaton, simulation, simulation.quotient());
  }

  private Automaton backward(Automaton automaton) {
    IntUnaryOperator accepting = acceptingBit(automaton);
    DirectSimulation simulation =
        new DirectSimulation(
            reversed(automaton.arcs()),
            s -> accepting.applyAsInt(s) | (s == automaton.initial() ? INITIAL : 0));
    return withQuotient(automaton, simulation, reversed(simulation.quotient()));
  }

  private static Automaton withQuotient(
      Automaton automaton, DirectSimulation simulation, List<List<Arc>> arcs) {
    int initial = simulation.representatives()[automaton.initial()];
    return new Automaton(automaton.propositions(), automaton.marks(), initial, arcs);
  }

  private static List<List<Arc>> reversed(List<List<Arc>> arcs) {
    List<List<Arc>> reversed = new ArrayList<>();
    arcs.forEach(out -> reversed.add(new ArrayList<>()));
    for (int s = 0; s < arcs.size(); s++) {
      for (Arc arc : arcs.get(s)) {
        reversed.get(arc.target()).add(arc.withTarget(s));
      }
    }
    return reversed;
  }
}
