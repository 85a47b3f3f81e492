package dev.gyre.engine.run;

import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Channels;
import dev.gyre.system.Stepper;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Tells what a property says about single states: which of its propositions hold and, if it has no
 * temporal operators, whether it holds itself. Where computing a proposition is an error, it does
 * not hold. For one thread.
 */
public final class StateProbe {
  private final LtlFormula formula;
  private final PropositionProbe probe;
  private final Stepper stepper;

  /** Whether a proposition holds. */
  public record Value(String text, boolean holds) {}

  StateProbe(LtlProperty property, ProcessSystem system, ExecutionOptions options) {
    this.formula = property.formula();
    this.probe = PropositionProbe.of(property, system);
    List<ProcessAutomaton> automata = new ArrayList<>(system.automata());
    automata.add(probe.automaton());
    this.stepper = ExecutableSystems.reference(system.withAutomata(automata), options).newStepper();
  }

  /**
   * @param system the states are those of this system as it was written
   */
  public static StateProbe of(LtlProperty property, ProcessSystem system, Channels channels) {
    return new StateProbe(property, system, new ExecutionOptions(channels));
  }

  /** Whether it holds in the state in {@code words[0 .. length)}; not for temporal operators. */
  public boolean holdsIn(int[] words, int length) {
    return StateFormula.holds(formula, holding(words, length)::contains);
  }

  /**
   * The same for a part of the formula.
   *
   * @param part has no propositions but those of the formula, and no temporal operators
   */
  public boolean holdsIn(LtlFormula part, int[] words, int length) {
    return StateFormula.holds(part, holding(words, length)::contains);
  }

  /** The propositions in the order in which the formula names them. */
  public List<Value> propositions(int[] words, int length) {
    Set<LtlFormula.Proposition> holding = holding(words, length);
    return probe.propositions().stream()
        .map(proposition -> new Value(proposition.text(), holding.contains(proposition)))
        .toList();
  }

  private Set<LtlFormula.Proposition> holding(int[] words, int length) {
    stepper.load(words, 0, length);
    stepper.enabled();
    int count = stepper.observe(probe.automaton().index(), 0);
    Set<LtlFormula.Proposition> holding = new HashSet<>();
    for (int i = 0; i < count; i++) {
      int first = probe.automaton().locations().get(0).edges().get(0).id();
      holding.add(probe.propositions().get(stepper.observed(i) - first));
    }
    return holding;
  }
}
