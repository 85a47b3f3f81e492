package dev.gyre.plan;

import dev.gyre.property.Check;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import dev.gyre.property.Question;
import dev.gyre.system.Channels;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides how each property of a model is checked. The only place that combines reductions,
 * searches and stores: each reduction says for itself when it is sound ({@link
 * dev.gyre.property.Applicability}), and this asks them all. What cannot be had is refused with the
 * reason, or left out and said to be; never silently.
 */
public final class Compatibility {
  /** More would only take each other's memory. */
  private static final int MOST_THREADS = 256;

  private final CheckOptions options;
  private final ModelFacts model;
  private final CycleChoice cycles;
  private final SymmetryChoice symmetry;
  private final PartialOrderChoice orders;
  private final PassChoice passes;
  private final TimeChoice time;

  private Compatibility(CheckOptions options, ModelFacts model, CycleChoice cycles) {
    this.options = options;
    this.model = model;
    this.cycles = cycles;
    this.symmetry = new SymmetryChoice(options.reductions(), model);
    this.orders = new PartialOrderChoice(options, model);
    this.passes = new PassChoice(options.reductions().optimisations(), model);
    this.time = new TimeChoice(options, model);
  }

  /**
   * @throws RefusedException if what was asked for cannot be done
   */
  public static CheckPlan decide(CheckOptions options, ModelFacts model) throws RefusedException {
    options.limits().refuse();
    refuseWhatMakesNoSense(options);
    List<Property> properties = PropertyChoice.of(options, model);
    List<Question> questions =
        properties.stream().map(p -> new Question(p, options.questions().fairness())).toList();
    CycleChoice cycles = new CycleChoice(options, model, properties);
    Compatibility decision = new Compatibility(options, model, cycles);
    decision.time.refuse(questions);
    refuseEventsUnderGlobalFairness(questions, model);
    StoreSetup store = StoreChoice.of(options);
    refuseOnDisk(options, cycles);
    List<PropertyPlan> plans =
        questions.stream().map(question -> decision.plan(question, store)).toList();
    List<CheckPlan.Choice> choices = new ArrayList<>(decision.ofSearch(store, plans));
    choices.addAll(cycles.lines(plans));
    choices.addAll(decision.time.lines(plans));
    List<String> notes = new ArrayList<>(cycles.notes(plans));
    notes.addAll(decision.orders.notes(plans));
    notes.addAll(decision.time.notes(plans));
    notes.addAll(decision.symmetry.notes(plans));
    return new CheckPlan(
        plans,
        options.meaning().time(),
        choices,
        notes,
        PropertyChoice.unchecked(options, model, properties));
  }

  /** One property. What a choice depends on is decided before it. */
  private PropertyPlan plan(Question question, StoreSetup store) {
    SearchPlan together = new SearchPlan(order(), store, threads(), checks(question));
    SymmetryPlan states = symmetry.of(question, cycles.search());
    OrderPlan steps = orders.of(question, states, together);
    SearchPlan search = isBetterAlone(steps) ? together.byOne() : together;
    ExecutionPlan execution = execution(question);
    return new PropertyPlan(
        question,
        passes.of(question, execution.promises(), steps),
        time.of(question),
        execution,
        steps,
        states,
        search,
        cycles.of(question.property(), states));
  }

  private SearchOrder order() {
    return options.search().order().orElse(isOnDisk(options) ? SearchOrder.BFS : SearchOrder.DFS);
  }

  private static boolean isOnDisk(CheckOptions options) {
    return options.search().store().filter(s -> s.kind().isInFiles()).isPresent();
  }

  /**
   * A state that is met first at the limit is not met again: which ones those are must not depend
   * on luck, so one worker searches then.
   */
  private int threads() {
    return options.limits().maxDepth().isPresent()
        ? 1
        : options.search().threads().orElse(Runtime.getRuntime().availableProcessors());
  }

  /**
   * Once work is shared, only new states satisfy the proviso of a search, so that most steps are
   * taken after all: two workers would have far more to do than one.
   */
  private boolean isBetterAlone(OrderPlan steps) {
    return options.search().threads().isEmpty()
        && steps.use().filter(OrderPlan.Use::dependsOnSearch).isPresent();
  }

  /** All faults of a claim count, whatever is looked for in the system. */
  private Set<Check> checks(Question question) {
    if (!question.isSafety()) {
      return Check.safety();
    }
    Set<Check> checks = new HashSet<>(options.questions().checks().orElse(Check.safety()));
    checks.retainAll(Check.safety());
    return checks.isEmpty() ? Check.safety() : checks;
  }

  /** The compiler knows only channels that block; losing messages is rare enough to interpret. */
  private ExecutionPlan execution(Question question) {
    Channels channels = options.meaning().channels();
    ExclusiveUseWatch promises =
        question.isSafety() || model.promises() == ExclusiveUseWatch.KEPT
            ? model.promises()
            : ExclusiveUseWatch.IGNORED;
    return channels == Channels.LOSSY
        ? new ExecutionPlan(
            ExecutionPlan.Way.INTERPRETED, channels, promises, "messages may be lost")
        : new ExecutionPlan(
            ExecutionPlan.Way.COMPILED, channels, promises, "default; bytecode made for the model");
  }

  // ---- in words

  private List<CheckPlan.Choice> ofSearch(StoreSetup store, List<PropertyPlan> plans) {
    List<String> alone =
        plans.stream()
            .filter(plan -> isBetterAlone(plan.order()))
            .map(plan -> plan.property().name())
            .toList();
    boolean isAlone = alone.size() == plans.size();
    String why =
        alone.isEmpty()
            ? whySoMany()
            : (isAlone ? "" : whySoMany() + "; one for " + String.join(", ", alone) + ": ")
                + "several would leave out fewer steps, since the search looks after its proviso";
    return List.of(
        new CheckPlan.Choice("search", order().words(), why()),
        StoreChoice.line(store, options),
        new CheckPlan.Choice("threads", isAlone ? "1" : String.valueOf(threads()), why));
  }

  private String whySoMany() {
    if (options.limits().maxDepth().isPresent()) {
      return "which states lie within the limit of depth must not depend on luck";
    }
    return options.search().threads().isPresent() ? "asked for" : "default; one for each processor";
  }

  private String why() {
    String effect =
        order() == SearchOrder.DFS
            ? "needs the least memory; breadth first gives a shortest trace"
            : "gives a shortest trace";
    if (options.search().order().isPresent()) {
      return "asked for; " + effect;
    }
    return isOnDisk(options) ? "the store needs it" : "default; " + effect;
  }

  // ---- what is refused

  private static void refuseWhatMakesNoSense(CheckOptions options) throws RefusedException {
    if (options.questions().checks().filter(Set::isEmpty).isPresent()) {
      throw new RefusedException("nothing to check: nothing is to be looked for");
    }
    Optional<Integer> threads = options.search().threads();
    if (threads.isPresent() && threads.get() < 1) {
      throw new RefusedException("threads " + threads.get() + ": at least one is needed");
    }
    if (threads.isPresent() && threads.get() > MOST_THREADS) {
      throw new RefusedException(
          "threads " + threads.get() + ": at most " + MOST_THREADS + " can be used");
    }
  }

  /** States on disk are looked up level by level. */
  private static void refuseOnDisk(CheckOptions options, CycleChoice cycles)
      throws RefusedException {
    if (!isOnDisk(options)) {
      return;
    }
    if (options.search().order().filter(SearchOrder.DFS::equals).isPresent()) {
      throw new RefusedException(
          "the store disk needs a search breadth first, and depth first was asked for; leave"
              + " --search out, or take another store");
    }
    cycles.refuseFairnessOnDisk();
    cycles.refuseLabelsOnCluster();
    refuseEveryRunOnCluster(options);
  }

  /** A machine tells one example of each violation; the ways to all of them would be too many. */
  private static void refuseEveryRunOnCluster(CheckOptions options) throws RefusedException {
    boolean isOnCluster =
        options.search().store().filter(s -> s.kind() == StoreKind.CLUSTER).isPresent();
    if (isOnCluster && options.persistence().distinct() == Persistence.Distinct.RUN) {
      throw new RefusedException(
          "a cluster tells one example of each violation, and every run to them was asked for; ask"
              + " for all places instead, or leave --cluster out");
    }
  }

  /** What the last step was would be part of the states whose steps must all be taken. */
  private static void refuseEventsUnderGlobalFairness(List<Question> questions, ModelFacts model)
      throws RefusedException {
    for (Question question : questions) {
      boolean asksForEvents =
          question.property().kind() == Property.Kind.LTL
              && model.formulas().stream()
                  .filter(formula -> formula.name().equals(question.property().name()))
                  .anyMatch(formula -> formula.next() == ModelFacts.Formula.Next.EVENTS);
      if (asksForEvents && question.fairness() == Fairness.GLOBAL) {
        throw new RefusedException(
            question.property().inWords()
                + " asks for events, and global fairness is about states; ask for states, or for"
                + " strong fairness");
      }
    }
  }
}
