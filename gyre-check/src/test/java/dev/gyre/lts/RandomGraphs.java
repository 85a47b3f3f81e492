package dev.gyre.lts;

import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.LtsBuilder;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Small graphs of all kinds: with many silent steps or none, with cycles, deadlocks, colours. */
final class RandomGraphs {
  private static final List<Set<String>> SEEN =
      List.of(Set.of(), Set.of("p"), Set.of("q"), Set.of("p", "q"));

  private final Random random;

  RandomGraphs(long seed) {
    this.random = new Random(seed);
  }

  Lts lts(int maxStates) {
    int states = 1 + random.nextInt(maxStates);
    int labels = 1 + random.nextInt(3);
    int quietness = random.nextInt(4);
    LtsBuilder builder = new LtsBuilder();
    builder.states(states);
    for (int label = 1; label <= labels; label++) {
      builder.label("a" + label);
    }
    for (int i = random.nextInt(3 * states + 1); i > 0; i--) {
      int label = random.nextInt(4) < quietness ? Lts.SILENT : random.nextInt(labels + 1);
      builder.add(random.nextInt(states), label, random.nextInt(states));
    }
    return builder.build(0);
  }

  Kripke structure(int maxStates) {
    LtsBuilder builder = new LtsBuilder();
    int states = 1 + random.nextInt(maxStates);
    builder.states(states);
    for (int i = random.nextInt(2 * states + 2); i > 0; i--) {
      builder.add(random.nextInt(states), Lts.SILENT, random.nextInt(states));
    }
    return coloured(builder.build(0));
  }

  Kripke coloured(Lts lts) {
    int kinds = 1 + random.nextInt(SEEN.size());
    int[] observation = random.ints(lts.stateCount(), 0, kinds).toArray();
    return new Kripke(lts, observation, SEEN);
  }

  /** The same with one step more, one less, or one that leads elsewhere. */
  Kripke mutated(Kripke structure) {
    Lts lts = structure.graph();
    LtsBuilder builder = new LtsBuilder();
    int[] labels = builder.labelsOf(lts);
    builder.states(lts.stateCount());
    int changed = random.nextInt(lts.transitionCount() + 1);
    for (int state = 0; state < lts.stateCount(); state++) {
      for (int t = lts.first(state); t < lts.end(state); t++) {
        int target = t == changed ? random.nextInt(lts.stateCount()) : lts.target(t);
        if (t != changed || random.nextBoolean()) {
          builder.add(state, labels[lts.label(t)], target);
        }
      }
    }
    if (changed == lts.transitionCount()) {
      int label = lts.labelCount() == 1 ? 0 : random.nextInt(lts.labelCount());
      builder.add(
          random.nextInt(lts.stateCount()), labels[label], random.nextInt(lts.stateCount()));
    }
    return new Kripke(builder.build(0), structure.observation(), structure.propositions());
  }
}
