package dev.gyre.ir.pass;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.number;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whether a family is created undisturbed: {@link ProcessLimit}, {@link PreemptedCreation}. */
class FamilyCreationTest {
  private final TinyModel model = new TinyModel();
  private final TinyProcess creator = model.process("Creator");
  private final TinyProcess created = model.processType("Created").end(0);

  private static Effect create(int priority) {
    return new Effect.SpawnProcess(new Expr.Spawn(1, List.of(), priority));
  }

  private ProcessSystem family() {
    SymmetricType type = new SymmetricType("S", 3, SymmetricType.Group.FULL);
    ProcessFamily family = new ProcessFamily(1, 0, new ProcessFamily.ByNumber(List.of(1, 2, 3)));
    return model
        .system()
        .withSymmetry(new Symmetry(List.of(type), List.of(), List.of(), List.of(family), Set.of()));
  }

  @Test
  void whatIsCreatedOnceIsNeverTooMuch() {
    creator.step(0, 1, always(), create(0));
    assertThat(ProcessLimit.canBeReached(model.system())).isFalse();
  }

  @Test
  void whatIsCreatedInALoopMayBeTooMuchUnlessItIsAFamily() {
    creator.step(0, 1, always(), create(0)).step(1, 0, always());
    assertThat(ProcessLimit.canBeReached(model.system())).isTrue();
    assertThat(ProcessLimit.canBeReached(family())).isFalse();
  }

  @Test
  void whoCreatesItsLikeMayBeTooMuch() {
    creator.step(0, 1, always(), create(0));
    created.step(1, 2, always(), create(0));
    assertThat(ProcessLimit.canBeReached(model.system())).isTrue();
  }

  @Test
  void somebodyOfHigherPriorityComesBetweenTheCreationOfAFamily() {
    creator.atomic(0, 1, always(), create(0)).atomic(1, 2, always(), create(0));
    assertThat(PreemptedCreation.canHappen(family())).isFalse();
    model.process("High", 2).step(0, 0, always(), new Effect.SetPriority(number(0), number(2)));
    assertThat(PreemptedCreation.canHappen(family())).isTrue();
    assertThat(PreemptedCreation.canHappen(model.system())).isFalse();
  }

  @Test
  void aCreatorOfTheHighestPriorityIsNotPreempted() {
    TinyProcess ranked = model.process("Ranked", 4);
    ranked.atomic(0, 1, always(), create(2)).atomic(1, 2, always(), create(2));
    assertThat(PreemptedCreation.canHappen(family())).isFalse();
  }
}
