package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a process of one type, of which something is known, touches at each of its locations and
 * from there on.
 *
 * <p>Invariant: whatever the process does on its way from a location, alone or as half of a
 * rendez-vous, and whatever processes do that it creates, is in the location's {@link
 * LocationFootprint#future}.
 */
public final class Footprints {
  private final AccessAnalysis analysis;
  private final ProcessAutomaton automaton;
  private final KnownValues values;
  private final Dependence atoms;
  private final List<List<EdgeAccess>> access = new ArrayList<>();
  private final EdgeAccess[] later;

  /** By location, what it means to others that the process comes there or leaves. */
  private final EdgeAccess[] turned;

  private final AccessSet[] future;
  private final AccessSet whole;
  private final List<LocationFootprint> spots = new ArrayList<>();
  private final ExitPaths departures;

  Footprints(AccessAnalysis analysis, ProcessAutomaton automaton, ProcessFacts knowledge) {
    this.analysis = analysis;
    this.automaton = automaton;
    this.atoms = analysis.atoms();
    this.values = analysis.values(knowledge);
    this.future = new AccessSet[automaton.locations().size()];
    this.later = new EdgeAccess[automaton.locations().size()];
    this.turned = new EdgeAccess[automaton.locations().size()];
    this.whole = atoms.none();
    for (Location location : automaton.locations()) {
      List<EdgeAccess> edges = new ArrayList<>();
      location.edges().forEach(edge -> edges.add(accessOf(edge, location)));
      access.add(edges);
      future[location.index()] = atoms.none();
    }
    this.departures = new ExitPaths(automaton, access);
    spread();
  }

  /** What this process, and those it creates, may ever do. */
  AccessSet whole() {
    return whole;
  }

  public LocationFootprint spot(int location) {
    return spots.get(location);
  }

  /** The edges that others, of whom each may do all of this, may disturb. */
  void addDisturbed(AccessSet others, BitSet into) {
    for (Location location : automaton.locations()) {
      for (int i = 0; i < location.edges().size(); i++) {
        EdgeAccess edge = access.get(location.index()).get(i);
        AccessSet touched = edge.does.copy();
        touched.addAll(edge.asks);
        AccessSet disturbing = atoms.disturbing(touched);
        disturbing.addAll(edge.needs);
        if (disturbing.intersects(others)) {
          into.set(location.edges().get(i).id());
        }
      }
    }
  }

  /** Computes the futures, backwards along the edges, and from them the spots. */
  void finish(AccessAnalysis.Foresight foresight) {
    if (!spots.isEmpty()) {
      return;
    }
    for (Location location : automaton.locations()) {
      List<LocationFootprint.EdgeFacts> facts = new ArrayList<>();
      for (int i = 0; i < location.edges().size(); i++) {
        facts.add(facts(location, i, foresight));
      }
      AccessSet later = foresight == AccessAnalysis.Foresight.TYPE ? whole : at(location.index());
      spots.add(new LocationFootprint(facts, later, mood(location, facts)));
    }
  }

  /** What may open or close an edge; a meeting depends on what decides about the other half too. */
  private AccessSet mood(Location location, List<LocationFootprint.EdgeFacts> facts) {
    AccessSet mood = atoms.none();
    for (LocationFootprint.EdgeFacts edge : facts) {
      mood.addAll(edge.needs());
      mood.addAll(edge.disturbing());
      if (edge.ends()) {
        mood.add(Dependence.RUN);
        mood.add(Dependence.END);
      }
    }
    if (access.get(location.index()).stream().anyMatch(edge -> edge.mayMeet)) {
      mood.addAll(atoms.disturbing(analysis.readiness()));
    }
    return mood;
  }

  /** What may open the other edges of a location. */
  private AccessSet openers(Location location, Edge except) {
    AccessSet openers = atoms.none();
    EdgeAccess asked = analysis.start(values);
    for (int i = 0; i < location.edges().size(); i++) {
      Edge edge = location.edges().get(i);
      if (edge.id() != except.id()) {
        EdgeAccess found = access.get(location.index()).get(i);
        openers.addAll(found.needs);
        openers.addAll(atoms.disturbing(found.asks));
        asked.ask(edge.guard());
      }
    }
    openers.addAll(atoms.disturbing(asked.asks));
    return openers;
  }

  private AccessSet at(int location) {
    return future[location];
  }

  private LocationFootprint.EdgeFacts facts(
      Location location, int index, AccessAnalysis.Foresight foresight) {
    Edge edge = location.edges().get(index);
    EdgeAccess found = access.get(location.index()).get(index);
    AccessSet touched = found.does.copy();
    touched.addAll(found.asks);
    AccessSet through = touched.copy();
    if (foresight == AccessAnalysis.Foresight.TYPE) {
      through.addAll(whole);
    } else {
      through.addAll(found.created);
      if (!departures.addBehind(edge, location, () -> openers(location, edge), through)
          && edge.target() != Edge.NO_LOCATION) {
        through.addAll(at(edge.target()));
      }
    }
    AccessSet needs = found.needs.copy();
    needs.addAll(atoms.disturbing(found.asks));
    AccessSet behindOther = needsBehindOther(found);
    AccessSet influence = found.does.copy();
    influence.addAll(found.meetings);
    AccessSet disturbing = atoms.disturbing(touched);
    if (found.mayMeet || foresight == AccessAnalysis.Foresight.TYPE) {
      disturbing.addAll(needs);
    }
    return new LocationFootprint.EdgeFacts(
        through,
        disturbing,
        foresight == AccessAnalysis.Foresight.TYPE ? disturbing : needs,
        foresight == AccessAnalysis.Foresight.TYPE ? disturbing : behindOther,
        influence,
        found.source,
        conjuncts(edge, foresight),
        found.meetsInside || found.losesChannels,
        found.readsTimeout,
        found.does.contains(Dependence.END));
  }

  /**
   * What opens an edge whose buffer is not empty. Its guard looks at the oldest message, which
   * stays the same when others arrive. What it compares that message with need not: that may be the
   * number of messages, so what is asked is left as it is.
   */
  private AccessSet needsBehindOther(EdgeAccess found) {
    AccessSet needs =
        found.source < 0 ? found.needs.copy() : atoms.withoutPut(found.source, found.needs);
    needs.addAll(atoms.disturbing(found.asks));
    return needs;
  }

  /** A provided clause or a promise is looked at besides the guard, so that is not all then. */
  private List<GuardConjunct> conjuncts(Edge edge, AccessAnalysis.Foresight foresight) {
    return foresight == AccessAnalysis.Foresight.TYPE
            || automaton.provided().isPresent()
            || atoms.watchesPromises()
        ? List.of()
        : GuardConjunct.of(edge.guard(), atoms, () -> analysis.start(values));
  }

  private void spread() {
    Deque<Integer> open = new ArrayDeque<>();
    for (Location location : automaton.locations()) {
      for (EdgeAccess edge : access.get(location.index())) {
        future[location.index()].addAll(edge.does);
        future[location.index()].addAll(edge.asks);
        future[location.index()].addAll(edge.created);
      }
      whole.addAll(future[location.index()]);
      open.add(location.index());
    }
    List<BitSet> sources = FixedLocals.sources(automaton);
    while (!open.isEmpty()) {
      int target = open.remove();
      BitSet before = sources.get(target);
      for (int source = before.nextSetBit(0); source >= 0; source = before.nextSetBit(source + 1)) {
        if (future[source].addAll(future[target])) {
          open.add(source);
        }
      }
    }
  }

  // ---- single edges

  private EdgeAccess accessOf(Edge edge, Location location) {
    EdgeAccess found = analysis.start(values);
    automaton.provided().ifPresent(found::read);
    found.own(edge.guard());
    location.edges().forEach(found::standsBefore);
    for (Edge other : location.edges()) {
      if (isAsked(edge, other)) {
        found.ask(other.guard());
      }
    }
    carriedOut(edge, location, found);
    if (edge.control() == Edge.Control.KEEP && !handsOver(edge)) {
      goOn(edge, found);
    }
    return found;
  }

  /** Whether the first edge can be taken only if the other one cannot. */
  private static boolean isAsked(Edge edge, Edge other) {
    return switch (edge.guard().kind()) {
      case OTHERWISE -> other.id() != edge.id();
      case ALWAYS, HOLDS, CAN_SEND, CAN_RECEIVE, ANY_OF, OBSERVES ->
          other.escape() > 0 && (edge.escape() == 0 || other.escape() < edge.escape());
    };
  }

  private void carriedOut(Edge edge, Location location, EdgeAccess into) {
    into.effects(edge.effects());
    boolean ends = edge.endsProcess();
    if (ends) {
      into.owns(automaton);
    }
    if (ends && analysis.channelsTravel() && automaton.ownsChannels()) {
      // Whoever uses the channels of a process that is gone makes a mistake.
      into.does.addEverything();
      into.losesChannels = true;
    }
    turns(location, into);
    if (edge.target() != Edge.NO_LOCATION) {
      turns(automaton.locations().get(edge.target()), into);
    }
    new ExprWalker() {
      @Override
      protected void enterSpawn(Expr.Spawn spawn) {
        into.created.addAll(analysis.createdBy(spawn, values));
        opens(analysis.system().automata().get(spawn.automaton()), into);
        EdgeAccess start = analysis.turnedBy(spawn);
        into.does.addAll(start.does);
        into.meetings.addAll(start.meetings);
      }
    }.walk(edge);
  }

  private void turns(Location location, EdgeAccess into) {
    if (!atoms.hasRendezvous()) {
      return;
    }
    if (turned[location.index()] == null) {
      turned[location.index()] = analysis.start(values);
      turned[location.index()].turns(location);
    }
    into.does.addAll(turned[location.index()].does);
    into.meetings.addAll(turned[location.index()].meetings);
  }

  /** Somebody may know the number of a channel that is gone, and that a new process gets again. */
  private void opens(ProcessAutomaton created, EdgeAccess into) {
    if (analysis.channelsTravel() && created.ownsChannels()) {
      atoms.open(into.does);
    }
  }

  /** Whether the edge is a rendez-vous send, after which control is with the receiver. */
  private boolean handsOver(Edge edge) {
    if (edge.guard().kind() != Guard.Kind.CAN_SEND) {
      return false;
    }
    OptionalInt number = values.of(((Guard.CanSend) edge.guard()).channel());
    return number.isPresent()
        && atoms.isChannel(number.getAsInt())
        && !atoms.mayBeBuffered(atoms.channel(number.getAsInt()));
  }

  /** What may happen in one step from a location inside an atomic sequence. */
  private EdgeAccess laterAt(Location location) {
    if (later[location.index()] == null) {
      EdgeAccess found = analysis.start(values);
      for (Edge edge : location.edges()) {
        found.later(edge.guard());
        found.standsBefore(edge);
        carriedOut(edge, location, found);
      }
      later[location.index()] = found;
    }
    return later[location.index()];
  }

  /** Adds all that an atomic sequence may go on with after an edge. */
  private void goOn(Edge edge, EdgeAccess into) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    open.add(edge.target());
    seen.set(edge.target());
    while (!open.isEmpty()) {
      Location location = automaton.locations().get(open.remove());
      into.includeLater(laterAt(location));
      for (Edge next : location.edges()) {
        if (next.control() == Edge.Control.KEEP && !seen.get(next.target())) {
          seen.set(next.target());
          open.add(next.target());
        }
      }
    }
  }
}
