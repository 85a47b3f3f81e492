package dev.gyre.ir.pass;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.globally;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import dev.gyre.property.Question;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OptimiserTest {
  private final TinyModel model = new TinyModel();
  private final Variable g = model.global("g", ValueType.BYTE);
  private final Variable useless = model.global("useless", ValueType.BYTE);

  private ProcessSystem system() {
    model
        .process("P")
        .step(0, 1, holds(read(g)), assign(g, 1))
        .step(1, 2, always(), assign(useless, 1))
        .end(2);
    return model.system();
  }

  @Test
  void aWriteThatIsLeftOutBecomesAStepThatCanBeMerged() {
    ProcessSystem system = system();
    assertThat(Optimiser.optimise(system, Set.of(Optimisation.STATEMENT_MERGING)).origin())
        .containsExactly(List.of(0), List.of(1), List.of(2));
    assertThat(Optimiser.optimise(system, EnumSet.allOf(Optimisation.class)).origin())
        .containsExactly(List.of(0, 1), List.of(2));
  }

  @Test
  void theEdgesOfAMergedSystemLeadBackToThoseOfTheFirst() {
    OptimisedSystem result = Optimiser.optimise(system(), EnumSet.allOf(Optimisation.class));
    BitSet covered = new BitSet();
    covered.set(0);
    assertThat(result.originals(covered).stream().boxed()).containsExactly(0, 1);
  }

  @Test
  void eachPassKnowsForWhichQuestionsItIsSound() {
    model.formula("plain", globally(number(1)));
    model.formula("counting", new LtlFormula.Unary(LtlFormula.UnaryOp.NEXT, globally(number(1))));
    assertThat(sound(Property.safety(), Fairness.GLOBAL)).isEqualTo(all());
    assertThat(sound(Property.ltl("plain"), Fairness.STRONG))
        .containsExactly(Optimisation.STATEMENT_MERGING, Optimisation.DEAD_VARIABLES);
    assertThat(sound(Property.ltl("counting"), Fairness.NONE))
        .containsExactly(Optimisation.DEAD_VARIABLES);
    assertThat(sound(Property.never("n", Property.Cycles.NONE), Fairness.NONE))
        .containsExactly(Optimisation.DEAD_VARIABLES);
    assertThat(sound(Property.progress(), Fairness.GLOBAL)).isEmpty();
  }

  @Test
  void whereTimePassesNoPassKeepsInfiniteRuns() {
    model.global("t", ValueType.TIMER);
    assertThat(sound(Property.acceptance(), Fairness.NONE)).isEmpty();
    assertThat(sound(Property.safety(), Fairness.NONE)).isEqualTo(all());
  }

  private static Set<Optimisation> all() {
    return EnumSet.allOf(Optimisation.class);
  }

  private Set<Optimisation> sound(Property property, Fairness fairness) {
    Question question = new Question(property, fairness);
    Set<Optimisation> sound = EnumSet.noneOf(Optimisation.class);
    for (Optimisation pass : Optimisation.values()) {
      if (pass.applicability(model.system(), question).isSound()) {
        sound.add(pass);
      }
    }
    return sound;
  }
}
