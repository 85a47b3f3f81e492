package dev.gyre.exec.exclusive;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.canReceive;
import static dev.gyre.ir.TinyModel.canSend;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.read;
import static dev.gyre.ir.TinyModel.receive;
import static dev.gyre.ir.TinyModel.send;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse.End;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExclusiveUseCheckTest {
  private final TinyModel model = new TinyModel();
  private final Variable c = model.channel("c", 1);
  private final Variable d = model.channel("d", 1);
  private final TinyProcess owner = model.process("Owner").alone(End.SEND, c);
  private final TinyProcess other = model.process("Other");

  private List<String> faults() {
    InterpretedSystem written = new InterpretedSystem(model.system());
    Stepper stepper = new MonitoredSystem(written, written).newStepper();
    stepper.load(written.initialState(), 0, written.initialState().length);
    stepper.enabled();
    assertThat(stepper.faults())
        .allMatch(fault -> fault.kind() == Fault.Kind.EXCLUSIVE_USE && fault.process() == 1);
    return stepper.faults().stream().map(Fault::message).toList();
  }

  @Test
  void whoUsesTheEndOfAnotherBreaksAPromise() {
    owner.step(0, 0, canSend(c, number(1)), send(c, number(1)));
    other.step(0, 0, canReceive(c), receive(c, new FieldPattern.Ignore()));
    assertThat(faults()).isEmpty();
    other.step(0, 0, canSend(c, number(2)), send(c, number(2)));
    assertThat(faults())
        .containsExactly("Owner:0 alone sends to this channel (xs), but Other:1 uses it");
  }

  @Test
  void whoAsksForTheLengthUsesBothEnds() {
    other.step(0, 0, holds(new Expr.ChannelQuery(Expr.ChannelProbe.LENGTH, read(d))));
    assertThat(faults()).isEmpty();
    other.step(0, 0, holds(new Expr.ChannelQuery(Expr.ChannelProbe.LENGTH, read(c))));
    assertThat(faults()).hasSize(1);
  }

  @Test
  void aUseElsewhereIsNoneYet() {
    other.step(1, 1, canSend(c, number(2)), send(c, number(2)));
    assertThat(faults()).isEmpty();
    assertThat(ExclusiveUseCheck.isNeededFor(model.system())).isTrue();
  }

  @Test
  void aPromiseThatTheTextKeepsNeedsNoWatch() {
    other.step(0, 0, canSend(d, number(2)), send(d, number(2)));
    assertThat(ExclusiveUseCheck.isNeededFor(model.system())).isFalse();
    owner.step(0, 0, always(), assign(c, read(d)));
    assertThat(ExclusiveUseCheck.isNeededFor(model.system())).isTrue();
  }

  @Test
  void theUsesOfALocationAreThoseOfItsEdgesAndOfTheClause() {
    Variable n = other.local("n", ValueType.BYTE);
    other
        .provided(new Expr.ChannelQuery(Expr.ChannelProbe.NOT_EMPTY, read(d)))
        .step(0, 1, canSend(c, read(n)), send(c, read(n)))
        .step(0, 1, canReceive(d), receive(d, new FieldPattern.Ignore()));
    ProcessAutomaton automaton = model.system().automata().get(1);
    Location first = automaton.locations().get(0);
    assertThat(ChannelUses.at(first, automaton))
        .containsExactly(
            new ChannelUse(Set.of(End.RECEIVE), read(d)),
            new ChannelUse(Set.of(End.SEND), read(c)),
            new ChannelUse(Set.of(End.RECEIVE), read(d)));
    assertThat(ChannelUses.at(automaton.locations().get(1), automaton)).isEmpty();
  }
}
