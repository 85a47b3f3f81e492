package dev.gyre.lts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.lts.formula.Evaluation;
import dev.gyre.lts.formula.Formula;
import dev.gyre.lts.graph.DisjointUnion;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.TooLargeException;
import dev.gyre.lts.trace.TraceDifference;
import dev.gyre.lts.trace.TraceRun;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Verdicts against brute force, and that what is said about why is true of the graphs. */
class ComparisonTest {
  private static final int PAIRS = Integer.getInteger("gyre.lts.graphs", 1_500);
  private static final int SUBSETS = 100_000;

  @ParameterizedTest
  @EnumSource(Relation.class)
  void verdictsAreThoseOfBruteForceAndReasonsHold(Relation relation) throws TooLargeException {
    int equivalent = 0;
    int explained = 0;
    for (int seed = 0; seed < PAIRS; seed++) {
      RandomGraphs random = new RandomGraphs(seed);
      Kripke a = graph(random, relation);
      Kripke b = second(random, a, relation, seed);
      Comparison comparison = Comparison.of(a, b, relation);
      boolean areEquivalent = comparison.areEquivalent(SUBSETS);
      assertThat(areEquivalent)
          .as("seed %s, %s", seed, relation)
          .isEqualTo(byBruteForce(a, b, relation));
      if (areEquivalent) {
        equivalent++;
      } else {
        explained += explain(comparison, a, b, relation);
      }
    }
    assertThat(equivalent).isGreaterThan(PAIRS / 10);
    assertThat(explained).isEqualTo(PAIRS - equivalent).isGreaterThan(PAIRS / 10);
  }

  @ParameterizedTest
  @EnumSource(Relation.class)
  void whatIsMinimisedIsEquivalentAndAsSmallAsItGets(Relation relation) throws TooLargeException {
    for (int seed = 0; seed < PAIRS / 3; seed++) {
      Kripke graph = graph(new RandomGraphs(seed), relation);
      Kripke small = Minimisation.of(graph, relation, SUBSETS);
      assertThat(byBruteForce(graph, small, relation)).as("seed %s", seed).isTrue();
      Kripke smaller = Minimisation.of(small, relation, SUBSETS);
      assertThat(smaller.graph().stateCount()).isEqualTo(small.graph().stateCount());
      assertThat(smaller.graph().transitionCount()).isEqualTo(small.graph().transitionCount());
    }
  }

  private static Kripke graph(RandomGraphs random, Relation relation) {
    return relation == Relation.STUTTER ? random.structure(8) : Kripke.blind(random.lts(8));
  }

  /** Another one, or nearly the same, or the same in another form. */
  private static Kripke second(RandomGraphs random, Kripke a, Relation relation, int seed)
      throws TooLargeException {
    return switch (seed % 4) {
      case 0 -> graph(random, relation);
      case 1 -> Minimisation.of(a, relation, SUBSETS);
      default -> random.mutated(a);
    };
  }

  private static boolean byBruteForce(Kripke a, Kripke b, Relation relation) {
    if (relation == Relation.TRACE) {
      return haveSameTraces(a.graph(), b.graph());
    }
    DisjointUnion union = DisjointUnion.of(a, b);
    int[] classes =
        NaiveRefinement.classes(
            union.both().graph(), union.both().observation(), relation.silence());
    return classes[union.both().graph().initial()] == classes[union.secondInitial()];
  }

  private static int explain(Comparison comparison, Kripke a, Kripke b, Relation relation)
      throws TooLargeException {
    if (relation == Relation.TRACE) {
      TraceDifference trace = comparison.trace(SUBSETS).orElseThrow();
      boolean inFirst = TraceRun.length(a.graph(), trace.labels()) == trace.labels().size();
      boolean inSecond = TraceRun.length(b.graph(), trace.labels()) == trace.labels().size();
      assertThat(inFirst).isEqualTo(trace.isOfFirst()).isNotEqualTo(inSecond);
      return 1;
    }
    Formula formula = comparison.formula().orElseThrow();
    assertThat(new Evaluation(a).holdsInitially(formula)).isTrue();
    assertThat(new Evaluation(b).holdsInitially(formula)).isFalse();
    if (relation == Relation.STUTTER) {
      Optional<ShownSequence> shown = comparison.shownSequence(SUBSETS);
      shown.ifPresent(s -> assertThat(s.run()).isNotEmpty());
    }
    return 1;
  }

  /** Pairs of the sets of states that both can be in after the same visible steps. */
  private static boolean haveSameTraces(Lts a, Lts b) {
    Set<List<BitSet>> seen = new HashSet<>();
    Deque<List<BitSet>> waiting = new ArrayDeque<>();
    waiting.add(List.of(closed(a, a.initial()), closed(b, b.initial())));
    Set<String> labels = new HashSet<>(a.labels());
    labels.addAll(b.labels());
    labels.remove(Lts.TAU);
    while (!waiting.isEmpty()) {
      List<BitSet> pair = waiting.pop();
      if (!seen.add(pair)) {
        continue;
      }
      for (String label : labels) {
        BitSet x = after(a, pair.get(0), label);
        BitSet y = after(b, pair.get(1), label);
        if (x.isEmpty() != y.isEmpty()) {
          return false;
        }
        waiting.add(List.of(x, y));
      }
    }
    return true;
  }

  private static BitSet closed(Lts lts, int state) {
    BitSet states = new BitSet();
    states.set(state);
    for (int before = 0; before != states.cardinality(); ) {
      before = states.cardinality();
      for (int s : states.stream().toArray()) {
        for (int t = lts.first(s); t < lts.end(s); t++) {
          if (lts.label(t) == Lts.SILENT) {
            states.set(lts.target(t));
          }
        }
      }
    }
    return states;
  }

  private static BitSet after(Lts lts, BitSet from, String label) {
    BitSet states = new BitSet();
    for (int s : from.stream().toArray()) {
      for (int t = lts.first(s); t < lts.end(s); t++) {
        if (lts.labelText(lts.label(t)).equals(label)) {
          states.or(closed(lts, lts.target(t)));
        }
      }
    }
    return states;
  }
}
