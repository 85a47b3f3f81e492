package dev.gyre.por;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.access.AtomicChains;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Chooses edges such that no run of the system can go in a circle without taking one of them: the
 * sticky transitions of static partial order reduction [Kurshan1998].
 *
 * <p>In a circle of states some process moves that exists all the time: the one with the smallest
 * number among those that move, for whoever created it would move too and is older. It comes back
 * to its location, so it goes around a circle of its automaton. It is enough, therefore, that every
 * circle of every automaton has a sticky edge. Which edges these are does not matter for
 * correctness; those are preferred that can seldom be taken alone anyway, because somebody sees
 * them or others disturb them.
 *
 * <p>Invariant: without the sticky edges the graph of each automaton has no circle, and no process
 * type creates itself, not even through others. So a number can be given to every state that each
 * step without a sticky edge makes smaller.
 */
final class StickyEdges {
  private static final int UNSEEN = 4;
  private static final int MANY = 200;

  private final ProcessSystem system;
  private final BitSet cheap;
  private final BitSet free;
  private final BitSet sticky = new BitSet();

  /**
   * @param free edges that cost nothing, since they are never taken alone
   * @param cheap edges that cost little
   */
  private StickyEdges(ProcessSystem system, BitSet free, BitSet cheap) {
    this.system = system;
    this.free = free;
    this.cheap = cheap;
  }

  /** The ids of all edges with which a step may begin that has a sticky edge in it. */
  static BitSet of(ProcessSystem system, BitSet free, BitSet cheap) {
    StickyEdges edges = new StickyEdges(system, free, cheap);
    BitSet steps = new BitSet();
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.isProcess()) {
        edges.breakCircles(automaton);
      }
    }
    edges.breakCreation();
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.isProcess()) {
        steps.or(AtomicChains.leadingTo(edges.sticky, automaton));
      }
    }
    return steps;
  }

  private void breakCircles(ProcessAutomaton automaton) {
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        if (free.get(edge.id())) {
          sticky.set(edge.id());
        }
      }
    }
    List<BitSet> open = new ArrayList<>(ControlCircles.of(automaton, sticky));
    while (!open.isEmpty()) {
      cut(automaton, open.remove(open.size() - 1));
      if (open.isEmpty()) {
        open.addAll(ControlCircles.of(automaton, sticky));
      }
    }
  }

  /** Makes the cheapest cut through one strongly connected part that leaves least of it. */
  private void cut(ProcessAutomaton automaton, BitSet part) {
    BitSet best = new BitSet();
    long bestPrice = Long.MAX_VALUE;
    BitSet candidates = part.cardinality() <= MANY ? part : heads(automaton, part);
    for (int at = candidates.nextSetBit(0); at >= 0; at = candidates.nextSetBit(at + 1)) {
      BitSet leaving = new BitSet();
      BitSet entering = new BitSet();
      for (int from = part.nextSetBit(0); from >= 0; from = part.nextSetBit(from + 1)) {
        for (Edge edge : automaton.locations().get(from).edges()) {
          if (edge.target() >= 0 && part.get(edge.target()) && !sticky.get(edge.id())) {
            leaving.set(edge.id(), leaving.get(edge.id()) || from == at);
            entering.set(edge.id(), entering.get(edge.id()) || edge.target() == at);
          }
        }
      }
      long left = remaining(automaton, leaving);
      for (BitSet edges : List.of(leaving, entering)) {
        long price = price(edges) + (long) UNSEEN * left;
        if (price < bestPrice) {
          bestPrice = price;
          best = edges;
        }
      }
    }
    sticky.or(best);
  }

  /** Where circles come together; every part has such a place, unless it is a single circle. */
  private static BitSet heads(ProcessAutomaton automaton, BitSet part) {
    BitSet once = new BitSet();
    BitSet heads = new BitSet();
    part.stream()
        .mapToObj(automaton.locations()::get)
        .flatMap(location -> location.edges().stream())
        .filter(edge -> edge.target() >= 0 && part.get(edge.target()))
        .forEach(
            edge -> {
              heads.set(edge.target(), heads.get(edge.target()) || once.get(edge.target()));
              once.set(edge.target());
            });
    if (heads.isEmpty()) {
      heads.set(part.nextSetBit(0));
    }
    return heads;
  }

  private long remaining(ProcessAutomaton automaton, BitSet more) {
    BitSet all = (BitSet) sticky.clone();
    all.or(more);
    return ControlCircles.of(automaton, all).stream().mapToLong(BitSet::cardinality).sum();
  }

  private long price(BitSet edges) {
    return edges.stream().mapToLong(id -> cheap.get(id) ? 1 : UNSEEN).sum();
  }

  /** Whoever creates processes that create his like must not do so without being noticed. */
  private void breakCreation() {
    BitSet[] creates = new BitSet[system.automata().size()];
    for (ProcessAutomaton automaton : system.automata()) {
      BitSet created = new BitSet();
      automaton.locations().forEach(l -> l.edges().forEach(e -> created.or(created(e))));
      creates[automaton.index()] = created;
    }
    for (boolean grows = true; grows; ) {
      grows = false;
      for (BitSet set : creates) {
        BitSet before = (BitSet) set.clone();
        before.stream().forEach(type -> set.or(creates[type]));
        grows |= !set.equals(before);
      }
    }
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          if (created(edge).stream().anyMatch(type -> creates[type].get(automaton.index()))) {
            sticky.set(edge.id());
          }
        }
      }
    }
  }

  private static BitSet created(Edge edge) {
    BitSet types = new BitSet();
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        if (e instanceof Expr.Spawn spawn) {
          types.set(spawn.automaton());
        }
      }
    }.walk(edge);
    return types;
  }
}
