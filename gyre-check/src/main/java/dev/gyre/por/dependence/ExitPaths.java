package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.Writes;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/**
 * The accesses of a process behind an edge, up to its return to the source of the edge.
 *
 * <p>Before a process reaches a target it may pass through cycles, but eventually it leaves its
 * location for the last time. So a <em>necessary enabling set</em> [Valmari1991] for the target
 * needs only the edges by which the process can leave for the last time. It does not need an edge
 * that only leads back to the location.
 *
 * <p>This is unsound if a cycle enables another edge of the location that is disabled now. If it
 * may do so (it writes a local that the edge reads, or provides what the edge waits for), all
 * accesses behind the edge count, those of the cycle included.
 */
final class ExitPaths {
  /**
   * Beyond this too much time would be spent on the search for cycles, before the search begins.
   */
  private static final int MOST_LOCATIONS = 400;

  private static final int MOST_EDGES = 8;

  private final ProcessAutomaton automaton;
  private final List<List<EdgeAccess>> access;

  /**
   * @param access what each edge touches, location by location
   */
  ExitPaths(ProcessAutomaton automaton, List<List<EdgeAccess>> access) {
    this.automaton = automaton;
    this.access = access;
  }

  /**
   * Adds what lies behind an edge until its source comes again; false, and nothing, if all that
   * ever comes behind it counts.
   *
   * @param openers what may open the other edges of the location, done by anybody
   */
  boolean addBehind(Edge edge, Location from, Supplier<AccessSet> openers, AccessSet into) {
    int edges = from.edges().size();
    boolean isSmall = edges <= MOST_EDGES && automaton.locations().size() <= MOST_LOCATIONS;
    if (!isSmall || edges < 2 || edge.target() == Edge.NO_LOCATION) {
      return false;
    }
    BitSet behind = reached(edge.target(), from.index());
    if (!behind.get(from.index())) {
      return false;
    }
    behind.clear(from.index());
    if (opensSomething(edge, from, behind, openers.get())) {
      return false;
    }
    for (int at = behind.nextSetBit(0); at >= 0; at = behind.nextSetBit(at + 1)) {
      addAll(at, into);
    }
    return true;
  }

  private void addAll(int location, AccessSet into) {
    for (EdgeAccess edge : access.get(location)) {
      into.addAll(edge.does);
      into.addAll(edge.asks);
      into.addAll(edge.created);
    }
  }

  /** The locations that are reached without passing through one of them, which may be the last. */
  private BitSet reached(int start, int barrier) {
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    reached.set(start);
    open.add(start);
    while (!open.isEmpty()) {
      int location = open.remove();
      if (location != barrier) {
        for (Edge edge : automaton.locations().get(location).edges()) {
          if (edge.target() != Edge.NO_LOCATION && !reached.get(edge.target())) {
            reached.set(edge.target());
            open.add(edge.target());
          }
        }
      }
    }
    return reached;
  }

  /** Whether an edge, or one of the circle behind it, may open another edge of the location. */
  private boolean opensSomething(Edge edge, Location from, BitSet circle, AccessSet openers) {
    BitSet looked =
        FixedLocals.reads(
            walker -> {
              // Its own guard too: an else beside it is open when that is closed.
              from.edges().forEach(other -> walker.walk(other.guard()));
              automaton.provided().ifPresent(walker::walk);
            });
    if (mayOpen(edge, accessOf(edge, from), looked, openers)) {
      return true;
    }
    for (int at = circle.nextSetBit(0); at >= 0; at = circle.nextSetBit(at + 1)) {
      Location location = automaton.locations().get(at);
      for (int i = 0; i < location.edges().size(); i++) {
        if (mayOpen(location.edges().get(i), access.get(at).get(i), looked, openers)) {
          return true;
        }
      }
    }
    return false;
  }

  private EdgeAccess accessOf(Edge edge, Location from) {
    int index = 0;
    while (from.edges().get(index).id() != edge.id()) {
      index++;
    }
    return access.get(from.index()).get(index);
  }

  private static boolean mayOpen(Edge edge, EdgeAccess touched, BitSet looked, AccessSet openers) {
    return writes(edge, looked)
        || touched.does.intersects(openers)
        || touched.created.intersects(openers);
  }

  private static boolean writes(Edge edge, BitSet looked) {
    boolean[] found = {false};
    Writes.of(
        edge.effects(),
        place ->
            found[0] |=
                place.variable().scope() == Variable.Scope.LOCAL
                    && looked.get(place.variable().index()));
    return found[0];
  }
}
