package dev.gyre.system;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.fact;
import static dev.gyre.ir.TinyModel.globally;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Expr;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import org.junit.jupiter.api.Test;

class StateLayoutTest {
  private final TinyModel model = new TinyModel();

  @Test
  void variablesShareWordsAndDoNotOverlap() {
    Variable small = model.global("small", ValueType.BIT);
    Variable wide = model.global("wide", ValueType.INT);
    Variable signed = model.global("signed", ValueType.SHORT);
    StateLayout layout = new StateLayout(model.system());
    int[] words = new int[layout.base()];
    layout.processCount().set(words, 0, 0, 200);
    layout.global(small).set(words, 0, 0, 1);
    layout.global(wide).set(words, 0, 0, -5);
    layout.global(signed).set(words, 0, 0, -2);
    assertThat(layout.base()).isEqualTo(2);
    assertThat(layout.processCount().get(words, 0)).isEqualTo(200);
    assertThat(layout.global(small).get(words, 0)).isEqualTo(1);
    assertThat(layout.global(wide).get(words, 0)).isEqualTo(-5);
    assertThat(layout.global(signed).get(words, 0)).isEqualTo(-2);
  }

  @Test
  void theElementsOfAnArrayAreNextToEachOther() {
    TinyProcess p = model.process("P");
    p.local("a", ValueType.BYTE, 6);
    ProcessShape shape = new StateLayout(model.system()).process(0);
    Slot slot = shape.locals().get(0);
    int[] words = new int[shape.words()];
    for (int i = 0; i < 6; i++) {
      slot.set(words, 0, i, 250 + i);
    }
    assertThat(shape.words()).isEqualTo(3);
    assertThat(words).containsExactly(0, 0xfdfcfbfa, 0xfffe);
    assertThat(slot.get(words, 0, 5)).isEqualTo(255);
  }

  @Test
  void aRendezvousTakesNoWordsAndABufferHasALengthAndMessages() {
    model.channel("meeting", 0);
    model.channel("buffer", 4);
    StateLayout layout = new StateLayout(model.system());
    assertThat(layout.globalChannels().get(0).words()).isZero();
    assertThat(layout.globalChannels().get(1).words()).isEqualTo(2);
    assertThat(layout.globalChannels().get(1).length().bits()).isEqualTo(3);
    assertThat(layout.globalChannelOffset(1)).isEqualTo(1);
    assertThat(layout.base()).isEqualTo(3);
  }

  @Test
  void whoMovedLastIsKeptOnlyWhereSomebodyAsks() {
    assertThat(new StateLayout(model.system()).lastProcess()).isNull();
    model.formula("f", globally(fact(Expr.SystemFact.LAST_PID)));
    assertThat(new StateLayout(model.system()).lastProcess()).isNotNull();
  }

  @Test
  void timeCountsRunningTimersDownAndLeavesTheOthersAlone() {
    Variable off = model.global("off", ValueType.TIMER);
    Variable soon = model.global("soon", ValueType.TIMER);
    TinyProcess p = model.process("P");
    Variable late = p.local("late", ValueType.TIMER);
    p.step(0, 0, always(), assign(late, 5));
    StateLayout layout = new StateLayout(model.system());
    int[] words = new int[layout.base() + layout.process(0).words()];
    Slot local = layout.process(0).locals().get(0);
    layout.processCount().set(words, 0, 0, 1);
    layout.global(off).set(words, 0, 0, ValueType.TIMER_OFF);
    layout.global(soon).set(words, 0, 0, 2);
    local.set(words, layout.base(), 0, 5);
    Clock clock = new Clock(layout);
    assertThat(clock.untilExpiry(words)).isEqualTo(2);
    assertThat(clock.untilRest(words)).isEqualTo(5);
    clock.advance(words, 3);
    assertThat(layout.global(off).get(words, 0)).isEqualTo(ValueType.TIMER_OFF);
    assertThat(layout.global(soon).get(words, 0)).isZero();
    assertThat(local.get(words, layout.base())).isEqualTo(2);
    assertThat(clock.untilExpiry(words)).isEqualTo(2);
  }
}
