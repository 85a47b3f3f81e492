package dev.gyre.engine;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.engine.run.StateFormula;
import dev.gyre.engine.run.StateProbe;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.Diagnostic;
import dev.gyre.system.Channels;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A condition on single states, written as in a formula: {@code x > 2 && !P@critical}.
 *
 * @param system the model the condition was read with; it is asked about states of this one
 */
public record StateCondition(ProcessSystem system, LtlProperty property) {
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
    LtlProperty read = system.properties().get(system.properties().size() - 1);
    if (read.events().isPresent() || !(read.formula() instanceof LtlFormula.Unary eventually)) {
      throw new IllegalArgumentException("'" + text + "' is no condition on a state");
    }
    LtlFormula formula = eventually.operand();
    Optional<String> operator = StateFormula.temporalOperator(formula);
    if (operator.isPresent()) {
      throw new IllegalArgumentException(
          "'"
              + operator.get()
              + "' speaks about a run; only a condition on one state is possible here");
    }
    return new StateCondition(
        system, new LtlProperty(read.name(), formula, Optional.empty(), read.span()));
  }

  /** Tells in which states it holds. */
  public StateProbe probe(Channels channels) {
    return StateProbe.of(property, system, channels);
  }

  /** Its value as a number: that of an expression, or 1 if it holds; empty if there is none. */
  public OptionalInt value(Simulation simulation, StateProbe probe) {
    return property.formula() instanceof LtlFormula.Proposition proposition
        ? simulation.value(proposition.condition())
        : OptionalInt.of(simulation.holds(probe) ? 1 : 0);
  }
}
