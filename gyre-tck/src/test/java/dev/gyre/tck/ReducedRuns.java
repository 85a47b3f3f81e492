package dev.gyre.tck;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.LassoCheck;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.por.Method;
import dev.gyre.por.ReducedSystem;
import dev.gyre.por.StaticReduction;
import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.system.StateLayout;
import dev.gyre.system.TransitionSystem;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiFunction;

/**
 * Compares whether a system has a bad infinite run with whether a reduced one has.
 *
 * @param system all of it
 * @param question what is asked of the system or of a reduced one
 * @param reduction how it is reduced; it may be told a false layout, to see whether that is noticed
 */
record ReducedRuns(
    TransitionSystem system,
    BiFunction<TransitionSystem, Fairness, CycleQuestion> question,
    Reduction reduction) {

  /** Makes a reduction. */
  interface Reduction {
    StaticReduction of(StateLayout layout, Method method, Fairness fairness);
  }

  /** The two answers, and how many states each took. */
  record Answers(
      boolean isViolated, Optional<String> difference, long wholeStates, long reducedStates) {}

  /** A question about a formula, which must have no X in it. */
  static ReducedRuns ofFormula(FormulaQuestion formula) {
    return new ReducedRuns(
        Systems.INTERPRETED.of(formula.watched()),
        formula::about,
        (layout, method, fairness) ->
            StaticReduction.ofClaim(layout, method, formula.claim().automaton(), fairness));
  }

  /** A question about accept labels, or about progress labels. */
  static ReducedRuns ofLabels(ProcessSystem model, Location.Mark label) {
    return new ReducedRuns(
        Systems.INTERPRETED.of(model),
        label == Location.Mark.ACCEPT
            ? CycleQuestion::ofAcceptLabels
            : CycleQuestion::ofProgressLabels,
        (layout, method, fairness) -> StaticReduction.ofLabels(layout, method, label, fairness));
  }

  Answers compare(Method method, Fairness fairness) {
    return compare(method, fairness, fairness, system.layout());
  }

  /**
   * @param kept the fairness that the reduction keeps
   * @param layout what the reduction takes the system for
   */
  Answers compare(Method method, Fairness fairness, Fairness kept, StateLayout layout) {
    LivenessOutcome whole = search(system, fairness);
    TransitionSystem fewer = new ReducedSystem(system, reduction.of(layout, method, kept));
    LivenessOutcome reduced = search(fewer, fairness);
    return new Answers(
        whole.lasso().isPresent(),
        difference(whole, reduced, fairness),
        whole.states(),
        reduced.states());
  }

  private Optional<String> difference(
      LivenessOutcome whole, LivenessOutcome reduced, Fairness fairness) {
    if (whole.end() != reduced.end()) {
      return Optional.of("all orders: " + whole.end() + ", reduced: " + reduced.end());
    }
    return reduced.lasso().isEmpty()
        ? Optional.empty()
        : new LassoCheck(question.apply(system, fairness)).complaint(reduced.lasso().get());
  }

  private LivenessOutcome search(TransitionSystem searched, Fairness fairness) {
    return new EmptinessSearch(
            question.apply(searched, fairness), SearchLimits.none(), SearchObserver.NONE)
        .run();
  }

  // ---- formulas

  private static final List<String> SHAPES =
      List.of(
          "[] A",
          "<> A",
          "[] <> A",
          "<> [] A",
          "[] (A -> <> B)",
          "A U B",
          "(<> A) -> (A U B)",
          "[] (A || <> B)",
          "<> (A && <> B)",
          "([] <> A) -> ([] <> B)",
          "[] ((A && !B) -> (A U B))",
          "(A V B)",
          "<> ([] A || [] B)");

  /** A formula without X about the variables, channels and processes of a model. */
  static Optional<String> formula(ProcessSystem model, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Variable> globals =
        model.globals().stream().filter(v -> v.size() == 1 && !v.name().contains(".")).toList();
    if (globals.isEmpty()) {
      return Optional.empty();
    }
    String shape = SHAPES.get(random.nextInt(SHAPES.size()));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < shape.length(); i++) {
      char c = shape.charAt(i);
      text.append(c == 'A' || c == 'B' ? proposition(globals, random) : String.valueOf(c));
    }
    return Optional.of(text.toString());
  }

  private static String proposition(List<Variable> globals, SplittableRandom random) {
    Variable variable = globals.get(random.nextInt(globals.size()));
    if (random.nextInt(8) == 0) {
      return "(_nr_pr > " + (1 + random.nextInt(3)) + ")";
    }
    if (variable.initial() instanceof Initial.Channels) {
      return "(len(" + variable.name() + ") > " + random.nextInt(2) + ")";
    }
    String[] operators = {"==", "!=", ">", "<"};
    return "("
        + variable.name()
        + " "
        + operators[random.nextInt(operators.length)]
        + " "
        + random.nextInt(3)
        + ")";
  }
}
