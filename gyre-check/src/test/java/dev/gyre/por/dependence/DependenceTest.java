package dev.gyre.por.dependence;

import static dev.gyre.fixture.Statements.assign;
import static dev.gyre.fixture.Statements.elementAssignment;
import static dev.gyre.fixture.Statements.number;
import static dev.gyre.fixture.Statements.step;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Variable;
import dev.gyre.property.ExclusiveUseWatch;
import org.junit.jupiter.api.Test;

/** Two accesses disturb each other exactly if the order of the two makes a difference. */
class DependenceTest {
  private static final int ANY = -1;
  private static final int SCALAR = 0;

  private final TinyModel model = new TinyModel();
  private final Variable x = model.global("x");
  private final Variable y = model.global("y");
  private final Variable constant = model.global("constant");
  private final Variable array = model.array("array", 3);
  private final Dependence dependence;

  DependenceTest() {
    model.channel("c", 2);
    model.channel("d", 2);
    model.process(
        "P",
        assign(0, 1, x, 1),
        assign(1, 2, y, 1),
        step(2, 3, elementAssignment(array, number(0), number(1))));
    dependence =
        new Dependence(
            model.system(), ExclusiveUseWatch.IGNORED, AccessAnalysis.Ends.AS_PROCESSES_SEE);
  }

  private AccessSet read(Variable variable, int element) {
    AccessSet set = dependence.none();
    dependence.read(variable, element, set);
    return set;
  }

  private AccessSet write(Variable variable, int element) {
    AccessSet set = dependence.none();
    dependence.write(variable, element, set);
    return set;
  }

  private AccessSet use(int channel, ChannelOperation operation) {
    AccessSet set = dependence.none();
    dependence.use(channel, operation, set);
    return set;
  }

  private boolean disturbs(AccessSet one, AccessSet other) {
    boolean there = dependence.disturbing(one).intersects(other);
    assertThat(dependence.disturbing(other).intersects(one)).isEqualTo(there);
    return there;
  }

  @Test
  void aWriteDisturbsWhatTheSameVariableIsUsedForAndReadsDoNotDisturbEachOther() {
    assertThat(disturbs(write(x, SCALAR), write(x, SCALAR))).isTrue();
    assertThat(disturbs(write(x, SCALAR), read(x, SCALAR))).isTrue();
    assertThat(disturbs(read(x, SCALAR), read(x, SCALAR))).isFalse();
    assertThat(disturbs(write(x, SCALAR), write(y, SCALAR))).isFalse();
  }

  @Test
  void aVariableThatNobodyWritesIsNotAccessed() {
    assertThat(read(constant, SCALAR).toWords()).containsOnly(0);
    assertThat(read(x, SCALAR).toWords()).isNotEqualTo(dependence.none().toWords());
  }

  @Test
  void elementsOfAnArrayAreToldApartWhereTheyAreKnown() {
    assertThat(disturbs(write(array, 0), read(array, 1))).isFalse();
    assertThat(disturbs(write(array, 1), read(array, 1))).isTrue();
    assertThat(disturbs(write(array, 1), read(array, ANY))).isTrue();
  }

  @Test
  void theTwoEndsOfABufferAreIndependentAndEachEndIsNotOfItself() {
    AccessSet put = use(0, ChannelOperation.PUT);
    AccessSet get = use(0, ChannelOperation.GET);
    assertThat(disturbs(put, get)).isFalse();
    assertThat(disturbs(put, put)).isTrue();
    assertThat(disturbs(get, get)).isTrue();
    assertThat(disturbs(get, use(1, ChannelOperation.GET))).isFalse();
  }

  @Test
  void aPollDependsOnBothEndsOfItsBufferOnly() {
    AccessSet poll = use(0, ChannelOperation.POLL);
    assertThat(disturbs(poll, use(0, ChannelOperation.PUT))).isTrue();
    assertThat(disturbs(poll, use(0, ChannelOperation.GET))).isTrue();
    assertThat(disturbs(poll, use(1, ChannelOperation.PUT))).isFalse();
  }
}
