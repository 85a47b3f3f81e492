package dev.gyre.ir.pass;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which guards can be one half of the meeting of two processes, as far as it is known. */
final class Rendezvous {
  private final KnownChannels channels;
  private final boolean exist;
  private final boolean receiversKeepControl;

  /** The channels on which somebody may fail to take what is handed over. */
  private final List<Candidate> failing = new ArrayList<>();

  Rendezvous(ProcessSystem system, KnownChannels channels) {
    this.channels = channels;
    this.exist =
        hasRendezvous(system.globals())
            || system.automata().stream().anyMatch(a -> hasRendezvous(a.locals()));
    this.receiversKeepControl =
        system.automata().stream().anyMatch(automaton -> keepsControlAfterReceive(automaton));
    system.automata().forEach(this::findFailing);
  }

  private void findFailing(ProcessAutomaton automaton) {
    Infallible infallible = new Infallible(channels, automaton.index());
    automaton.locations().stream()
        .flatMap(location -> location.edges().stream())
        .filter(e -> !e.effects().stream().allMatch(infallible::effect))
        .forEach(e -> failing.addAll(channels(automaton, e.guard(), Half.RECEIVE)));
  }

  private static boolean hasRendezvous(List<Variable> variables) {
    return variables.stream()
        .flatMap(v -> v.declaredChannels().stream())
        .anyMatch(declared -> declared.type().isRendezvous());
  }

  private boolean keepsControlAfterReceive(ProcessAutomaton automaton) {
    return automaton.locations().stream()
        .flatMap(location -> location.edges().stream())
        .anyMatch(
            e ->
                e.control() == Edge.Control.KEEP
                    && !channels(automaton, e.guard(), Half.RECEIVE).isEmpty());
  }

  /** One side of a meeting. */
  enum Half {
    SEND,
    RECEIVE
  }

  /**
   * A channel that may be met on.
   *
   * @param variable the variable that alone names it, or empty if it may be any
   */
  record Candidate(Optional<VariableKey> variable) {
    /** Whether both may be the same channel. */
    boolean mayBe(Candidate other) {
      return variable.isEmpty() || other.variable.isEmpty() || variable.equals(other.variable);
    }
  }

  /** Whether there are channels without a buffer at all. */
  boolean exist() {
    return exist;
  }

  /** Whether an edge may be a send that somebody must be there to receive. */
  boolean maySend(ProcessAutomaton automaton, Edge edge) {
    return !channels(automaton, edge.guard(), Half.SEND).isEmpty();
  }

  /**
   * Whether an edge may be a send whose receiver fails, so that the sender comes to nothing that
   * stands behind it.
   */
  boolean mayFailAtReceiver(ProcessAutomaton automaton, Edge edge) {
    return channels(automaton, edge.guard(), Half.SEND).stream()
        .anyMatch(sent -> failing.stream().anyMatch(sent::mayBe));
  }

  /**
   * Whether a receiver can have exclusive control after a meeting, so that the sender must wait.
   */
  boolean mayLeaveControlToReceiver() {
    return receiversKeepControl;
  }

  /** On which channels a guard may wait for somebody to meet, on one side. */
  List<Candidate> channels(ProcessAutomaton automaton, Guard guard, Half half) {
    return exist
        ? waiting(guard, half).stream()
            .flatMap(channel -> candidate(channel, automaton.index()).stream())
            .toList()
        : List.of();
  }

  private static List<Expr> waiting(Guard guard, Half half) {
    return switch (guard.kind()) {
      case CAN_SEND -> half == Half.SEND ? List.of(((Guard.CanSend) guard).channel()) : List.of();
      case CAN_RECEIVE ->
          half == Half.RECEIVE ? List.of(((Guard.CanReceive) guard).channel()) : List.of();
      case ANY_OF -> waitingForAny((Guard.AnyOf) guard, half);
      // A trace watches and takes no part.
      case ALWAYS, HOLDS, OTHERWISE, OBSERVES -> List.of();
    };
  }

  private static List<Expr> waitingForAny(Guard.AnyOf guard, Half half) {
    return guard.guards().stream().flatMap(part -> waiting(part, half).stream()).toList();
  }

  private Optional<Candidate> candidate(Expr channel, int automaton) {
    Optional<ChannelType> type = channels.type(channel, automaton);
    if (type.isEmpty()) {
      return Optional.of(new Candidate(Optional.empty()));
    }
    return type.get().isRendezvous()
        ? Optional.of(new Candidate(channels.variable(channel, automaton)))
        : Optional.empty();
  }
}
