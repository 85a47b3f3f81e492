package dev.gyre.ir.pass;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.binary;
import static dev.gyre.ir.TinyModel.canReceive;
import static dev.gyre.ir.TinyModel.canSend;
import static dev.gyre.ir.TinyModel.check;
import static dev.gyre.ir.TinyModel.fact;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.otherwise;
import static dev.gyre.ir.TinyModel.place;
import static dev.gyre.ir.TinyModel.read;
import static dev.gyre.ir.TinyModel.receive;
import static dev.gyre.ir.TinyModel.send;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Location;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * {@code g = 1; x = 1} is one step, and in each test one thing is the matter that forbids it, next
 * to something harmless that does not.
 */
class MergingConditionsTest {
  private static final List<Integer> MERGED = List.of(0, 1);
  private static final List<Integer> APART = List.of(0);

  private final TinyModel model = new TinyModel();
  private final Variable g = model.global("g", ValueType.BYTE);
  private final TinyProcess p = model.process("P");
  private final Variable x = p.local("x", ValueType.BYTE);
  private final Variable y = p.local("y", ValueType.BYTE);

  private void twoSteps() {
    twoSteps(assign(x, 1));
  }

  private void twoSteps(Effect second) {
    p.step(0, 1, always(), assign(g, 1)).step(1, 2, always(), second).end(2);
  }

  /** A second process that waits for something. */
  private void somebodyWaitsFor(Expr condition) {
    model.process("Q").step(0, 0, holds(condition));
  }

  private List<Integer> firstStep() {
    return firstStep(PreservedRuns.RUNS);
  }

  private List<Integer> firstStep(PreservedRuns fidelity) {
    return StatementMerging.merged(model.system(), fidelity).origin().get(0);
  }

  @Test
  void aVariableThatIsLookedAtFromOutsideMakesItsWritesVisible() {
    twoSteps();
    somebodyWaitsFor(new Expr.RemoteLoad(0, number(0), place(y)));
    assertThat(firstStep()).isEqualTo(MERGED);
    somebodyWaitsFor(new Expr.RemoteLoad(0, number(0), place(x)));
    assertThat(firstStep()).isEqualTo(APART);
  }

  @Test
  void aNamedLocationIsNotPassed() {
    twoSteps();
    somebodyWaitsFor(new Expr.AtLocation(0, number(0), 0));
    assertThat(firstStep()).isEqualTo(MERGED);
    somebodyWaitsFor(new Expr.AtLocation(0, number(0), 1));
    assertThat(firstStep()).isEqualTo(APART);
  }

  @Test
  void aNamedLocationIsNotComeToEarly() {
    twoSteps();
    somebodyWaitsFor(new Expr.AtLocation(0, number(0), 2));
    assertThat(firstStep()).isEqualTo(APART);
  }

  @Test
  void aLabelledLocationIsNotPassed() {
    for (Location.Mark mark : Location.Mark.values()) {
      MergingConditionsTest labelled = new MergingConditionsTest();
      labelled.twoSteps();
      labelled.p.mark(1, mark);
      assertThat(labelled.firstStep()).as("at %s", mark).isEqualTo(APART);
    }
  }

  @Test
  void aProgressLocationIsNotComeToEarly() {
    twoSteps();
    p.mark(2, Location.Mark.ACCEPT);
    assertThat(firstStep()).isEqualTo(MERGED);
    p.mark(2, Location.Mark.PROGRESS);
    assertThat(firstStep()).isEqualTo(APART);
  }

  @Test
  void aStepThatReadsOrWritesGlobalVariablesIsVisible() {
    twoSteps(assign(x, read(g)));
    assertThat(firstStep()).isEqualTo(APART);
    MergingConditionsTest writing = new MergingConditionsTest();
    writing.twoSteps(assign(writing.g, 2));
    assertThat(writing.firstStep()).isEqualTo(APART);
  }

  @Test
  void aStepThatMayFailIsNotInvisible() {
    twoSteps(assign(x, binary(read(y), Expr.BinaryOp.DIVIDE, number(2))));
    assertThat(firstStep()).isEqualTo(MERGED);
    MergingConditionsTest failing = new MergingConditionsTest();
    failing.twoSteps(assign(failing.x, binary(number(2), Expr.BinaryOp.DIVIDE, read(failing.y))));
    assertThat(failing.firstStep()).isEqualTo(APART);
  }

  @Test
  void onlyOnePartOfAMergedEdgeCanFail() {
    Effect failing = assign(g, binary(number(2), Expr.BinaryOp.DIVIDE, read(y)));
    p.step(0, 1, always(), failing).step(1, 2, always(), check(read(x))).end(2);
    assertThat(firstStep()).isEqualTo(APART);
  }

  @Test
  void aStepThatGivesUpControlIsNotMergedWithTheStartOfAnAtomicSequence() {
    p.step(0, 1, always(), assign(g, 1)).atomic(1, 2, always(), assign(x, 1)).end(2);
    assertThat(firstStep()).isEqualTo(APART);
    MergingConditionsTest inside = new MergingConditionsTest();
    inside
        .p
        .atomic(0, 1, always(), assign(inside.g, 1))
        .atomic(1, 2, always(), assign(inside.x, 1))
        .end(2);
    assertThat(inside.firstStep()).isEqualTo(MERGED);
  }

  @Test
  void whoReceivesIsNotReadyEarlyWhereSomebodyFindsOutThatNobodyIs() {
    Variable c = model.channel("c", 0);
    p.step(0, 1, always(), assign(g, 1))
        .step(1, 2, always(), assign(x, 1))
        .step(2, 2, canReceive(c), receive(c, new FieldPattern.Ignore()));
    TinyProcess sender = model.process("Q");
    sender.step(0, 1, canSend(c, number(1)), send(c, number(1)));
    assertThat(firstStep()).isEqualTo(MERGED);
    assertThat(firstStep(PreservedRuns.FAIR_RUNS)).isEqualTo(APART);
    sender.step(0, 1, otherwise());
    assertThat(firstStep()).isEqualTo(APART);
  }

  @Test
  void whoWaitsForATimeoutNoticesUnderFairnessWhoCanStillMove() {
    twoSteps();
    somebodyWaitsFor(fact(Expr.SystemFact.TIMEOUT));
    assertThat(firstStep()).isEqualTo(MERGED);
    assertThat(firstStep(PreservedRuns.FAIR_RUNS)).isEqualTo(APART);
  }

  @Test
  void withPrioritiesTheStepBeforeMustNotBeNoticedEither() {
    twoSteps();
    p.step(3, 4, holds(read(g)), assign(y, 1)).step(4, 5, always(), assign(x, 1)).end(5);
    p.step(2, 3, always(), assign(g, 2));
    model.process("Q", 5);
    OptimisedSystem result = StatementMerging.merged(model.system(), PreservedRuns.RUNS);
    assertThat(result.origin()).contains(List.of(0)).doesNotContain(List.of(0, 1));
    assertThat(result.origin()).contains(List.of(4, 5));
  }

  @Test
  void nothingIsMergedWhereStepsCanBeObserved() {
    for (Expr question :
        List.of(
            fact(Expr.SystemFact.LAST_PID),
            new Expr.ProcessQuery(Expr.ProcessProbe.ENABLED, number(0)),
            new Expr.ProcessQuery(Expr.ProcessProbe.LOCATION_NUMBER, number(0)))) {
      MergingConditionsTest asked = new MergingConditionsTest();
      asked.twoSteps();
      asked.somebodyWaitsFor(question);
      assertThat(asked.firstStep()).as("with %s", question).isEqualTo(APART);
    }
  }

  @Test
  void nothingIsMergedInAProcessThatCanBlockAnywhere() {
    twoSteps();
    p.provided(read(g));
    assertThat(firstStep()).isEqualTo(APART);
    MergingConditionsTest deterministic = new MergingConditionsTest();
    deterministic.twoSteps();
    deterministic.p.deterministic();
    assertThat(deterministic.firstStep()).isEqualTo(APART);
  }
}
