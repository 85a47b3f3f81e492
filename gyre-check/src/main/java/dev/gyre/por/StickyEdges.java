package dev.gyre.por;

import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.por.dependence.AtomicChains;
import dev.gyre.por.dependence.CounterRanking;
import dev.gyre.por.dependence.CycleBreakers;
import dev.gyre.por.dependence.TimerRanking;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Chooses edges such that no run of the system can go in a circle without taking one of them: the
 * sticky transitions of static partial order reduction [Kurshan1998].
 *
 * <p>In a circle of states some process moves that exists all the time: the one with the smallest
 * number among those that move, for whoever created it would move too and is older. It comes back
 * to its location, so it goes around a circle of its automaton. So it is enough that every circle
 * of every automaton has a sticky edge. Three sorts of circles can do without:
 *
 * <ul>
 *   <li>one that increases a counter and does not set it back (all edges that set it back are
 *       sticky);
 *   <li>one that takes messages from a channel and gives messages only to channels with larger
 *       numbers, and creates nobody. If all that move were of this sort, consider the channel with
 *       the smallest number that anybody takes from: nobody would have filled it again. Numbers
 *       that a permutation may change are not known here ({@code PermutedFacts});
 *   <li>one that sets a timer and then waits for it. Time must pass meanwhile, and where it does
 *       nobody else can move, so nothing is left out there.
 * </ul>
 *
 * <p>Which edges are chosen does not matter for correctness; those are preferred that can seldom be
 * taken alone anyway, because somebody sees them or others disturb them.
 *
 * <p>Invariant: in every circle of states time passes or some step has a sticky edge. So a number
 * can be given to every state that each step without a sticky edge makes smaller, from one tick to
 * the next.
 */
final class StickyEdges {
  /** The prices of an edge that is neither seen nor disturbed, and of a place on circles. */
  private static final int UNSEEN = 16;

  private static final int CHEAP = 4;

  private static final int FED = 1;
  private static final int MANY = 200;

  private final ProcessAutomaton automaton;
  private final CycleBreakers recurrence;
  private final BitSet cheap;
  private final BitSet sticky = new BitSet();

  private StickyEdges(CycleBreakers recurrence, BitSet cheap) {
    this.automaton = recurrence.automaton();
    this.recurrence = recurrence;
    this.cheap = cheap;
  }

  /**
   * The ids of all edges of one kind of process with which a step may begin that has a sticky edge
   * in it.
   *
   * @param free edges that cost nothing, since they are never taken alone; all of them are sticky
   * @param cheap edges that cost little
   */
  static BitSet of(CycleBreakers recurrence, BitSet free, BitSet cheap) {
    StickyEdges edges = new StickyEdges(recurrence, cheap);
    edges.sticky.or(free);
    edges.breakCircles();
    return AtomicChains.leadingTo(edges.sticky, recurrence.automaton());
  }

  private void breakCircles() {
    BitSet left = new BitSet();
    for (CounterRanking counter : recurrence.counters()) {
      left.or(counter.steps());
      BitSet resets = (BitSet) counter.resets().clone();
      resets.and(onCircles());
      sticky.or(resets);
    }
    for (TimerRanking expiry : recurrence.expiries()) {
      // Circles that wait for the timer without setting it are cut, the others let time pass.
      cutAll(expiry.writes(), expiry.waits());
      left.or(expiry.waits());
    }
    List<BitSet> open = new ArrayList<>(ControlCycles.of(automaton, with(left)));
    while (!open.isEmpty()) {
      for (BitSet part : open) {
        if (isReplenished(part, left)) {
          inside(part).forEach(edge -> left.set(edge.id()));
        } else {
          cut(part, left);
        }
      }
      open = ControlCycles.of(automaton, with(left));
    }
  }

  /** The edges that lead from a part into the same part. */
  private List<Edge> inside(BitSet part) {
    List<Edge> inside = new ArrayList<>();
    for (int from = part.nextSetBit(0); from >= 0; from = part.nextSetBit(from + 1)) {
      for (Edge edge : automaton.locations().get(from).edges()) {
        if (edge.target() >= 0 && part.get(edge.target())) {
          inside.add(edge);
        }
      }
    }
    return inside;
  }

  /** Cuts all circles through some edges that avoid certain others. */
  private void cutAll(BitSet avoided, BitSet through) {
    for (BitSet part : ControlCycles.of(automaton, with(avoided))) {
      for (Edge edge : inside(part)) {
        if (through.get(edge.id()) && !avoided.get(edge.id())) {
          sticky.set(edge.id());
        }
      }
    }
  }

  private BitSet with(BitSet more) {
    BitSet all = (BitSet) sticky.clone();
    all.or(more);
    return all;
  }

  /** The edges that lie on circles. */
  private BitSet onCircles() {
    BitSet edges = new BitSet();
    for (BitSet part : ControlCycles.of(automaton, sticky)) {
      inside(part).forEach(edge -> edges.set(edge.id()));
    }
    return edges;
  }

  /** Whether every circle of a part takes from a channel that only others fill again. */
  private boolean isReplenished(BitSet part, BitSet left) {
    BitSet creating = recurrence.creating();
    List<Edge> inside = inside(part);
    if (inside.stream().anyMatch(edge -> creating.get(edge.id()))) {
      return false;
    }
    return inside.stream()
        .flatMapToInt(edge -> recurrence.takesFrom(edge).stream())
        .distinct()
        .anyMatch(channel -> isReplenished(part, inside, channel, left));
  }

  private boolean isReplenished(BitSet part, List<Edge> inside, int channel, BitSet left) {
    BitSet without = with(left);
    inside.stream()
        .filter(edge -> recurrence.takesFrom(edge).orElse(-1) == channel)
        .forEach(edge -> without.set(edge.id()));
    return inside.stream().allMatch(edge -> recurrence.givesOnlyAbove(edge, channel))
        && ControlCycles.of(automaton, without).stream().noneMatch(part::intersects);
  }

  /** Makes the cheapest cut through one strongly connected part that leaves least of it. */
  private void cut(BitSet part, BitSet left) {
    BitSet best = new BitSet();
    long bestPrice = Long.MAX_VALUE;
    BitSet candidates = part.cardinality() <= MANY ? part : heads(part);
    List<Edge> inside = inside(part);
    inside.removeIf(edge -> isOut(edge, left));
    for (int at = candidates.nextSetBit(0); at >= 0; at = candidates.nextSetBit(at + 1)) {
      BitSet leaving = new BitSet();
      BitSet entering = new BitSet();
      for (Edge edge : inside) {
        if (edge.source() == at) {
          leaving.set(edge.id());
        }
        if (edge.target() == at) {
          entering.set(edge.id());
        }
      }
      BitSet edges = price(entering) < price(leaving) ? entering : leaving;
      // What remains is dear to find out, and makes nothing cheaper.
      if (price(edges) < bestPrice) {
        long price = price(edges) + remaining(leaving, left);
        best = price < bestPrice ? edges : best;
        bestPrice = Math.min(price, bestPrice);
      }
    }
    sticky.or(best);
  }

  /** Where circles come together; every part has such a place, unless it is a single circle. */
  private BitSet heads(BitSet part) {
    BitSet once = new BitSet();
    BitSet heads = new BitSet();
    for (Edge edge : inside(part)) {
      heads.set(edge.target(), heads.get(edge.target()) || once.get(edge.target()));
      once.set(edge.target());
    }
    if (heads.isEmpty()) {
      heads.set(part.nextSetBit(0));
    }
    return heads;
  }

  private boolean isOut(Edge edge, BitSet left) {
    return sticky.get(edge.id()) || left.get(edge.id());
  }

  /** The price of the circles that are left: those that others have to feed need no cut. */
  private long remaining(BitSet more, BitSet left) {
    BitSet all = with(left);
    all.or(more);
    long remaining = 0;
    for (BitSet part : ControlCycles.of(automaton, all)) {
      remaining += (isReplenished(part, all) ? FED : UNSEEN) * (long) part.cardinality();
    }
    return remaining;
  }

  private long price(BitSet edges) {
    long price = 0;
    for (int id = edges.nextSetBit(0); id >= 0; id = edges.nextSetBit(id + 1)) {
      price += cheap.get(id) ? CHEAP : UNSEEN;
    }
    return price;
  }
}
