package dev.gyre.cluster.partition;

import dev.gyre.runs.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Chooses the words of a state that say whom it belongs to: those that take many values and change
 * in few steps, as many as are needed for partitions of like size. Measured on states of a level.
 */
public final class OwnerChoice {
  private static final int MOST_SAMPLES = 20_000;
  private static final int MOST_WORDS = 8;
  private static final double MOST_IMBALANCE = 1.15;

  private final int partitions;
  private final List<int[]> samples = new ArrayList<>();
  private long[] changes = {};
  private int every = 1;
  private int met;

  private OwnerChoice(int partitions) {
    this.partitions = partitions;
  }

  /**
   * @param found whose last level but one is expanded once more to find out
   * @return the words; empty if no few of them are good enough
   */
  public static int[] of(LocalLevels found, int partitions) {
    Run level = found.level(Math.max(0, found.last() - 1));
    OwnerChoice choice = new OwnerChoice(partitions);
    choice.every = (int) Math.max(1, level.size() * 2 / MOST_SAMPLES);
    found.look(level, choice::arrived, () -> choice.samples.size() >= MOST_SAMPLES);
    return choice.words();
  }

  private void arrived(int[] source, int[] state, int length, long[] record, int recordLength) {
    if (met++ % every != 0 || samples.size() >= MOST_SAMPLES) {
      return;
    }
    if (changes.length < length) {
      changes = Arrays.copyOf(changes, length);
    }
    for (int i = 0; i < length; i++) {
      changes[i] += i >= source.length || source[i] != state[i] ? 1 : 0;
    }
    samples.add(Arrays.copyOf(state, length));
  }

  private int[] words() {
    List<Integer> candidates =
        IntStream.range(0, changes.length)
            .boxed()
            .filter(word -> entropy(word) > 0.1)
            .sorted(Comparator.comparingDouble(word -> -entropy(word) / (changes[word] + 1.0)))
            .limit(MOST_WORDS)
            .toList();
    for (int count = 1; count <= candidates.size(); count++) {
      int[] words = candidates.subList(0, count).stream().mapToInt(Integer::intValue).toArray();
      if (imbalance(new Owners(words, partitions)) <= MOST_IMBALANCE) {
        return words;
      }
    }
    return new int[0];
  }

  private double entropy(int word) {
    Map<Integer, Integer> values = new HashMap<>();
    samples.forEach(state -> values.merge(word < state.length ? state[word] : 0, 1, Integer::sum));
    double entropy = 0;
    for (int count : values.values()) {
      double share = (double) count / samples.size();
      entropy -= share * Math.log(share);
    }
    return entropy;
  }

  private double imbalance(Owners owners) {
    int[] sizes = new int[partitions];
    samples.forEach(state -> sizes[owners.of(state, state.length)]++);
    int largest = Arrays.stream(sizes).max().orElse(0);
    return largest * (double) partitions / Math.max(1, samples.size());
  }
}
