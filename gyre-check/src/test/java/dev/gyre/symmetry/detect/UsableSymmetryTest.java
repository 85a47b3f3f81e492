package dev.gyre.symmetry.detect;

import static dev.gyre.fixture.Statements.step;
import static dev.gyre.fixture.Statements.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.SymmetricType.Group;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.property.ExclusiveUseWatch;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Symmetry is used as it is declared, or found, and not where something spoils it. */
class UsableSymmetryTest {
  private static UsableSymmetry of(ProcessSystem system) {
    return UsableSymmetry.of(system, ExclusiveUseWatch.KEPT, () -> false);
  }

  /** A system with so many processes of a kind. */
  private static ProcessSystem system(int size) {
    TinyModel model = new TinyModel();
    return model.start(model.process("P", step(0, 0)), size).system();
  }

  private static ProcessSystem declared(ProcessSystem system) {
    int size = system.start().size();
    List<Integer> numbers = IntStream.range(0, size).boxed().toList();
    return system.withSymmetry(
        new Symmetry(
            List.of(new SymmetricType("T", size, Group.FULL)),
            List.of(),
            List.of(),
            List.of(new ProcessFamily(0, 0, new ProcessFamily.ByNumber(numbers))),
            Set.of()));
  }

  @Test
  void whatIsDeclaredIsUsedAndWhatIsNotIsLookedFor() {
    ProcessSystem declared = declared(system(3));
    assertThat(of(declared)).isEqualTo(new UsableSymmetry(declared, List.of("T[3]"), List.of()));
    assertThat(of(system(3)).found()).containsExactly("3 x P");
  }

  @Test
  void aTypeWithOneElementIsNoSymmetry() {
    UsableSymmetry usable = of(declared(system(1)));
    assertThat(usable.system().symmetry().isEmpty()).isTrue();
    assertThat(usable.found()).isEmpty();
    assertThat(usable.spoiled()).isEmpty();
  }

  @Test
  void promisesThatMayBeBrokenSpoilIt() {
    UsableSymmetry usable =
        UsableSymmetry.of(declared(system(3)), ExclusiveUseWatch.WATCHED, () -> false);
    assertThat(usable.system().symmetry().isEmpty()).isTrue();
    assertThat(usable.found()).isEmpty();
    assertThat(usable.spoiled()).containsExactly("xr and xs are about single processes");
  }

  @Test
  void endsThatSomebodyCanNoticeSpoilWhatIsDeclared() {
    TinyModel model = new TinyModel();
    Map<Integer, Location.Mark> rest = Map.of(0, Location.Mark.END);
    model.start(model.process("P", rest, step(0, Edge.NO_LOCATION, new Effect.Terminate())), 2);
    assertThat(of(declared(model.system())).found()).containsExactly("T[2]");
    model.process("Q", when(0, 0, new Expr.SystemValue(Expr.SystemFact.PROCESS_COUNT)));
    UsableSymmetry usable = of(declared(model.system()));
    assertThat(usable.system().symmetry().isEmpty()).isTrue();
    assertThat(usable.spoiled()).containsExactly("processes may end, and a process reads _nr_pr");
  }
}
