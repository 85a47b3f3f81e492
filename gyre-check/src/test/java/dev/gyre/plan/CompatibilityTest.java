package dev.gyre.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.ir.Location;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CompatibilityTest {
  private static final ModelTraits PLAIN_MODEL = new ModelTraits(0, List.of(), List.of());

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
    assertThat(plan.store()).isEqualTo(StoreKind.TREE);
    assertThat(plan.threads()).isEqualTo(Runtime.getRuntime().availableProcessors());
    assertThat(plan.checks()).isEqualTo(Check.safety());
    assertThat(plan.unchecked()).isEmpty();
    assertThat(plan.notes()).isEmpty();
    assertThat(plan.reductions()).allMatch(r -> r.state() == Reduction.State.OFF);
    assertThat(plan.lines()).anyMatch(line -> line.startsWith("search"));
  }

  @Test
  void whatIsNotThereIsRefused() {
    Set<Check> checks = Check.safety();
    for (StoreKind store : EnumSet.complementOf(EnumSet.of(StoreKind.TABLE, StoreKind.TREE))) {
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
  void threadsAreAsManyAsAskedFor() throws RefusedException {
    Wishes many = wishes(StoreKind.TABLE, PartialOrder.OFF, Optional.of(8), Check.safety());
    assertThat(Compatibility.decide(many, PLAIN_MODEL).threads()).isEqualTo(8);
  }

  @Test
  void whatNobodyChecksIsSaid() throws RefusedException {
    ModelTraits traits =
        new ModelTraits(1, List.of("p"), List.of(Location.Mark.ACCEPT, Location.Mark.PROGRESS));
    assertThat(Compatibility.decide(Wishes.none(), traits).unchecked()).hasSize(4);
  }
}
