package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Whether it matters to others that a process stands at a location already, instead of one
 * invisible step before it. The proofs are in docs/internals/merging.md.
 *
 * <p>In front of the location the process can move, and nobody can meet it. At the location it may
 * be blocked, and may be ready to meet. So more steps of others are possible there, which never
 * takes away a run, unless a step is possible only because another one is not. That a rendez-vous
 * send finds no receiver can be found out by
 *
 * <ul>
 *   <li>an {@code else} beside the send,
 *   <li>an {@code unless} whose escape is the send,
 *   <li>an atomic sequence that comes to the send: it loses control there if nobody is ready,
 *   <li>the choice at the start of a {@code d_step}, which takes the first way that is open.
 * </ul>
 *
 * <p>If no send on a channel is so placed, who waits to receive from it goes unnoticed. Fairness
 * asks who could have moved, so that there a process that is ready to meet, on either side, is
 * always noticed; and where the model uses {@code timeout}, so is a process that can no longer
 * move.
 */
final class Readiness {
  private final Rendezvous rendezvous;
  private final PreservedRuns fidelity;
  private final boolean usesTimeout;

  /** The channels on which it is found out that nobody receives. */
  private final List<Rendezvous.Candidate> tested = new ArrayList<>();

  Readiness(
      ProcessSystem system, ObservedState observed, Rendezvous rendezvous, PreservedRuns fidelity) {
    this.rendezvous = rendezvous;
    this.fidelity = fidelity;
    this.usesTimeout = observed.asks(Expr.SystemFact.TIMEOUT);
    for (ProcessAutomaton automaton : system.automata()) {
      BitSet inControl = reachedInControl(automaton);
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          if (isTested(location, edge) || inControl.get(location.index())) {
            tested.addAll(rendezvous.channels(automaton, edge.guard(), Rendezvous.Half.SEND));
          }
        }
      }
    }
  }

  private static boolean isTested(Location location, Edge edge) {
    return isBesideElse(location) || isEscape(edge) || !isPlainSend(edge);
  }

  /** Else is open only where the send is not. */
  private static boolean isBesideElse(Location location) {
    return location.hasElse();
  }

  /** What an escape interrupts goes on only where the escape is closed. */
  private static boolean isEscape(Edge edge) {
    return edge.escape() > 0;
  }

  /** Others may move in the middle of an atomic sequence only where it cannot go on. */
  private static BitSet reachedInControl(ProcessAutomaton automaton) {
    BitSet reached = new BitSet();
    automaton.locations().stream()
        .flatMap(location -> location.edges().stream())
        .filter(e -> e.control() == Edge.Control.KEEP && e.target() != Edge.NO_LOCATION)
        .forEach(e -> reached.set(e.target()));
    return reached;
  }

  /** Anything but a send that stands for itself, such as the start of a d_step. */
  private static boolean isPlainSend(Edge edge) {
    return edge.guard().kind() == Guard.Kind.CAN_SEND
        && !edge.effects().isEmpty()
        && edge.effects().get(0).kind() == Effect.Kind.SEND;
  }

  /** Whether others may behave differently when a process has come to a location. */
  boolean isNoticed(ProcessAutomaton automaton, Location location) {
    return switch (fidelity) {
      case RUNS -> isAwaited(automaton, location);
      case FAIR_RUNS -> mayMeet(automaton, location) || mayEndTimeout();
    };
  }

  /** Whether the process is ready to receive what is sent only if it can be. */
  private boolean isAwaited(ProcessAutomaton automaton, Location location) {
    return location.edges().stream()
        .flatMap(e -> rendezvous.channels(automaton, e.guard(), Rendezvous.Half.RECEIVE).stream())
        .anyMatch(ready -> tested.stream().anyMatch(ready::mayBe));
  }

  /** Whether somebody may be able to move just because the process is there. */
  private boolean mayMeet(ProcessAutomaton automaton, Location location) {
    for (Edge edge : location.edges()) {
      for (Rendezvous.Half half : Rendezvous.Half.values()) {
        if (!rendezvous.channels(automaton, edge.guard(), half).isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  /** While the process can still take its step, nobody gets a timeout. */
  private boolean mayEndTimeout() {
    return usesTimeout;
  }
}
