package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Fault;
import java.util.List;
import java.util.Optional;

/**
 * Follows the {@code trace} or {@code notrace} of a model: every send and receive on a channel that
 * the trace names must be an event the trace can take from where it is.
 */
final class EventTrace {
  private final Optional<ProcessAutomaton> automaton;
  private final Memory memory;
  private final Evaluator evaluator;

  EventTrace(ProcessSystem system, Memory memory, Evaluator evaluator) {
    this.automaton =
        system.automata().stream()
            .filter(
                a ->
                    a.kind() == ProcessAutomaton.Kind.TRACE
                        || a.kind() == ProcessAutomaton.Kind.NOTRACE)
            .findFirst();
    this.memory = memory;
    this.evaluator = evaluator;
  }

  void start() {
    automaton.ifPresent(a -> memory.setEventLocation(a.initial()));
  }

  void afterStep(List<Effect> effects, int process, FaultLog faults) {
    if (automaton.isEmpty() || effects.isEmpty()) {
      return;
    }
    Effect effect = effects.get(0);
    if (effect instanceof Effect.Send send) {
      int number = evaluator.evaluate(send.channel());
      int[] fields = send.fields().stream().mapToInt(evaluator::evaluate).toArray();
      event(Guard.Event.SEND, number, fields, process, faults);
    } else if (effect instanceof Effect.Receive receive) {
      int number = evaluator.evaluate(receive.channel());
      int[] fields = received(receive.patterns());
      event(Guard.Event.RECEIVE, number, fields, process, faults);
    }
  }

  /** What a receive took: the values it demanded, and those it stored. */
  private int[] received(List<FieldPattern> patterns) {
    int[] fields = new int[patterns.size()];
    for (int f = 0; f < fields.length; f++) {
      if (patterns.get(f) instanceof FieldPattern.EqualTo equal) {
        fields[f] = evaluator.evaluate(equal.value());
      } else if (patterns.get(f) instanceof FieldPattern.Store store) {
        fields[f] =
            memory.read(
                store.place().variable(), evaluator.index(store.place()), evaluator.process());
      }
    }
    return fields;
  }

  void meeting(int number, int[] message, int partner, SourceSpan span, FaultLog faults) {
    if (automaton.isPresent()) {
      event(Guard.Event.SEND, number, message, partner, faults);
      event(Guard.Event.RECEIVE, number, message, partner, faults);
    }
  }

  private void event(Guard.Event event, int number, int[] fields, int process, FaultLog faults) {
    ProcessAutomaton trace = automaton.orElseThrow();
    if (!isWatched(trace, event, number)) {
      return;
    }
    Location location = trace.locations().get(memory.eventLocation());
    for (Edge edge : location.edges()) {
      if (edge.guard() instanceof Guard.Observes observes
          && observes.event() == event
          && evaluator.evaluate(observes.channel()) == number
          && matches(observes.patterns(), fields)) {
        memory.setEventLocation(edge.target());
        reportEnd(trace, edge.target(), process, edge, faults);
        return;
      }
    }
    if (trace.kind() == ProcessAutomaton.Kind.NOTRACE) {
      // Another event came first: the forbidden trace cannot be completed any more.
      memory.setEventLocation(end(trace));
    } else {
      faults.add(
          new Fault(
              Fault.Kind.TRACE,
              "this event is not what the trace expects",
              process,
              location.span()));
    }
  }

  private static int end(ProcessAutomaton trace) {
    for (Location location : trace.locations()) {
      if (isEnd(location)) {
        return location.index();
      }
    }
    // A trace that never ends can never be completed; staying anywhere is as good.
    return trace.initial();
  }

  private static boolean isEnd(Location location) {
    return location.edges().stream()
        .anyMatch(e -> e.effects().stream().anyMatch(Effect.Terminate.class::isInstance));
  }

  private static void reportEnd(
      ProcessAutomaton trace, int target, int process, Edge edge, FaultLog faults) {
    boolean complete = isEnd(trace.locations().get(target));
    if (complete && trace.kind() == ProcessAutomaton.Kind.NOTRACE) {
      faults.add(
          new Fault(Fault.Kind.TRACE, "the forbidden trace is complete", process, edge.span()));
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

  private boolean matches(List<FieldPattern> patterns, int[] fields) {
    for (int f = 0; f < Math.min(patterns.size(), fields.length); f++) {
      if (patterns.get(f) instanceof FieldPattern.EqualTo equal
          && fields[f] != value(equal.value())) {
        return false;
      }
    }
    return true;
  }

  private int value(Expr e) {
    return evaluator.evaluate(e);
  }
}
