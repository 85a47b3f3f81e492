package dev.gyre.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.ir.Location;
import dev.gyre.ir.pass.Optimisation;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CompatibilityTest {
  private static final ModelTraits PLAIN_MODEL =
      new ModelTraits(0, List.of(), List.of(), Optional.empty());

  private static Wishes wishes(
      StoreKind store, PartialOrder partialOrder, Optional<Integer> threads, Set<Check> checks) {
    Wishes none = Wishes.none();
    return new Wishes(
        none.search(),
        Optional.of(store),
        partialOrder,
        none.symmetry(),
        none.fairness(),
        none.optimisations(),
        threads,
        checks,
        none.properties(),
        none.formula(),
        none.time());
  }

  @Test
  void defaultsAreMet() throws RefusedException {
    CheckPlan plan = Compatibility.decide(Wishes.none(), PLAIN_MODEL);
    assertThat(plan.search()).isEqualTo(SearchOrder.DFS);
    assertThat(plan.store()).isEqualTo(StoreKind.TABLE);
    assertThat(plan.checks()).isEqualTo(Check.safety());
    assertThat(plan.unchecked()).isEmpty();
    assertThat(plan.notes()).isEmpty();
    assertThat(plan.optimisations()).containsExactlyInAnyOrder(Optimisation.values());
    assertThat(plan.lines()).anyMatch(line -> line.startsWith("search"));
  }

  @Test
  void plainMeansNothingIsReduced() throws RefusedException {
    Wishes plain = Wishes.none().withOptimisations(Optimisations.PLAIN);
    CheckPlan plan = Compatibility.decide(plain, PLAIN_MODEL);
    assertThat(plan.optimisations()).isEmpty();
    assertThat(plan.reductions()).allMatch(r -> r.state() == Reduction.State.OFF);
  }

  @Test
  void allScenariosKeepWriteOnlyVariables() throws RefusedException {
    Wishes wishes = Wishes.none().withOptimisations(Optimisations.ALL_SCENARIOS);
    assertThat(Compatibility.decide(wishes, PLAIN_MODEL).optimisations())
        .containsExactlyInAnyOrder(Optimisation.STATEMENT_MERGING, Optimisation.DEAD_VARIABLES);
  }

  @Test
  void anObstacleSwitchesMergingOffAndIsNamed() throws RefusedException {
    ModelTraits traits =
        new ModelTraits(0, List.of(), List.of(), Optional.of("the model reads _last"));
    CheckPlan plan = Compatibility.decide(Wishes.none(), traits);
    assertThat(plan.optimisations()).doesNotContain(Optimisation.STATEMENT_MERGING);
    assertThat(plan.lines())
        .anyMatch(line -> line.startsWith("statement merging") && line.contains("_last"));
  }

  @Test
  void whatIsNotThereIsRefused() {
    Set<Check> checks = Check.safety();
    for (StoreKind store : EnumSet.complementOf(EnumSet.of(StoreKind.TABLE))) {
      refused(wishes(store, PartialOrder.OFF, Optional.empty(), checks), "--store");
    }
    refused(wishes(StoreKind.TABLE, PartialOrder.ON, Optional.empty(), checks), "--por on");
    refused(
        wishes(StoreKind.TABLE, PartialOrder.OFF, Optional.empty(), Set.of(Check.PROGRESS)),
        "--check progress");
    refused(wishes(StoreKind.TABLE, PartialOrder.OFF, Optional.of(0), checks), "--threads 0");
  }

  private static void refused(Wishes wishes, String message) {
    assertThatThrownBy(() -> Compatibility.decide(wishes, PLAIN_MODEL))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining(message);
  }

  @Test
  void moreThreadsAreNotedNotDropped() throws RefusedException {
    Wishes many = wishes(StoreKind.TABLE, PartialOrder.OFF, Optional.of(8), Check.safety());
    CheckPlan plan = Compatibility.decide(many, PLAIN_MODEL);
    assertThat(plan.threads()).isEqualTo(1);
    assertThat(plan.notes()).singleElement().asString().contains("one thread");
  }

  @Test
  void whatNobodyChecksIsSaid() throws RefusedException {
    ModelTraits traits =
        new ModelTraits(
            1,
            List.of("p"),
            List.of(Location.Mark.ACCEPT, Location.Mark.PROGRESS),
            Optional.empty());
    assertThat(Compatibility.decide(Wishes.none(), traits).unchecked()).hasSize(4);
  }
}
