package dev.gyre.lts.trace;

import dev.gyre.lts.graph.Lts;
import java.util.BitSet;
import java.util.List;

/** Tries to make a sequence of visible steps, with any silent ones in between. */
public final class TraceRun {
  private TraceRun() {}

  /** How many of the steps can be made, one after the other, from the initial state. */
  public static int length(Lts lts, List<String> labels) {
    BitSet states = new BitSet();
    states.set(lts.initial());
    close(lts, states);
    for (int made = 0; made < labels.size(); made++) {
      int label = lts.labels().indexOf(labels.get(made));
      BitSet next = new BitSet();
      for (int s = states.nextSetBit(0); s >= 0; s = states.nextSetBit(s + 1)) {
        for (int t = lts.first(s); t < lts.end(s); t++) {
          if (lts.label(t) == label) {
            next.set(lts.target(t));
          }
        }
      }
      if (next.isEmpty()) {
        return made;
      }
      close(lts, next);
      states = next;
    }
    return labels.size();
  }

  private static void close(Lts lts, BitSet states) {
    BitSet fresh = (BitSet) states.clone();
    while (!fresh.isEmpty()) {
      BitSet next = new BitSet();
      for (int s = fresh.nextSetBit(0); s >= 0; s = fresh.nextSetBit(s + 1)) {
        for (int t = lts.first(s); t < lts.end(s); t++) {
          if (lts.label(t) == Lts.SILENT && !states.get(lts.target(t))) {
            states.set(lts.target(t));
            next.set(lts.target(t));
          }
        }
      }
      fresh = next;
    }
  }
}
