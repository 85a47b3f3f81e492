package dev.gyre.lts.formula;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.Lts;
import dev.gyre.system.Cancellation;
import java.util.BitSet;
import java.util.IdentityHashMap;

/**
 * In which states of a system formulas hold, by their definition: each operator is a search through
 * the graph. Knows nothing of partitions, so it can judge what was made out of them.
 */
public final class Evaluation {
  private final Kripke structure;
  private final Lts lts;
  private final int[] silentFirst;
  private final int[] silentSources;
  private final IdentityHashMap<Formula, BitSet> known = new IdentityHashMap<>();

  public Evaluation(Kripke structure) {
    this.structure = structure;
    this.lts = structure.graph();
    this.silentFirst = new int[lts.stateCount() + 1];
    for (int t = 0; t < lts.transitionCount(); t++) {
      if (lts.label(t) == Lts.SILENT) {
        silentFirst[lts.target(t) + 1]++;
      }
    }
    for (int state = 0; state < lts.stateCount(); state++) {
      silentFirst[state + 1] += silentFirst[state];
    }
    this.silentSources = new int[silentFirst[lts.stateCount()]];
    int[] free = silentFirst.clone();
    for (int state = 0; state < lts.stateCount(); state++) {
      for (int t = lts.first(state); t < lts.end(state); t++) {
        if (lts.label(t) == Lts.SILENT) {
          silentSources[free[lts.target(t)]++] = state;
        }
      }
    }
  }

  public boolean holdsInitially(Formula formula) {
    return holding(formula).get(lts.initial());
  }

  /** The states in which it holds; not to be changed. */
  public BitSet holding(Formula formula) {
    BitSet states = known.get(formula);
    if (states == null) {
      Cancellation.check();
      states = computed(formula);
      known.put(formula, states);
    }
    return states;
  }

  private BitSet computed(Formula formula) {
    return switch (formula.kind()) {
      case TRUE -> all();
      case HOLDS -> observing(formula.label());
      case NOT -> {
        BitSet states = all();
        states.andNot(operand(formula, 0));
        yield states;
      }
      case AND -> {
        BitSet states = all();
        formula.operands().forEach(part -> states.and(holding(part)));
        yield states;
      }
      case OR -> {
        BitSet states = new BitSet();
        formula.operands().forEach(part -> states.or(holding(part)));
        yield states;
      }
      case STEP -> stepping(formula.label(), operand(formula, 0));
      case AFTER -> {
        BitSet last = stepping(formula.label(), operand(formula, 1));
        last.and(operand(formula, 0));
        yield backwards(last, operand(formula, 0));
      }
      case UNTIL -> backwards((BitSet) operand(formula, 1).clone(), operand(formula, 0));
      case FOREVER -> endless(operand(formula, 0));
    };
  }

  private BitSet operand(Formula formula, int index) {
    return holding(formula.operands().get(index));
  }

  private BitSet all() {
    BitSet all = new BitSet(lts.stateCount());
    all.set(0, lts.stateCount());
    return all;
  }

  private BitSet observing(String proposition) {
    BitSet states = new BitSet(lts.stateCount());
    for (int state = 0; state < lts.stateCount(); state++) {
      states.set(state, structure.holding(state).contains(proposition));
    }
    return states;
  }

  private BitSet stepping(String label, BitSet then) {
    BitSet states = new BitSet(lts.stateCount());
    int number = lts.labels().indexOf(label);
    for (int state = 0; number >= 0 && state < lts.stateCount(); state++) {
      for (int t = lts.first(state); t < lts.end(state); t++) {
        if (lts.label(t) == number && then.get(lts.target(t))) {
          states.set(state);
        }
      }
    }
    return states;
  }

  /** Adds all states of {@code during} from which silent steps through such states lead there. */
  private BitSet backwards(BitSet states, BitSet during) {
    Ints queue = new Ints();
    states.stream().forEach(queue::add);
    while (!queue.isEmpty()) {
      int state = queue.pop();
      for (int i = silentFirst[state]; i < silentFirst[state + 1]; i++) {
        int source = silentSources[i];
        if (during.get(source) && !states.get(source)) {
          states.set(source);
          queue.add(source);
        }
      }
    }
    return states;
  }

  /** Takes away states without a silent step to one that is left, until there are none. */
  private BitSet endless(BitSet during) {
    BitSet left = (BitSet) during.clone();
    int[] ways = new int[lts.stateCount()];
    Ints lost = new Ints();
    for (int state = left.nextSetBit(0); state >= 0; state = left.nextSetBit(state + 1)) {
      for (int t = lts.first(state); t < lts.end(state); t++) {
        if (lts.label(t) == Lts.SILENT && during.get(lts.target(t))) {
          ways[state]++;
        }
      }
      if (ways[state] == 0) {
        lost.add(state);
      }
    }
    while (!lost.isEmpty()) {
      int state = lost.pop();
      left.clear(state);
      for (int i = silentFirst[state]; i < silentFirst[state + 1]; i++) {
        int source = silentSources[i];
        if (left.get(source) && --ways[source] == 0) {
          lost.add(source);
        }
      }
    }
    return left;
  }
}
