package dev.gyre.plan;

import static dev.gyre.plan.PlanFixtures.FULL_MODEL;
import static dev.gyre.plan.PlanFixtures.PLAIN_MODEL;
import static dev.gyre.plan.PlanFixtures.formula;
import static dev.gyre.plan.PlanFixtures.refused;
import static dev.gyre.plan.PlanFixtures.wishes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.pass.Optimisation;
import dev.gyre.property.Fairness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CompatibilityTest {

  @Test
  void defaultsAreMet() throws RefusedException {
    CheckPlan plan = Compatibility.decide(CheckOptions.none(), PLAIN_MODEL);
    assertThat(plan.search()).isEqualTo(SearchOrder.DFS);
    assertThat(plan.store()).isEqualTo(StoreKind.TREE);
    assertThat(plan.threads()).isEqualTo(Runtime.getRuntime().availableProcessors());
    assertThat(plan.checks()).isEqualTo(Check.safety());
    assertThat(plan.unchecked()).isEmpty();
    assertThat(plan.notes()).isEmpty();
    assertThat(plan.optimisations()).containsExactlyInAnyOrder(Optimisation.values());
    assertThat(plan.lines()).anyMatch(line -> line.startsWith("search"));
  }

  @Test
  void plainMeansNothingIsReduced() throws RefusedException {
    CheckOptions plain = CheckOptions.none().withOptimisations(Optimisations.PLAIN);
    CheckPlan plan = Compatibility.decide(plain, PLAIN_MODEL);
    assertThat(plan.optimisations()).isEmpty();
    assertThat(plan.reductions()).allMatch(r -> r.state() == Reduction.State.OFF);
  }

  @Test
  void symmetryIsTheDefaultAndNeedsNoExcuse() throws RefusedException {
    SymmetryFindings found =
        new SymmetryFindings(
            List.of("3 x P"), List.of("2 x Q: it counts (line 3)"), SymmetryFindings.Runs.NONE);
    CheckPlan usual = Compatibility.decide(CheckOptions.none(), PLAIN_MODEL, found);
    assertThat(usual.symmetry()).contains(Symmetry.REFINE);
    assertThat(usual.notes()).isEmpty();
    assertThat(usual.lines()).anyMatch(line -> line.contains("2 x Q: it counts (line 3)"));
    CheckPlan asked =
        Compatibility.decide(
            CheckOptions.none()
                .withSymmetry(Symmetry.REFINE)
                .withOptimisations(Optimisations.PLAIN),
            PLAIN_MODEL,
            found);
    assertThat(asked.symmetry()).contains(Symmetry.REFINE);
    assertThat(asked.notes()).containsExactly("not interchangeable: 2 x Q: it counts (line 3)");
    CheckOptions plain = CheckOptions.none().withOptimisations(Optimisations.PLAIN);
    assertThat(Compatibility.decide(plain, PLAIN_MODEL, found).symmetry()).isEmpty();
  }

  @Test
  void allScenariosKeepWriteOnlyVariables() throws RefusedException {
    CheckOptions wishes = CheckOptions.none().withOptimisations(Optimisations.ALL_SCENARIOS);
    assertThat(Compatibility.decide(wishes, PLAIN_MODEL).optimisations())
        .containsExactlyInAnyOrder(Optimisation.STATEMENT_MERGING, Optimisation.DEAD_VARIABLES);
  }

  @Test
  void anObstacleSwitchesMergingOffAndIsNamed() throws RefusedException {
    ModelFacts traits =
        new ModelFacts(
            List.of(),
            List.of(),
            List.of(),
            Optional.of("the model reads _last"),
            OrderObstacles.NONE.withModel("a process reads _last"));
    CheckPlan plan = Compatibility.decide(CheckOptions.none(), traits);
    assertThat(plan.optimisations()).doesNotContain(Optimisation.STATEMENT_MERGING);
    assertThat(plan.lines())
        .anyMatch(line -> line.startsWith("statement merging") && line.contains("_last"));
  }

  @Test
  void aPassThatIsNotMadeForAPropertyIsNamedWithTheReason() throws RefusedException {
    PassObstacles passes =
        new PassObstacles(
            TimeFacts.Timers.NONE,
            Optional.empty(),
            Optional.of("priorities"),
            Map.of("f", "it uses X (next)"));
    ModelFacts traits =
        new ModelFacts(
            List.of(),
            List.of(formula("f", ModelFacts.Formula.Next.USED)),
            List.of(),
            passes,
            OrderObstacles.NONE,
            TimeFacts.NONE);
    assertThat(Compatibility.decide(CheckOptions.none(), traits).lines())
        .anyMatch(line -> isOf("statement merging", line, "on", "not for f: it uses X (next)"))
        .anyMatch(line -> isOf("write-only variables", line, "on", "not for f: a run need not"));
    CheckOptions fair = CheckOptions.none().withFairness(Fairness.WEAK);
    assertThat(Compatibility.decide(fair, traits).lines())
        .anyMatch(line -> isOf("statement merging", line, "on", "not for f: priorities"));
    CheckOptions global =
        CheckOptions.none().withFairness(Fairness.GLOBAL).withProperties(List.of("f"));
    assertThat(Compatibility.decide(global, traits).lines())
        .anyMatch(line -> isOf("dead variables", line, "off", "every single step"));
  }

  private static boolean isOf(String pass, String line, String state, String reason) {
    return line.startsWith(pass) && line.contains(" " + state + " (") && line.contains(reason);
  }

  @Test
  void whatIsNotThereIsRefused() {
    Set<Check> checks = Check.safety();
    refused(wishes(StoreKind.DELTA, PartialOrder.OFF, Optional.empty(), checks), "--store");
    refused(wishes(StoreKind.TABLE, PartialOrder.OFF, Optional.empty(), Set.of()), "--check");
    refused(wishes(StoreKind.TABLE, PartialOrder.OFF, Optional.of(0), checks), "--threads 0");
  }

  @Test
  void sizesThatCannotBeAreRefused() {
    long huge = Runtime.getRuntime().maxMemory();
    refused(
        CheckOptions.none().withStore(new StoreSetup.Bitstate(0, 1 << 20)), "--store bitstate:0");
    refused(CheckOptions.none().withStore(new StoreSetup.Bitstate(65, 1 << 20)), "from 1 to 64");
    refused(CheckOptions.none().withStore(new StoreSetup.Compact(3, 1 << 20)), "from 4 to 64");
    refused(CheckOptions.none().withStore(new StoreSetup.Compact(8, 1023)), "at least 1024");
    refused(CheckOptions.none().withStore(new StoreSetup.Bitstate(3, huge)), "-Xmx");
  }

  @Test
  void aLossyStoreIsCalledLossy() throws RefusedException {
    StoreSetup bits = new StoreSetup.Bitstate(3, 1 << 20);
    CheckPlan plan = Compatibility.decide(CheckOptions.none().withStore(bits), PLAIN_MODEL);
    assertThat(plan.storeSetup()).isEqualTo(bits);
    assertThat(plan.store()).isEqualTo(StoreKind.BITSTATE);
    assertThat(plan.lines()).anyMatch(line -> line.contains("bitstate:3 (asked for; lossy"));
  }

  @Test
  void partialOrderReductionIsOnUnlessSomethingStandsInTheWay() throws RefusedException {
    assertThat(Compatibility.decide(CheckOptions.none(), PLAIN_MODEL).partialOrder())
        .contains(PartialOrder.ON);
    CheckOptions plain = CheckOptions.none().withOptimisations(Optimisations.PLAIN);
    assertThat(Compatibility.decide(plain, PLAIN_MODEL).partialOrder()).isEmpty();
    CheckOptions off = CheckOptions.none().withPartialOrder(PartialOrder.OFF);
    assertThat(Compatibility.decide(off, PLAIN_MODEL).partialOrder()).isEmpty();
    CheckOptions on = CheckOptions.none().withPartialOrder(PartialOrder.ON);
    assertThat(Compatibility.decide(on, PLAIN_MODEL).partialOrder()).contains(PartialOrder.ON);
    CheckOptions shortest = CheckOptions.none().withSearch(SearchOrder.BFS);
    assertThat(Compatibility.decide(shortest, PLAIN_MODEL).partialOrder()).isEmpty();
    CheckPlan reduced =
        Compatibility.decide(shortest.withPartialOrder(PartialOrder.ON), PLAIN_MODEL);
    assertThat(reduced.partialOrder()).contains(PartialOrder.ON);
    assertThat(reduced.notes()).hasSize(1);
    CheckOptions cluster =
        wishes(StoreKind.TREE, PartialOrder.CLUSTER, Optional.empty(), Check.safety());
    assertThat(Compatibility.decide(cluster, PLAIN_MODEL).partialOrder())
        .contains(PartialOrder.CLUSTER);
    CheckPlan hindered =
        Compatibility.decide(
            cluster, PLAIN_MODEL.withPartialOrderObstacle("a process reads _last"));
    assertThat(hindered.partialOrder()).isEmpty();
    assertThat(hindered.lines()).anyMatch(line -> line.contains("off (a process reads _last)"));
  }

  @Test
  void partialOrderReductionIsOffForPropertiesThatWouldNotice() throws RefusedException {
    CheckOptions on = CheckOptions.none().withPartialOrder(PartialOrder.ON);
    assertThat(Compatibility.decide(on, FULL_MODEL).allOrders()).isEmpty();
    OrderObstacles counting =
        new OrderObstacles(
            Optional.empty(), Map.of("p", "it uses X (next)"), Optional.of("somebody waits"));
    ModelFacts model =
        new ModelFacts(
            FULL_MODEL.claims(),
            FULL_MODEL.formulas(),
            FULL_MODEL.labels(),
            Optional.empty(),
            counting);
    CheckPlan plan = Compatibility.decide(on, model);
    assertThat(plan.allOrders()).containsOnlyKeys("p");
    assertThat(plan.notes())
        .containsExactly("all orders of steps are looked at for p, because it uses X (next)");
    assertThat(Compatibility.decide(on.withFairness(Fairness.WEAK), model).allOrders())
        .containsOnlyKeys("n", "p", "acceptance", "progress");
    assertThat(Compatibility.decide(on.withFairness(Fairness.GLOBAL), FULL_MODEL).allOrders())
        .containsOnlyKeys("n", "p", "acceptance", "progress");
    CheckOptions off = CheckOptions.none().withPartialOrder(PartialOrder.OFF);
    assertThat(Compatibility.decide(off, model).allOrders()).isEmpty();
  }

  @Test
  void whatIsUsedForNoPropertyIsOff() throws RefusedException {
    OrderObstacles counting =
        new OrderObstacles(Optional.empty(), Map.of("p", "it uses X (next)"), Optional.empty());
    ModelFacts model =
        new ModelFacts(
            FULL_MODEL.claims(),
            FULL_MODEL.formulas(),
            FULL_MODEL.labels(),
            Optional.empty(),
            counting);
    assertThat(line("partial order", CheckOptions.none(), model))
        .startsWith("on (default; ")
        .endsWith("; not for p: it uses X (next))");
    CheckOptions formula = CheckOptions.none().withProperties(List.of("p"));
    assertThat(line("partial order", formula, model)).isEqualTo("off (it uses X (next))");
  }

  @Test
  void symmetryThatIsUsedForNoPropertyIsOff() throws RefusedException {
    CheckOptions formula = CheckOptions.none().withProperties(List.of("p"));
    assertThat(line("symmetry", CheckOptions.none(), FULL_MODEL)).startsWith("on (default; ");
    assertThat(line("symmetry", formula, FULL_MODEL))
        .isEqualTo("off (all states are looked at for ltl p, because it tells them apart)");
  }

  /** What the plan says of a reduction, in a model with three processes that {@code p} names. */
  private static String line(String reduction, CheckOptions wishes, ModelFacts model)
      throws RefusedException {
    SymmetryFindings.Runs runs =
        new SymmetryFindings.Runs(
            Optional.empty(),
            Map.of("p", "it tells them apart"),
            Map.of(),
            Map.of(),
            SymmetryFindings.Ends.KEPT,
            SymmetryFindings.Shapes.SETS);
    SymmetryFindings found = new SymmetryFindings(List.of("3 x P"), List.of(), runs);
    return Compatibility.decide(wishes, model, found).lines().stream()
        .filter(line -> line.startsWith(reduction + " "))
        .map(line -> line.substring(reduction.length()).strip())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void threadsAreAsManyAsAskedFor() throws RefusedException {
    CheckOptions many = wishes(StoreKind.TABLE, PartialOrder.OFF, Optional.of(8), Check.safety());
    assertThat(Compatibility.decide(many, PLAIN_MODEL).threads()).isEqualTo(8);
  }
}
