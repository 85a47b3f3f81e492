package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Fault;
import java.util.List;
import java.util.Optional;

/**
 * Follows the {@code trace} or {@code notrace} of a model: every send and receive on a channel that
 * the trace names must be an event the trace can take from where it is.
 */
final class EventTrace implements MessageListener {
  private final Optional<ProcessAutomaton> automaton;
  private final StateMemory memory;
  private final Evaluator evaluator;
  private final FaultLog faults;

  EventTrace(ProcessSystem system, StateMemory memory, Evaluator evaluator, FaultLog faults) {
    this.automaton =
        system.automata().stream()
            .filter(
                a ->
                    a.kind() == ProcessAutomaton.Kind.TRACE
                        || a.kind() == ProcessAutomaton.Kind.NOTRACE)
            .findFirst();
    this.memory = memory;
    this.evaluator = evaluator;
    this.faults = faults;
  }

  void start() {
    automaton.ifPresent(a -> memory.setEventLocation(a.initial()));
  }

  @Override
  public void sent(int channel, int[] message) {
    event(Guard.Event.SEND, channel, message);
  }

  @Override
  public void received(int channel, int[] message) {
    event(Guard.Event.RECEIVE, channel, message);
  }

  private void event(Guard.Event event, int number, int[] fields) {
    if (automaton.isPresent() && isWatched(automaton.get(), event, number)) {
      follow(automaton.get(), event, number, fields);
    }
  }

  /**
   * Whether a run may end in a state where nobody can move. A trace asks for all of its events, up
   * to its end or to an end label; as in pan, it does not if no process is left. What a {@code
   * notrace} forbids need not be completed.
   */
  boolean maySettle(StateMemory state) {
    return automaton
        .filter(a -> a.kind() == ProcessAutomaton.Kind.TRACE && state.processCount() > 0)
        .map(a -> a.locations().get(state.eventLocation()))
        .map(location -> location.marks().contains(Location.Mark.END))
        .orElse(true);
  }

  private void follow(ProcessAutomaton trace, Guard.Event event, int number, int[] fields) {
    Location location = trace.locations().get(memory.eventLocation());
    List<Edge> ways =
        location.edges().stream().filter(e -> takes(e, event, number, fields)).toList();
    if (!ways.isEmpty()) {
      Edge edge = ways.get(0);
      memory.setEventLocation(edge.target());
      reportEnd(trace, edge);
      reportChoice(ways);
    } else if (trace.kind() == ProcessAutomaton.Kind.NOTRACE) {
      // Another event came first: the forbidden trace cannot be completed any more.
      memory.setEventLocation(end(trace));
    } else {
      faults.add(
          new Fault(
              Fault.Kind.TRACE,
              "this event is not what the trace expects",
              evaluator.process(),
              location.span()));
    }
  }

  /**
   * With two ways on, one of them may be a mistake and the other not: no answer would be right for
   * both, so it is an error of the model, as in pan.
   */
  private void reportChoice(List<Edge> ways) {
    if (ways.size() > 1) {
      faults.add(
          new Fault(
              Fault.Kind.TRACE,
              "the trace can go on in two ways with this event",
              evaluator.process(),
              ways.get(1).span()));
    }
  }

  private static int end(ProcessAutomaton trace) {
    for (Location location : trace.locations()) {
      if (isEnd(location)) {
        return location.index();
      }
    }
    throw new IllegalStateException("a notrace has an end, reached or not");
  }

  private static boolean isEnd(Location location) {
    return location.edges().stream().anyMatch(Edge::endsProcess);
  }

  private void reportEnd(ProcessAutomaton trace, Edge edge) {
    boolean complete = isEnd(trace.locations().get(edge.target()));
    if (complete && trace.kind() == ProcessAutomaton.Kind.NOTRACE) {
      faults.add(
          new Fault(
              Fault.Kind.TRACE,
              "the forbidden trace is complete",
              evaluator.process(),
              edge.span()));
    }
  }

  /** A trace that names only receives on a channel says nothing about the sends there. */
  private boolean isWatched(ProcessAutomaton trace, Guard.Event event, int number) {
    for (Location location : trace.locations()) {
      for (Edge edge : location.edges()) {
        if (edge.guard() instanceof Guard.Observes observes
            && observes.event() == event
            && evaluator.evaluate(observes.channel()) == number) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean takes(Edge edge, Guard.Event event, int number, int[] fields) {
    return isJump(edge)
        || (edge.guard() instanceof Guard.Observes observes
            && observes.event() == event
            && evaluator.evaluate(observes.channel()) == number
            && matches(observes.patterns(), fields));
  }

  /** As in pan, an option that only jumps goes with any event. */
  private static boolean isJump(Edge edge) {
    return edge.guard() instanceof Guard.Always && !edge.endsProcess();
  }

  /** As in pan, a field that the message does not have is compared like that of a receive. */
  private boolean matches(List<FieldPattern> patterns, int[] fields) {
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof FieldPattern.EqualTo equal) {
        int field = f < fields.length ? fields[f] : evaluator.missingField(fields.length);
        if (field != value(equal.value())) {
          return false;
        }
      }
    }
    return true;
  }

  private int value(Expr e) {
    return evaluator.evaluate(e);
  }
}
