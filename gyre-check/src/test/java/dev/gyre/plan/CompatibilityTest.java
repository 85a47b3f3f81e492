package dev.gyre.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.ir.Location;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CompatibilityTest {
  private static final ModelFacts PLAIN_MODEL =
      new ModelFacts(List.of(), List.of(), List.of(), Optional.empty(), OrderObstacles.NONE);

  private static CheckOptions wishes(
      StoreKind store, PartialOrder partialOrder, Optional<Integer> threads, Set<Check> checks) {
    CheckOptions none = CheckOptions.none();
    return new CheckOptions(
        none.search(),
        Optional.of(new StoreSetup.Exact(store)),
        partialOrder,
        none.symmetry(),
        none.fairness(),
        none.optimisations(),
        threads,
        Optional.of(checks),
        none.properties(),
        none.formulas(),
        none.time());
  }

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

  private static void refused(CheckOptions wishes, String message) {
    assertThatThrownBy(() -> Compatibility.decide(wishes, PLAIN_MODEL))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining(message);
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

  private static final ModelFacts FULL_MODEL =
      new ModelFacts(
          List.of(new ModelFacts.Claim("n", List.of(Location.Mark.ACCEPT))),
          List.of(formula("p", ModelFacts.Formula.Next.NOT_USED)),
          List.of(Location.Mark.ACCEPT, Location.Mark.PROGRESS),
          Optional.empty(),
          OrderObstacles.NONE);

  private static ModelFacts.Formula formula(String name, ModelFacts.Formula.Next next) {
    return new ModelFacts.Formula(name, ModelFacts.Formula.Origin.MODEL, next);
  }

  @Test
  void everythingTheModelAsksForIsChecked() throws RefusedException {
    assertThat(names(CheckOptions.none(), FULL_MODEL))
        .containsExactly("safety", "n", "p", "acceptance", "progress");
    assertThat(Compatibility.decide(CheckOptions.none(), FULL_MODEL).unchecked()).isEmpty();
  }

  @Test
  void whatNobodyChecksIsSaid() throws RefusedException {
    CheckOptions deadlock = CheckOptions.none().withChecks(Set.of(Check.DEADLOCK));
    CheckPlan plan = Compatibility.decide(deadlock, FULL_MODEL);
    assertThat(plan.checks()).containsExactly(Check.DEADLOCK);
    assertThat(names(deadlock, FULL_MODEL)).containsExactly("safety");
    assertThat(plan.unchecked())
        .containsExactly(
            "never claim n, ltl p, acceptance cycles, non-progress cycles"
                + " (--check names something else)");
  }

  @Test
  void checksChooseAmongThePropertiesWithoutNames() throws RefusedException {
    CheckOptions acceptance = CheckOptions.none().withChecks(Set.of(Check.ACCEPTANCE));
    assertThat(names(acceptance, FULL_MODEL)).containsExactly("n", "p", "acceptance");
    assertThat(names(acceptance, claims("a"))).containsExactly("a");
    assertThat(names(acceptance, PLAIN_MODEL)).containsExactly("acceptance");
    CheckOptions progress = CheckOptions.none().withChecks(Set.of(Check.PROGRESS, Check.ASSERT));
    assertThat(names(progress, FULL_MODEL)).containsExactly("safety", "progress");
    assertThat(Compatibility.decide(progress, PLAIN_MODEL).notes())
        .containsExactly(
            "no process has a progress label, so every infinite run is without progress");
  }

  @Test
  void aFormulaOfTheCallIsCheckedInsteadOfEverythingElse() throws RefusedException {
    ModelFacts traits =
        new ModelFacts(
            List.of(),
            List.of(
                formula("p", ModelFacts.Formula.Next.NOT_USED),
                new ModelFacts.Formula(
                    "ltl_0", ModelFacts.Formula.Origin.CALL, ModelFacts.Formula.Next.NOT_USED)),
            List.of(),
            Optional.empty(),
            OrderObstacles.NONE);
    CheckOptions given = CheckOptions.none().withFormulas(List.of("[] q"));
    assertThat(names(given, traits)).containsExactly("ltl_0");
    assertThat(names(given.withProperties(List.of("p")), traits)).containsExactly("p", "ltl_0");
    assertThat(names(given.withChecks(Set.of(Check.ASSERT)), traits))
        .containsExactly("safety", "ltl_0");
  }

  @Test
  void namesOfTheModelComeFirst() throws RefusedException {
    assertThat(names(CheckOptions.none(), claims("safety")))
        .containsExactly("built-in-safety", "safety");
    CheckOptions named = CheckOptions.none().withProperties(List.of("safety"));
    assertThat(Compatibility.decide(named, claims("safety")).properties())
        .extracting(Property::kind)
        .containsExactly(Property.Kind.NEVER);
  }

  @Test
  void whatIsNotForInfiniteRunsIsSaid() throws RefusedException {
    List<StoreSetup> stores =
        List.of(
            new StoreSetup.Exact(StoreKind.TREE),
            new StoreSetup.Exact(StoreKind.TABLE),
            new StoreSetup.Bitstate(3, 1 << 20),
            new StoreSetup.Compact(32, 1 << 20));
    for (StoreSetup store : stores) {
      for (SearchOrder order : SearchOrder.values()) {
        for (int threads : new int[] {1, 4}) {
          for (Fairness fairness : Fairness.values()) {
            CheckOptions wishes =
                wishes(store.kind(), PartialOrder.AUTO, Optional.of(threads), Check.all())
                    .withStore(store)
                    .withSearch(order)
                    .withFairness(fairness);
            CheckPlan plan = Compatibility.decide(wishes, FULL_MODEL);
            boolean isWeak = fairness == Fairness.NONE || fairness == Fairness.WEAK;
            boolean isExact = store instanceof StoreSetup.Exact;
            int departures =
                1 // time cannot go on, because there are no timers
                    + (store.kind() == StoreKind.TREE ? 0 : 1)
                    + (order == SearchOrder.BFS ? 1 : 0)
                    + (threads > 1 && !(isWeak && isExact) ? 1 : 0);
            assertThat(plan.notes()).hasSize(departures);
            assertThat(plan.cycles().fairness()).isEqualTo(fairness);
            assertThat(plan.cycles().lossyStore().isPresent()).isEqualTo(isWeak && !isExact);
            assertThat(plan.cycles().threads()).isEqualTo(isWeak && isExact ? threads : 1);
            assertThat(plan.lines())
                .anyMatch(line -> line.matches("fairness +" + fairness.word() + " .*"))
                .anyMatch(line -> line.contains("for n, p, acceptance, progress"));
            // For what finite runs decide everything is as it was asked for.
            assertThat(plan.storeSetup()).isEqualTo(store);
            assertThat(plan.search()).isEqualTo(order);
            assertThat(plan.threads()).isEqualTo(threads);
          }
        }
      }
    }
  }

  @Test
  void fairnessWithoutInfiniteRunsIsNoted() throws RefusedException {
    CheckOptions fair = CheckOptions.none().withFairness(Fairness.WEAK);
    assertThat(Compatibility.decide(fair, PLAIN_MODEL).notes())
        .singleElement()
        .asString()
        .startsWith("--fairness weak changes nothing");
    assertThat(Compatibility.decide(fair, FULL_MODEL).notes()).isEmpty();
  }

  @Test
  void theNextOperatorIsNoted() throws RefusedException {
    ModelFacts traits =
        new ModelFacts(
            List.of(),
            List.of(formula("p", ModelFacts.Formula.Next.USED)),
            List.of(),
            Optional.empty(),
            OrderObstacles.NONE);
    assertThat(Compatibility.decide(CheckOptions.none(), traits).notes())
        .singleElement()
        .asString()
        .contains("ltl p uses X");
  }

  @Test
  void everyClaimIsCheckedUnlessSomeAreNamed() throws RefusedException {
    ModelFacts traits = claims("a", "b");
    assertThat(names(CheckOptions.none(), traits)).containsExactly("safety", "a", "b");
    CheckOptions onlyB = CheckOptions.none().withProperties(List.of("b", "b"));
    assertThat(names(onlyB, traits)).containsExactly("b");
    assertThat(Compatibility.decide(onlyB, traits).unchecked())
        .singleElement()
        .asString()
        .isEqualTo("safety, never claim a (--property names something else)");
  }

  @Test
  void anUnknownPropertyIsRefusedWithTheNamesThereAre() {
    CheckOptions wishes = CheckOptions.none().withProperties(List.of("c"));
    assertThatThrownBy(() -> Compatibility.decide(wishes, claims("a", "b")))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("--property c")
        .hasMessageContaining("safety, a, b");
  }

  private static ModelFacts claims(String... names) {
    List<ModelFacts.Claim> claims =
        Stream.of(names).map(n -> new ModelFacts.Claim(n, List.of())).toList();
    return new ModelFacts(claims, List.of(), List.of(), Optional.empty(), OrderObstacles.NONE);
  }

  private static List<String> names(CheckOptions wishes, ModelFacts traits)
      throws RefusedException {
    return Compatibility.decide(wishes, traits).properties().stream().map(Property::name).toList();
  }
}
