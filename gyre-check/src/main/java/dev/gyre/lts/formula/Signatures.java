package dev.gyre.lts.formula;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.Lts;
import java.util.Arrays;

/**
 * What a state can do as far as a partition sees it: labels with blocks. Where silence counts for
 * nothing, after steps inside its block; the system has no silent cycles but steps of states to
 * themselves, which are divergences.
 */
final class Signatures {
  private static final long DIVERGES = -1;

  private final Lts lts;
  private final Moves moves;
  private final int[] seenIn;
  private int rounds;
  private long[] found = new long[16];

  /** Equal for states that a partition does not tell apart. */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares them
  record Signature(long[] entries) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Signature signature && Arrays.equals(signature.entries, entries);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(entries);
    }
  }

  Signatures(Lts lts, Moves moves) {
    this.lts = lts;
    this.moves = moves;
    this.seenIn = new int[lts.stateCount()];
  }

  boolean looksThroughSilentSteps() {
    return moves != Moves.SINGLE;
  }

  /** Whether a silent step leads from a state to another. */
  boolean isSilent(int from, int to) {
    for (int t = lts.first(from); looksThroughSilentSteps() && t < lts.end(from); t++) {
      if (lts.label(t) == Lts.SILENT && lts.target(t) == to) {
        return true;
      }
    }
    return false;
  }

  Signature of(int state, int[] block) {
    Ints queue = new Ints();
    rounds++;
    seenIn[state] = rounds;
    queue.add(state);
    int count = 0;
    for (int i = 0; i < queue.size(); i++) {
      int at = queue.get(i);
      for (int t = lts.first(at); t < lts.end(at); t++) {
        int target = lts.target(t);
        boolean isInert =
            looksThroughSilentSteps()
                && lts.label(t) == Lts.SILENT
                && block[target] == block[state];
        if (!isInert) {
          count = add(count, (long) lts.label(t) << 32 | block[target]);
        } else if (target == at && moves == Moves.AFTER_SILENCE_OR_NEVER) {
          count = add(count, DIVERGES);
        } else if (seenIn[target] != rounds) {
          seenIn[target] = rounds;
          queue.add(target);
        }
      }
    }
    return signature(count);
  }

  private int add(int count, long entry) {
    if (count == found.length) {
      found = Arrays.copyOf(found, count * 2);
    }
    found[count] = entry;
    return count + 1;
  }

  private Signature signature(int count) {
    Arrays.sort(found, 0, count);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (kept == 0 || found[kept - 1] != found[i]) {
        found[kept++] = found[i];
      }
    }
    return new Signature(Arrays.copyOf(found, kept));
  }
}
