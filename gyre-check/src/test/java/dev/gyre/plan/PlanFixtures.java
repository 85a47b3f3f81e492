package dev.gyre.plan;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.ir.Location;
import dev.gyre.property.Property;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Models and questions that tests of the plan share. */
final class PlanFixtures {
  private PlanFixtures() {}

  static final ModelFacts PLAIN_MODEL =
      new ModelFacts(List.of(), List.of(), List.of(), Optional.empty(), OrderObstacles.NONE);

  static final ModelFacts FULL_MODEL =
      new ModelFacts(
          List.of(new ModelFacts.Claim("n", List.of(Location.Mark.ACCEPT))),
          List.of(formula("p", ModelFacts.Formula.Next.NOT_USED)),
          List.of(Location.Mark.ACCEPT, Location.Mark.PROGRESS),
          Optional.empty(),
          OrderObstacles.NONE);

  static CheckOptions wishes(
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

  static ModelFacts.Formula formula(String name, ModelFacts.Formula.Next next) {
    return new ModelFacts.Formula(name, ModelFacts.Formula.Origin.MODEL, next);
  }

  static List<String> names(CheckOptions wishes, ModelFacts traits) throws RefusedException {
    return Compatibility.decide(wishes, traits).properties().stream().map(Property::name).toList();
  }

  static ModelFacts claims(String... names) {
    List<ModelFacts.Claim> claims =
        Stream.of(names).map(n -> new ModelFacts.Claim(n, List.of())).toList();
    return new ModelFacts(claims, List.of(), List.of(), Optional.empty(), OrderObstacles.NONE);
  }

  static void refused(CheckOptions wishes, String message) {
    assertThatThrownBy(() -> Compatibility.decide(wishes, PLAIN_MODEL))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining(message);
  }
}
