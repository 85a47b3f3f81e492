package dev.gyre.cli;

import dev.gyre.lts.Comparison;
import dev.gyre.lts.Relation;
import dev.gyre.lts.ShownSequence;
import dev.gyre.lts.formula.Formula;
import dev.gyre.lts.formula.FormulaText;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.TooLargeException;
import dev.gyre.lts.trace.TraceDifference;
import dev.gyre.system.CancelledException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Compares two graphs and says why they differ. */
final class LtsComparison {
  private final PrintWriter out;
  private final String first;
  private final String second;
  private final Relation relation;
  private final int maxSubsets;

  /** How much is said. */
  enum Detail {
    VERDICT,
    REASONS
  }

  LtsComparison(PrintWriter out, String first, String second, Relation relation, int maxSubsets) {
    this.out = out;
    this.first = first;
    this.second = second;
    this.relation = relation;
    this.maxSubsets = maxSubsets;
  }

  ExitStatus of(Kripke a, Kripke b, Detail detail) throws TooLargeException {
    Comparison comparison = Comparison.of(a, b, relation);
    boolean areEquivalent = comparison.areEquivalent(maxSubsets);
    out.println(
        first
            + " and "
            + second
            + " are "
            + (areEquivalent ? "" : "not ")
            + LtsText.related(relation));
    out.flush();
    if (detail == Detail.REASONS) {
      explain(comparison, areEquivalent);
    }
    return areEquivalent ? ExitStatus.SUCCESS : ExitStatus.VIOLATED;
  }

  private void explain(Comparison comparison, boolean areEquivalent) throws TooLargeException {
    if (areEquivalent) {
      if (relation != Relation.TRACE) {
        out.println("  states in " + comparison.classCount() + " classes");
      }
      return;
    }
    try {
      if (relation == Relation.STUTTER) {
        tryTo(() -> sequence(comparison.shownSequence(maxSubsets)));
      } else {
        tryTo(() -> trace(comparison.trace(maxSubsets)));
      }
      if (relation != Relation.TRACE) {
        tryTo(() -> formula(comparison.formula()));
      }
    } catch (CancelledException e) {
      out.println("  why: the time was up before that was known");
    }
  }

  /** A reason that would be found with too much effort. */
  private interface Reason {
    void tell() throws TooLargeException;
  }

  private void tryTo(Reason reason) {
    try {
      reason.tell();
    } catch (TooLargeException e) {
      out.println("  not looked for any longer: " + e.getMessage());
    }
  }

  private void trace(Optional<TraceDifference> found) {
    if (found.isEmpty()) {
      out.println("  trace:   none: both can make the same sequences of visible steps");
      return;
    }
    TraceDifference trace = found.get();
    String able = trace.isOfFirst() ? first : second;
    String unable = trace.isOfFirst() ? second : first;
    List<String> labels = trace.labels();
    out.println(
        "  trace:   "
            + labels.stream().map(label -> "\"" + label + "\"").collect(Collectors.joining(" ")));
    out.println(
        "           replayed: "
            + able
            + " can do that, "
            + unable
            + " not the last of "
            + LtsText.count(labels.size(), "step"));
  }

  private void sequence(Optional<ShownSequence> found) {
    if (found.isEmpty()) {
      out.println("  runs:    none: finite runs of both show the same");
      return;
    }
    ShownSequence sequence = found.get();
    String able = sequence.isOfFirst() ? first : second;
    String unable = sequence.isOfFirst() ? second : first;
    out.println("  run:     [" + String.join("] -> [", sequence.observations()) + "]");
    out.println(
        "           replayed: a run of " + able + " shows that, none of " + unable + " does");
  }

  private void formula(Optional<Formula> found) {
    if (found.isEmpty()) {
      return;
    }
    FormulaText.Style style =
        relation == Relation.STUTTER ? FormulaText.Style.STATES : FormulaText.Style.STEPS;
    // Who reads it wants to know what there is, not what there is not.
    boolean isNegated = found.get().kind() == Formula.Kind.NOT;
    Formula shown = isNegated ? found.get().negated() : found.get();
    Optional<String> text = FormulaText.of(shown, style);
    out.println("  formula: " + text.orElse("too long to be read"));
    out.println(
        "           evaluated: holds in "
            + (isNegated ? second : first)
            + ", not in "
            + (isNegated ? first : second));
  }
}
