package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Joins an edge with the invisible one behind it, where that is possible. */
final class EdgeJoining {
  /** Longer chains would make methods that the virtual machine does not compile well. */
  private static final int MAX_STATEMENTS = 16;

  private final ProcessAutomaton automaton;
  private final Infallible infallible;
  private final Rendezvous rendezvous;
  private final Readiness readiness;
  private final HeadRule rule;

  EdgeJoining(
      ProcessAutomaton automaton,
      KnownChannels channels,
      Rendezvous rendezvous,
      Readiness readiness,
      HeadRule rule) {
    this.readiness = readiness;
    this.automaton = automaton;
    this.rule = rule;
    this.infallible = new Infallible(channels, automaton.index());
    this.rendezvous = rendezvous;
  }

  Optional<TracedEdge> join(TracedEdge first, Edge tail) {
    Edge head = first.edge();
    boolean allowed =
        first.origin().size() < MAX_STATEMENTS
            && rule.mayLead(automaton, head)
            && keepsControlApart(head, tail)
            && (isPassedUnseen(head) || !isAwaitedBehind(tail))
            && (!checks(tail) || (cannotFail(head) && !partnerMayFail(head)));
    return allowed ? Optional.of(joined(first, tail)) : Optional.empty();
  }

  /**
   * After a step that gives up control others may move before an atomic sequence starts, and after
   * a rendez-vous it is the receiver who may have control.
   */
  private boolean keepsControlApart(Edge head, Edge tail) {
    if (tail.control() == Edge.Control.KEEP && head.control() == Edge.Control.RELEASE) {
      return false;
    }
    return !rendezvous.maySend(automaton, head)
        || (tail.control() == Edge.Control.RELEASE && !rendezvous.mayLeaveControlToReceiver());
  }

  /** With control kept, the second step follows before anybody else can look. */
  private boolean isPassedUnseen(Edge head) {
    return head.control() == Edge.Control.KEEP && !rendezvous.maySend(automaton, head);
  }

  private boolean isAwaitedBehind(Edge tail) {
    return readiness.isNoticed(automaton, automaton.locations().get(tail.target()));
  }

  private static boolean checks(Edge edge) {
    return edge.does(Effect.Kind.CHECK);
  }

  private boolean cannotFail(Edge edge) {
    return infallible.guard(edge.guard()) && edge.effects().stream().allMatch(infallible::effect);
  }

  /**
   * The receiver moves after the whole of the sender's edge, so an assertion in it would be found
   * violated although the run ends before it.
   */
  private boolean partnerMayFail(Edge head) {
    return rendezvous.mayFailAtReceiver(automaton, head);
  }

  private static TracedEdge joined(TracedEdge first, Edge tail) {
    Edge head = first.edge();
    List<Effect> effects = new ArrayList<>(head.effects());
    effects.addAll(tail.effects());
    // The place of a fault is that of the edge, so it must be the part that can fail.
    SourceSpan span = checks(tail) ? tail.span() : head.span();
    Edge edge =
        new Edge(
            head.id(),
            head.source(),
            tail.target(),
            head.guard(),
            effects,
            tail.control(),
            head.escape(),
            span,
            head.text() + "; " + tail.text());
    List<Integer> origin = new ArrayList<>(first.origin());
    origin.add(tail.id());
    return new TracedEdge(edge, origin);
  }
}
