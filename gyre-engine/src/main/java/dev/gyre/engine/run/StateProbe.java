package dev.gyre.engine.run;

import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Stepper;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Tells in which states a property without temporal operators holds. Where computing it is an
 * error, what is computed does not hold. For one thread.
 */
public final class StateProbe {
  private final LtlFormula formula;
  private final PropositionProbe probe;
  private final Stepper stepper;
  private final Set<LtlFormula.Proposition> holding = new HashSet<>();

  StateProbe(LtlProperty property, ProcessSystem system, ExecutionOptions options) {
    this.formula = property.formula();
    this.probe = PropositionProbe.of(property, system);
    List<ProcessAutomaton> automata = new ArrayList<>(system.automata());
    automata.add(probe.automaton());
    this.stepper = ExecutableSystems.reference(system.withAutomata(automata), options).newStepper();
  }

  /** Whether a formula is about single states. */
  public static boolean isAboutStates(LtlFormula formula) {
    return formula.match(
        new LtlFormula.Cases<>() {
          @Override
          public Boolean proposition(LtlFormula.Proposition f) {
            return true;
          }

          @Override
          public Boolean unary(LtlFormula.Unary f) {
            return f.op() == LtlFormula.UnaryOp.NOT && f.operand().match(this);
          }

          @Override
          public Boolean binary(LtlFormula.Binary f) {
            boolean isOfStates =
                switch (f.op()) {
                  case AND, OR, IMPLIES, EQUIVALENT -> true;
                  case UNTIL, WEAK_UNTIL, RELEASE -> false;
                };
            return isOfStates && f.left().match(this) && f.right().match(this);
          }
        });
  }

  /** Whether it holds in the state in {@code words[0 .. length)}. */
  public boolean holdsIn(int[] words, int length) {
    stepper.load(words, 0, length);
    stepper.enabled();
    int count = stepper.observe(probe.automaton().index(), 0);
    int first = probe.automaton().locations().get(0).edges().get(0).id();
    holding.clear();
    for (int i = 0; i < count; i++) {
      holding.add(probe.propositions().get(stepper.observed(i) - first));
    }
    return formula.match(new Evaluation());
  }

  private final class Evaluation implements LtlFormula.Cases<Boolean> {
    @Override
    public Boolean proposition(LtlFormula.Proposition f) {
      return holding.contains(f);
    }

    @Override
    public Boolean unary(LtlFormula.Unary f) {
      return switch (f.op()) {
        case NOT -> !f.operand().match(this);
        case NEXT, ALWAYS, EVENTUALLY -> throw new IllegalStateException("not about states");
      };
    }

    @Override
    public Boolean binary(LtlFormula.Binary f) {
      boolean left = f.left().match(this);
      boolean right = f.right().match(this);
      return switch (f.op()) {
        case AND -> left && right;
        case OR -> left || right;
        case IMPLIES -> !left || right;
        case EQUIVALENT -> left == right;
        case UNTIL, WEAK_UNTIL, RELEASE -> throw new IllegalStateException("not about states");
      };
    }
  }
}
