package dev.gyre.plan;

import static dev.gyre.plan.PlanFixtures.FULL_MODEL;
import static dev.gyre.plan.PlanFixtures.PLAIN_MODEL;
import static dev.gyre.plan.PlanFixtures.always;
import static dev.gyre.plan.PlanFixtures.claims;
import static dev.gyre.plan.PlanFixtures.model;
import static dev.gyre.plan.PlanFixtures.names;
import static dev.gyre.plan.PlanFixtures.next;
import static dev.gyre.plan.PlanFixtures.options;
import static dev.gyre.plan.PlanFixtures.process;
import static dev.gyre.plan.PlanFixtures.yes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which properties are checked, and what is said about those that are not. */
class PropertyChoiceTest {

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
    assertThat(plan.search().checks()).containsExactly(Check.DEADLOCK);
    assertThat(names(deadlock, FULL_MODEL)).containsExactly("safety");
    assertThat(plan.unchecked())
        .containsExactly(
            "never claim n, ltl p, acceptance, progress" + " (only what was named is checked)");
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
    ModelFacts own = model(List.of(process(yes())), always("p"), always("ltl_0"));
    ModelFacts traits = ModelFacts.of(own.written(), 1);
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
                options(store.kind(), threads, Check.all())
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
            assertThat(plan.fairness()).isEqualTo(fairness);
            CycleSearch cycles = plan.plans().get(1).cycles();
            assertThat(cycles.lossyStore().isPresent()).isEqualTo(isWeak && !isExact);
            assertThat(cycles.threads()).isEqualTo(isWeak && isExact ? threads : 1);
            assertThat(plan.lines())
                .anyMatch(line -> line.matches("fairness +" + fairness.word() + " .*"))
                .anyMatch(line -> line.contains("for n, p, acceptance"));
            // For what finite runs decide everything is as it was asked for.
            assertThat(plan.search().store()).isEqualTo(store);
            assertThat(plan.search().order()).isEqualTo(order);
            assertThat(plan.search().threads()).isEqualTo(threads);
          }
        }
      }
    }
  }

  @Test
  void oneWorkerLooksForCyclesWithinALimitOfDepth() throws RefusedException {
    Limits depth = new Limits(OptionalLong.of(10), Optional.empty(), OptionalLong.empty());
    CheckOptions wishes = options(StoreKind.TREE, 2, Check.all()).withLimits(depth);
    CheckPlan plan = Compatibility.decide(wishes, FULL_MODEL);
    assertThat(plan.plans()).allMatch(property -> property.cycles().threads() == 1);
    assertThat(plan.notes())
        .anyMatch(note -> note.contains("by one thread within a limit of depth"));
  }

  @Test
  void tooManyWorkersForCyclesAreNoted() throws RefusedException {
    CheckPlan plan = Compatibility.decide(options(StoreKind.TREE, 100, Check.all()), FULL_MODEL);
    assertThat(plan.plans()).allMatch(property -> property.cycles().threads() == 64);
    assertThat(plan.notes()).contains("infinite runs are looked for by at most 64 threads");
  }

  @Test
  void fairnessWithoutInfiniteRunsIsNoted() throws RefusedException {
    CheckOptions fair = CheckOptions.none().withFairness(Fairness.WEAK);
    assertThat(Compatibility.decide(fair, PLAIN_MODEL).notes())
        .singleElement()
        .asString()
        .startsWith("weak fairness changes nothing");
    assertThat(Compatibility.decide(fair, FULL_MODEL).notes()).isEmpty();
  }

  @Test
  void theNextOperatorIsNoted() throws RefusedException {
    ModelFacts traits = model(List.of(process(yes())), next("p"));
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
        .isEqualTo("safety, never claim a (only what was named is checked)");
  }

  @Test
  void anUnknownPropertyIsRefusedWithTheNamesThereAre() {
    CheckOptions wishes = CheckOptions.none().withProperties(List.of("c"));
    assertThatThrownBy(() -> Compatibility.decide(wishes, claims("a", "b")))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("property c")
        .hasMessageContaining("safety, a, b");
  }
}
