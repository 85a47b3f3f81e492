package dev.gyre.engine;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.Diagnostic;
import java.util.List;

/**
 * A condition on single states, written as in a formula: {@code x > 2 && !P@critical}.
 *
 * @param system the model the condition was read with; a simulation that is asked about it executes
 *     this one
 */
public record StateCondition(ProcessSystem system, LtlFormula formula) {

  /**
   * @throws IllegalArgumentException if the text is no condition of the model; the message is that
   *     of the first error
   */
  public static StateCondition read(ModelSource model, String text) {
    LoadedModel loaded = LoadedModel.load(model, List.of("<> (" + text + ")"));
    ProcessSystem system =
        loaded
            .system()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        loaded.diagnostics().stream()
                            .filter(Diagnostic::isError)
                            .findFirst()
                            .orElseThrow()
                            .message()));
    LtlFormula formula = system.properties().get(system.properties().size() - 1).formula();
    if (!(formula instanceof LtlFormula.Unary eventually)) {
      throw new IllegalArgumentException("'" + text + "' is no condition on a state");
    }
    eventually.operand().match(new Judge(condition -> false));
    return new StateCondition(system, eventually.operand());
  }

  /** Whether it holds in the present state of a simulation. */
  public boolean holds(Simulation simulation) {
    return formula.match(new Judge(proposition -> simulation.holds(proposition.condition())));
  }

  /** Asks about one proposition. */
  private interface Values {
    boolean of(LtlFormula.Proposition proposition);
  }

  /** The value of a formula that speaks about one state. */
  private record Judge(Values values) implements LtlFormula.Cases<Boolean> {
    @Override
    public Boolean proposition(LtlFormula.Proposition f) {
      return values.of(f);
    }

    @Override
    public Boolean unary(LtlFormula.Unary f) {
      if (f.op() != LtlFormula.UnaryOp.NOT) {
        throw temporal(f.op().symbol());
      }
      return !f.operand().match(this);
    }

    @Override
    public Boolean binary(LtlFormula.Binary f) {
      // Both sides always, so that an operator of time is refused wherever it stands.
      boolean left = f.left().match(this);
      boolean right = f.right().match(this);
      return switch (f.op()) {
        case AND -> left && right;
        case OR -> left || right;
        case IMPLIES -> !left || right;
        case EQUIVALENT -> left == right;
        case UNTIL, WEAK_UNTIL, RELEASE -> throw temporal(f.op().symbol());
      };
    }

    private static IllegalArgumentException temporal(String operator) {
      return new IllegalArgumentException(
          "'" + operator + "' speaks about a run; only a condition on one state is possible here");
    }
  }
}
