package dev.gyre.cli;

import dev.gyre.engine.graph.ObservedModel;
import dev.gyre.engine.trace.Trace;
import dev.gyre.lts.Comparison;
import dev.gyre.lts.Relation;
import dev.gyre.lts.ShownSequence;
import dev.gyre.lts.formula.Formula;
import dev.gyre.lts.formula.FormulaText;
import dev.gyre.lts.formula.Witness;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.TooLargeException;
import dev.gyre.system.CancelledException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Compares two models and says what one of them does that the other does not. */
final class EquivText {
  private final PrintWriter out;
  private final String first;
  private final String second;
  private final List<String> texts;
  private final int maxSubsets;

  /** How much is said. */
  enum Detail {
    VERDICT,
    REASONS
  }

  EquivText(PrintWriter out, String first, String second, List<String> texts, int maxSubsets) {
    this.out = out;
    this.first = first;
    this.second = second;
    this.texts = texts;
    this.maxSubsets = maxSubsets;
  }

  ExitStatus compare(ObservedModel one, ObservedModel other, Detail detail)
      throws IOException, TooLargeException {
    Kripke a = one.structure();
    Kripke b = other.structure();
    Comparison comparison = Comparison.of(a, b, Relation.STUTTER);
    boolean areEquivalent = comparison.areEquivalent(maxSubsets);
    String seen = String.join(", ", texts);
    if (areEquivalent) {
      out.println(first + " and " + second + " are equivalent over " + seen);
      if (detail == Detail.REASONS) {
        out.println(
            "  every formula of CTL* without next holds in both or in neither, also if it says"
                + " deadlock, end or error");
        out.println("  states in " + comparison.classCount() + " classes");
      }
      return ExitStatus.SUCCESS;
    }
    out.println(first + " and " + second + " differ over " + seen);
    out.flush();
    if (detail == Detail.REASONS) {
      try {
        explain(comparison, one, a, other, b);
      } catch (CancelledException e) {
        out.println("  why: the time was up before that was known");
      }
    }
    return ExitStatus.VIOLATED;
  }

  private void explain(
      Comparison comparison, ObservedModel one, Kripke a, ObservedModel other, Kripke b)
      throws IOException {
    Optional<ShownSequence> sequence = sequence(comparison);
    Optional<Formula> formula = formula(comparison);
    boolean isOfFirst =
        sequence
            .map(ShownSequence::isOfFirst)
            .orElse(formula.isEmpty() || formula.get().kind() != Formula.Kind.NOT);
    sequence.ifPresent(
        shown -> {
          out.println("  shown:   [" + String.join("] -> [", shown.observations()) + "]");
          out.println(
              "           by a run of "
                  + (isOfFirst ? first : second)
                  + ", by none of "
                  + (isOfFirst ? second : first));
        });
    formula.ifPresent(this::tell);
    ObservedModel able = isOfFirst ? one : other;
    Kripke structure = isOfFirst ? a : b;
    Optional<Witness> run =
        sequence
            .map(shown -> new Witness(shown.run(), Witness.FINITE))
            .or(() -> formula.map(f -> Witness.of(structure, isOfFirst ? f : f.negated())));
    if (run.isPresent()) {
      Trace trace = able.replay(structure, run.get().states(), run.get().cycleStart());
      show(trace, isOfFirst ? first : second);
    }
  }

  private void show(Trace trace, String model) {
    out.println();
    if (trace.steps().isEmpty()) {
      out.println("the initial state of " + model + " shows it");
      return;
    }
    out.println("run of " + model + ", replayed:");
    out.print(TraceTable.render(trace, TraceTable.Extent.FULL));
  }

  private Optional<ShownSequence> sequence(Comparison comparison) {
    try {
      Optional<ShownSequence> found = comparison.shownSequence(maxSubsets);
      if (found.isEmpty()) {
        out.println(
            "  shown:   finite runs of both show the same; they differ in choices or cycles");
      }
      return found;
    } catch (TooLargeException e) {
      out.println("  shown:   not looked for any longer: " + e.getMessage());
      return Optional.empty();
    }
  }

  private Optional<Formula> formula(Comparison comparison) {
    try {
      return comparison.formula();
    } catch (TooLargeException e) {
      out.println("  formula: not looked for any longer: " + e.getMessage());
      return Optional.empty();
    }
  }

  private void tell(Formula formula) {
    // Who reads it wants to know what there is, not what there is not.
    boolean isNegated = formula.kind() == Formula.Kind.NOT;
    Formula shown = isNegated ? formula.negated() : formula;
    out.println(
        "  formula: "
            + FormulaText.of(shown, FormulaText.Style.STATES).orElse("too long to be read"));
    out.println(
        "           holds in "
            + (isNegated ? second : first)
            + ", not in "
            + (isNegated ? first : second)
            + " (evaluated on all states)");
  }
}
