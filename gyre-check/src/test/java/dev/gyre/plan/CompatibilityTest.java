package dev.gyre.plan;

import static dev.gyre.plan.PlanFixtures.FULL_MODEL;
import static dev.gyre.plan.PlanFixtures.PLAIN_MODEL;
import static dev.gyre.plan.PlanFixtures.always;
import static dev.gyre.plan.PlanFixtures.model;
import static dev.gyre.plan.PlanFixtures.next;
import static dev.gyre.plan.PlanFixtures.options;
import static dev.gyre.plan.PlanFixtures.plan;
import static dev.gyre.plan.PlanFixtures.process;
import static dev.gyre.plan.PlanFixtures.refused;
import static dev.gyre.plan.PlanFixtures.withFindings;
import static dev.gyre.plan.PlanFixtures.yes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Expr;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.por.Method;
import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.search.TransitionReduction.Preserved;
import dev.gyre.symmetry.Strategy;
import dev.gyre.system.Channels;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CompatibilityTest {
  private static final CheckOptions PLAIN =
      CheckOptions.none().withOptimisations(Optimisations.PLAIN);

  /** A process that waits for its turn by {@code _last}. */
  private static final ModelFacts READS_LAST =
      model(List.of(process(new Expr.SystemValue(Expr.SystemFact.LAST_PID))));

  /** One of whose formulas counts steps. */
  private static final ModelFacts COUNTS_STEPS = model(List.of(process(yes())), next("p"));

  private static PropertyPlan safety(CheckOptions options, ModelFacts model)
      throws RefusedException {
    return plan(options, model, "safety");
  }

  private static Optional<Method> method(CheckOptions options, ModelFacts model)
      throws RefusedException {
    return safety(options, model).order().use().map(OrderPlan.Use::method);
  }

  @Test
  void defaultsAreMet() throws RefusedException {
    CheckPlan plan = Compatibility.decide(CheckOptions.none(), PLAIN_MODEL);
    SearchPlan search = plan.search();
    assertThat(search.order()).isEqualTo(SearchOrder.DFS);
    assertThat(search.store().kind()).isEqualTo(StoreKind.TREE);
    assertThat(search.threads()).isEqualTo(Runtime.getRuntime().availableProcessors());
    assertThat(search.checks()).isEqualTo(Check.safety());
    assertThat(plan.unchecked()).isEmpty();
    assertThat(plan.notes()).isEmpty();
    assertThat(plan.plans()).hasSize(1);
    assertThat(plan.plans().get(0).passes().made())
        .containsExactlyInAnyOrder(Optimisation.values());
    assertThat(plan.lines()).anyMatch(line -> line.startsWith("search"));
  }

  @Test
  void plainMeansNothingIsReduced() throws RefusedException {
    CheckPlan plan = Compatibility.decide(PLAIN, PLAIN_MODEL);
    assertThat(plan.isReduced()).isFalse();
    assertThat(plan.reductions()).noneMatch(Reduction::isOn);
  }

  @Test
  void symmetryIsTheDefaultAndNeedsNoExcuse() throws RefusedException {
    ModelFacts found =
        withFindings(PLAIN_MODEL, List.of("3 x P"), List.of("2 x Q: it counts (line 3)"));
    CheckPlan usual = Compatibility.decide(CheckOptions.none(), found);
    assertThat(usual.plans().get(0).symmetry().strategy()).contains(Strategy.REFINE);
    assertThat(usual.notes()).isEmpty();
    assertThat(usual.lines()).anyMatch(line -> line.contains("2 x Q: it counts (line 3)"));
    CheckPlan asked = Compatibility.decide(PLAIN.withSymmetry(SymmetryOption.REFINE), found);
    assertThat(asked.plans().get(0).symmetry().strategy()).contains(Strategy.REFINE);
    assertThat(asked.notes()).containsExactly("not interchangeable: 2 x Q: it counts (line 3)");
    assertThat(safety(PLAIN, found).symmetry().strategy()).isEmpty();
  }

  @Test
  void allScenariosKeepWriteOnlyVariables() throws RefusedException {
    CheckOptions options = CheckOptions.none().withOptimisations(Optimisations.ALL_SCENARIOS);
    assertThat(safety(options, PLAIN_MODEL).passes().made())
        .containsExactlyInAnyOrder(Optimisation.STATEMENT_MERGING, Optimisation.DEAD_VARIABLES);
  }

  @Test
  void anObstacleSwitchesMergingOffAndIsNamed() throws RefusedException {
    CheckPlan plan = Compatibility.decide(CheckOptions.none(), READS_LAST);
    assertThat(plan.plans().get(0).passes().made()).doesNotContain(Optimisation.STATEMENT_MERGING);
    assertThat(plan.lines())
        .anyMatch(line -> line.startsWith("statement merging") && line.contains("_last"));
  }

  @Test
  void aPassThatIsNotMadeForAPropertyIsNamedWithTheReason() throws RefusedException {
    assertThat(Compatibility.decide(CheckOptions.none(), COUNTS_STEPS).lines())
        .anyMatch(line -> isOf("statement merging", line, "on", "not for p: it uses X (next)"))
        .anyMatch(line -> isOf("write-only variables", line, "on", "not for p: a run need not"));
    CheckOptions global =
        CheckOptions.none().withFairness(Fairness.GLOBAL).withProperties(List.of("p"));
    assertThat(Compatibility.decide(global, COUNTS_STEPS).lines())
        .anyMatch(line -> isOf("dead variables", line, "off", "every single step"));
  }

  private static boolean isOf(String pass, String line, String state, String reason) {
    return line.startsWith(pass) && line.contains(" " + state + " (") && line.contains(reason);
  }

  @Test
  void whatIsNotThereIsRefused() {
    Set<Check> checks = Check.safety();
    refused(options(StoreKind.DELTA, 1, checks), "store delta");
    refused(options(StoreKind.TABLE, 1, Set.of()), "nothing to check");
    refused(options(StoreKind.TABLE, 0, checks), "threads 0");
    refused(options(StoreKind.TABLE, 257, checks), "threads 257");
  }

  @Test
  void limitsThatMakeNoSenseAreRefused() {
    CheckOptions none = CheckOptions.none();
    refused(
        none.withLimits(new Limits(OptionalLong.of(-1), Optional.empty(), OptionalLong.empty())),
        "depth -1");
    refused(
        none.withLimits(new Limits(OptionalLong.empty(), Optional.empty(), OptionalLong.of(1))),
        "memory");
  }

  @Test
  void sizesThatCannotBeAreRefused() {
    long huge = Runtime.getRuntime().maxMemory();
    CheckOptions none = CheckOptions.none();
    refused(none.withStore(new StoreSetup.Bitstate(0, 1 << 20)), "store bitstate:0");
    refused(none.withStore(new StoreSetup.Bitstate(65, 1 << 20)), "from 1 to 64");
    refused(none.withStore(new StoreSetup.Compact(3, 1 << 20)), "from 4 to 64");
    refused(none.withStore(new StoreSetup.Compact(8, 1023)), "at least 1024");
    refused(none.withStore(new StoreSetup.Bitstate(3, huge)), "-Xmx");
  }

  @Test
  void aLossyStoreIsCalledLossy() throws RefusedException {
    StoreSetup bits = new StoreSetup.Bitstate(3, 1 << 20);
    CheckPlan plan = Compatibility.decide(CheckOptions.none().withStore(bits), PLAIN_MODEL);
    assertThat(plan.search().store()).isEqualTo(bits);
    assertThat(plan.lines()).anyMatch(line -> line.contains("bitstate:3 (asked for; lossy"));
  }

  @Test
  void partialOrderReductionIsOnUnlessSomethingStandsInTheWay() throws RefusedException {
    CheckOptions none = CheckOptions.none();
    assertThat(method(none, PLAIN_MODEL)).contains(Method.STUBBORN);
    assertThat(method(PLAIN, PLAIN_MODEL)).isEmpty();
    assertThat(method(none.withPartialOrder(PartialOrder.OFF), PLAIN_MODEL)).isEmpty();
    assertThat(method(PLAIN.withPartialOrder(PartialOrder.ON), PLAIN_MODEL))
        .contains(Method.STUBBORN);
    CheckOptions shortest = none.withSearch(SearchOrder.BFS);
    assertThat(method(shortest, PLAIN_MODEL)).isEmpty();
    CheckPlan reduced =
        Compatibility.decide(shortest.withPartialOrder(PartialOrder.ON), PLAIN_MODEL);
    assertThat(reduced.plans().get(0).order().use()).isPresent();
    assertThat(reduced.notes()).hasSize(1);
    CheckOptions cluster = none.withPartialOrder(PartialOrder.CLUSTER);
    assertThat(method(cluster, PLAIN_MODEL)).contains(Method.CLUSTER);
    assertThat(method(cluster, READS_LAST)).isEmpty();
    assertThat(method(cluster.withChannels(Channels.LOSSY), PLAIN_MODEL)).isEmpty();
    assertThat(Compatibility.decide(cluster, READS_LAST).lines())
        .anyMatch(line -> line.startsWith("partial order") && line.contains("off (a process"));
  }

  @Test
  void whatKeepsAStepFromBeingPutOffForEver() throws RefusedException {
    CheckOptions ample = CheckOptions.none().withPartialOrder(PartialOrder.AMPLE);
    assertThat(proviso(ample.withThreads(1))).isEqualTo(OrderPlan.Proviso.OF_SEARCH);
    assertThat(proviso(ample.withThreads(2))).isEqualTo(OrderPlan.Proviso.STATIC);
    assertThat(proviso(CheckOptions.none().withThreads(1))).isEqualTo(OrderPlan.Proviso.STATIC);
  }

  @Test
  void theReasonNamesTheProvisoThatIsUsed() throws RefusedException {
    CheckOptions stubborn = CheckOptions.none().withPartialOrder(PartialOrder.STUBBORN);
    assertThat(safety(stubborn.withThreads(1), PLAIN_MODEL).order().reason())
        .endsWith("with the proviso of the search");
    assertThat(safety(stubborn.withThreads(2), PLAIN_MODEL).order().reason())
        .endsWith("with the proviso of the state alone");
    assertThat(plan(stubborn.withThreads(1), FULL_MODEL, "p").order().reason())
        .endsWith("with the proviso of the state alone");
  }

  private static OrderPlan.Proviso proviso(CheckOptions options) throws RefusedException {
    return safety(options, PLAIN_MODEL).order().use().orElseThrow().proviso();
  }

  @Test
  void whereOnlyDeadlocksCountNothingElseIsPreserved() throws RefusedException {
    CheckOptions deadlock = CheckOptions.none().withChecks(Set.of(Check.DEADLOCK));
    assertThat(safety(deadlock, PLAIN_MODEL).order().use().orElseThrow().preserved())
        .isEqualTo(Preserved.DEADLOCKS);
    assertThat(safety(CheckOptions.none(), PLAIN_MODEL).order().use().orElseThrow().preserved())
        .isEqualTo(Preserved.STEPS);
  }

  @Test
  void partialOrderReductionIsOffForPropertiesThatWouldNotice() throws RefusedException {
    CheckOptions on = CheckOptions.none().withPartialOrder(PartialOrder.ON);
    assertThat(withAllOrders(on, FULL_MODEL)).containsExactly("n");
    CheckPlan plan = Compatibility.decide(on, COUNTS_STEPS);
    assertThat(plan.notes())
        .contains("all orders of steps are looked at for p, because it uses X (next)");
    assertThat(withAllOrders(on.withFairness(Fairness.GLOBAL), FULL_MODEL))
        .containsExactly("n", "p", "acceptance", "progress");
  }

  private static List<String> withAllOrders(CheckOptions options, ModelFacts model)
      throws RefusedException {
    return Compatibility.decide(options, model).plans().stream()
        .filter(plan -> plan.order().use().isEmpty())
        .map(plan -> plan.property().name())
        .toList();
  }

  @Test
  void whoWaitsForATimeoutKeepsAllOrdersOfFairRuns() throws RefusedException {
    ModelFacts waiting =
        model(List.of(process(new Expr.SystemValue(Expr.SystemFact.TIMEOUT))), always("p"));
    CheckOptions none = CheckOptions.none();
    assertThat(withAllOrders(none, waiting)).isEmpty();
    assertThat(withAllOrders(none.withFairness(Fairness.WEAK), waiting)).containsExactly("p");
  }

  @Test
  void whatIsUsedForNoPropertyIsOff() throws RefusedException {
    assertThat(line("partial order", CheckOptions.none(), COUNTS_STEPS))
        .startsWith("on (default; ")
        .endsWith("; not for p: it uses X (next))");
    CheckOptions formula = CheckOptions.none().withProperties(List.of("p"));
    assertThat(line("partial order", formula, COUNTS_STEPS)).isEqualTo("off (it uses X (next))");
  }

  @Test
  void symmetryThatIsUsedForNoPropertyIsOff() throws RefusedException {
    ModelFacts found = withFindings(FULL_MODEL, List.of("3 x P"), List.of());
    CheckOptions formula = CheckOptions.none().withProperties(List.of("p"));
    assertThat(line("symmetry", CheckOptions.none(), found)).startsWith("on (default; ");
    // The system has no symmetry that the formula could leave.
    assertThat(line("symmetry", formula, found))
        .isEqualTo("off (it can tell all that is interchangeable apart)");
  }

  /** What the plan says of a reduction. */
  private static String line(String reduction, CheckOptions options, ModelFacts model)
      throws RefusedException {
    return Compatibility.decide(options, model).lines().stream()
        .filter(line -> line.startsWith(reduction + " "))
        .map(line -> line.substring(reduction.length()).strip())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void threadsAreAsManyAsAskedFor() throws RefusedException {
    CheckOptions many = options(StoreKind.TABLE, 8, Check.safety());
    assertThat(safety(many, PLAIN_MODEL).search().threads()).isEqualTo(8);
    Limits depth = new Limits(OptionalLong.of(10), Optional.empty(), OptionalLong.empty());
    assertThat(safety(many.withLimits(depth), PLAIN_MODEL).search().threads()).isEqualTo(1);
  }

  @Test
  void noTicksAreMergedWhereNoTimePasses() throws RefusedException {
    TickPlan ticks = safety(CheckOptions.none(), PLAIN_MODEL).ticks();
    assertThat(ticks).isEqualTo(new TickPlan(Ticks.SINGLE, "no time passes here"));
  }

  @Test
  void lostMessagesAreInterpreted() throws RefusedException {
    CheckOptions lossy = CheckOptions.none().withChannels(Channels.LOSSY);
    assertThat(safety(lossy, PLAIN_MODEL).execution().way())
        .isEqualTo(ExecutionPlan.Way.INTERPRETED);
    assertThat(safety(CheckOptions.none(), PLAIN_MODEL).execution().way())
        .isEqualTo(ExecutionPlan.Way.COMPILED);
  }
}
