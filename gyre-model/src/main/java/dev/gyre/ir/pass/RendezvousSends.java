package dev.gyre.ir.pass;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import java.util.List;
import java.util.Optional;

/** Knows which sends may turn out to be a meeting of two processes. */
final class RendezvousSends {
  private final KnownChannels channels;
  private final boolean exist;
  private final boolean receiversKeepControl;

  RendezvousSends(ProcessSystem system, KnownChannels channels) {
    this.channels = channels;
    this.exist =
        hasRendezvous(system.globals())
            || system.automata().stream().anyMatch(a -> hasRendezvous(a.locals()));
    this.receiversKeepControl =
        system.automata().stream()
            .flatMap(automaton -> automaton.locations().stream())
            .map(Location::edges)
            .flatMap(List::stream)
            .anyMatch(e -> e.control() == Edge.Control.KEEP && receives(e.guard()));
  }

  private static boolean hasRendezvous(List<Variable> variables) {
    return variables.stream()
        .anyMatch(
            v -> v.initial() instanceof Initial.Channels channel && channel.type().isRendezvous());
  }

  private static boolean receives(Guard guard) {
    return guard instanceof Guard.CanReceive
        || (guard instanceof Guard.AnyOf any
            && any.guards().stream().anyMatch(RendezvousSends::receives));
  }

  /** Whether there are channels without a buffer at all. */
  boolean exist() {
    return exist;
  }

  boolean maybe(ProcessAutomaton automaton, Edge edge) {
    if (!exist || !(edge.guard() instanceof Guard.CanSend send)) {
      return false;
    }
    Optional<ChannelType> type = channels.type(send.channel(), automaton.index());
    return type.isEmpty() || type.get().isRendezvous();
  }

  /**
   * Whether a receiver can have exclusive control after a meeting, so that the sender must wait.
   */
  boolean mayLeaveControlToReceiver() {
    return receiversKeepControl;
  }
}
