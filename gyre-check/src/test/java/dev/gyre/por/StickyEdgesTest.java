package dev.gyre.por;

import static dev.gyre.fixture.Statements.assign;
import static dev.gyre.fixture.Statements.assignment;
import static dev.gyre.fixture.Statements.number;
import static dev.gyre.fixture.Statements.receive;
import static dev.gyre.fixture.Statements.send;
import static dev.gyre.fixture.Statements.step;
import static dev.gyre.fixture.Statements.value;
import static dev.gyre.fixture.Statements.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.por.dependence.AccessAnalysis;
import dev.gyre.por.dependence.AccessAnalysis.Foresight;
import dev.gyre.por.dependence.ProcessFacts;
import dev.gyre.property.ExclusiveUseWatch;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every circle of an automaton has a sticky edge, unless something else keeps it from closing. */
class StickyEdgesTest {
  private final TinyModel model = new TinyModel();
  private final Variable x = model.global("x");

  private BitSet sticky(BitSet free, BitSet cheap) {
    ProcessSystem system = model.start(0, 1).system();
    int locals = system.automata().get(0).locals().size();
    AccessAnalysis analysis =
        new AccessAnalysis(system, Foresight.LOCATION, ExclusiveUseWatch.IGNORED);
    return StickyEdges.of(analysis.recurrence(0, ProcessFacts.none(locals)), free, cheap);
  }

  private static BitSet set(int... edges) {
    BitSet set = new BitSet();
    for (int edge : edges) {
      set.set(edge);
    }
    return set;
  }

  @Test
  void aWayWithoutACircleHasNoStickyEdge() {
    model.process("P", assign(0, 1, x, 1), assign(1, 2, x, 2));
    assertThat(sticky(set(), set())).isEqualTo(set());
  }

  @Test
  void aCircleIsCutWhereItIsCheap() {
    model.process("P", assign(0, 1, x, 1), assign(1, 2, x, 2), assign(2, 0, x, 3));
    assertThat(sticky(set(), set(1))).isEqualTo(set(1));
    assertThat(sticky(set(), set(2))).isEqualTo(set(2));
  }

  @Test
  void anEdgeThatIsNeverTakenAloneCutsItsCircle() {
    model.process("P", assign(0, 1, x, 1), assign(1, 0, x, 2));
    assertThat(sticky(set(1), set(0))).isEqualTo(set(1));
  }

  @Test
  void aCircleThatCountsUpToALimitIsCutOnlyWhereItStartsAnew() {
    Variable n = TinyModel.local("n");
    Expr next = new Expr.Binary(Expr.BinaryOp.PLUS, value(n), number(1));
    Expr less = new Expr.Binary(Expr.BinaryOp.LESS, value(n), number(3));
    model.process(
        "P",
        List.of(n),
        when(0, 1, less, assignment(n, next)),
        step(1, 0),
        step(1, 0, assignment(n, number(0))));
    assertThat(sticky(set(), set())).isEqualTo(set(2));
  }

  @Test
  void aCircleThatPassesMessagesOnIsFedByOthers() {
    Variable in = model.channel("in", 1);
    Variable out = model.channel("out", 1);
    model.process("P", receive(0, 1, in), send(1, 0, out));
    assertThat(sticky(set(), set())).isEqualTo(set());
  }

  @Test
  void aCircleThatFeedsItselfIsCut() {
    Variable in = model.channel("in", 1);
    model.process("P", receive(0, 1, in), send(1, 0, in));
    assertThat(sticky(set(), set(1))).isEqualTo(set(1));
  }
}
