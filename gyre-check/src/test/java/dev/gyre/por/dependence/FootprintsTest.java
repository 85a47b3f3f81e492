package dev.gyre.por.dependence;

import static dev.gyre.fixture.Statements.assign;
import static dev.gyre.fixture.Statements.equal;
import static dev.gyre.fixture.Statements.number;
import static dev.gyre.fixture.Statements.receive;
import static dev.gyre.fixture.Statements.send;
import static dev.gyre.fixture.Statements.step;
import static dev.gyre.fixture.Statements.value;
import static dev.gyre.fixture.Statements.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Variable;
import dev.gyre.por.dependence.AccessAnalysis.Foresight;
import dev.gyre.property.ExclusiveUseWatch;
import org.junit.jupiter.api.Test;

/** What a process touches at a location, and from there on. */
class FootprintsTest {
  private final TinyModel model = new TinyModel();
  private final Variable x = model.global("x");
  private final Variable y = model.global("y");

  private AccessAnalysis analysis(Foresight foresight) {
    return new AccessAnalysis(model.start(0, 1).system(), foresight, ExclusiveUseWatch.IGNORED);
  }

  private static LocationFootprint spot(AccessAnalysis analysis, int location) {
    return analysis.footprints(0, ProcessFacts.none(0)).spot(location);
  }

  private static long[] writes(AccessAnalysis analysis, Variable... variables) {
    AccessSet set = analysis.atoms().none();
    for (Variable variable : variables) {
      analysis.atoms().write(variable, 0, set);
    }
    return set.toWords();
  }

  private static long[] uses(AccessAnalysis analysis, ChannelOperation... operations) {
    AccessSet set = analysis.atoms().none();
    for (ChannelOperation operation : operations) {
      analysis.atoms().use(0, operation, set);
    }
    return set.toWords();
  }

  @Test
  void aLocationForeseesWhatIsStillToComeAndATypeAllItCanDo() {
    model.process("P", assign(0, 1, x, 1), assign(1, 2, y, 1));
    AccessAnalysis byLocation = analysis(Foresight.LOCATION);
    assertThat(spot(byLocation, 0).future()).isEqualTo(writes(byLocation, x, y));
    assertThat(spot(byLocation, 1).future()).isEqualTo(writes(byLocation, y));
    assertThat(spot(byLocation, 2).future()).isEqualTo(writes(byLocation));
    AccessAnalysis byType = analysis(Foresight.TYPE);
    assertThat(spot(byType, 2).future()).isEqualTo(writes(byType, x, y));
  }

  @Test
  void aConditionNeedsAWriteAndTheStepAfterItHasInfluence() {
    model.process("P", when(0, 1, equal(value(x), number(1))), assign(1, 0, x, 0));
    AccessAnalysis analysis = analysis(Foresight.LOCATION);
    assertThat(spot(analysis, 0).needs(0, 0)).isEqualTo(writes(analysis, x));
    assertThat(spot(analysis, 0).influence(0)).isEqualTo(writes(analysis));
    assertThat(spot(analysis, 1).needs(0, 0)).isEqualTo(writes(analysis));
    assertThat(spot(analysis, 1).influence(0)).isEqualTo(writes(analysis, x));
  }

  @Test
  void aReceiveNeedsAMessageAndASendNeedsRoom() {
    Variable c = model.channel("c", 1);
    model.process("P", send(0, 1, c), receive(1, 2, c));
    AccessAnalysis analysis = analysis(Foresight.LOCATION);
    assertThat(spot(analysis, 0).influence(0)).isEqualTo(uses(analysis, ChannelOperation.PUT));
    assertThat(spot(analysis, 0).needs(0, 0))
        .isEqualTo(uses(analysis, ChannelOperation.GET, ChannelOperation.OPEN));
    assertThat(spot(analysis, 1).influence(0)).isEqualTo(uses(analysis, ChannelOperation.GET));
    assertThat(spot(analysis, 1).needs(0, 0))
        .isEqualTo(
            uses(analysis, ChannelOperation.PUT, ChannelOperation.INSERT, ChannelOperation.OPEN));
  }

  @Test
  void theEdgeThatEndsAProcessIsMarked() {
    model.process("P", assign(0, 1, x, 1), step(1, Edge.NO_LOCATION, new Effect.Terminate()));
    AccessAnalysis analysis = analysis(Foresight.LOCATION);
    assertThat(spot(analysis, 0).ends()).isEqualTo(0);
    assertThat(spot(analysis, 0).mayEnd(0)).isTrue();
    assertThat(spot(analysis, 1).ends()).isEqualTo(1);
  }
}
