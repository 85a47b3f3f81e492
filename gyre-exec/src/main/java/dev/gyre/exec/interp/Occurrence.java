package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Event;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.system.Transitions;
import java.util.List;

/** Decides whether a transition of the loaded state is an event. */
final class Occurrence {
  private final InterpretedSystem owner;
  private final InterpretedStepper stepper;

  /** Has the state loaded. */
  Occurrence(InterpretedSystem owner, InterpretedStepper stepper) {
    this.owner = owner;
    this.stepper = stepper;
  }

  boolean is(Event event, long transition) {
    return event.match(
        new Event.Cases<>() {
          @Override
          public Boolean leaving(Event.Leaving e) {
            int partner = Transitions.partner(transition);
            return leaves(e, Transitions.process(transition))
                || (partner >= 0 && leaves(e, partner));
          }

          @Override
          public Boolean message(Event.Message e) {
            boolean isMeeting = Transitions.partner(transition) >= 0;
            boolean isSent = e.direction() == Guard.Event.SEND;
            return (isSent || isMeeting) ? sends(e, transition) : receives(e, transition);
          }
        });
  }

  private boolean leaves(Event.Leaving event, int process) {
    StateMemory state = stepper.loaded();
    return state.automaton(process) == event.automaton()
        && state.location(process) == event.location()
        && (event.process().isEmpty() || event.process().getAsInt() == process);
  }

  /** The message of a rendez-vous is received as it is sent. */
  private boolean sends(Event.Message event, long transition) {
    if (!(first(transition) instanceof Effect.Send send)) {
      return false;
    }
    Evaluator evaluator = stepper.reader();
    evaluator.setProcess(Transitions.process(transition));
    int number = evaluator.evaluate(send.channel());
    return number == channel(event) && matches(event, evaluator.message(number, send.fields()));
  }

  private boolean receives(Event.Message event, long transition) {
    if (!(first(transition) instanceof Effect.Receive receive)) {
      return false;
    }
    Evaluator evaluator = stepper.reader();
    evaluator.setProcess(Transitions.process(transition));
    int number = evaluator.evaluate(receive.channel());
    if (number != channel(event)) {
      return false;
    }
    int at = evaluator.findMessage(number, receive.choice(), receive.patterns());
    int[] message = new int[stepper.loaded().channel(number).type().fields().size()];
    for (int f = 0; f < message.length; f++) {
      message[f] = stepper.loaded().field(number, at, f);
    }
    return matches(event, message);
  }

  private Effect first(long transition) {
    Edge edge = owner.edge(Transitions.edge(transition));
    return edge.effects().isEmpty() ? null : edge.effects().get(0);
  }

  /** A channel that a formula names is a global one, so it does not matter who looks. */
  private int channel(Event.Message event) {
    return stepper.reader().evaluate(event.channel());
  }

  /** A message without a field that the event names is another message. */
  private boolean matches(Event.Message event, int[] message) {
    List<FieldPattern> patterns = event.patterns();
    if (patterns.size() > message.length) {
      return false;
    }
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof FieldPattern.EqualTo equal
          && stepper.reader().evaluate(equal.value()) != message[f]) {
        return false;
      }
    }
    return true;
  }
}
