package dev.gyre.engine.compose;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Learns a regular language whose words have all their prefixes in it, from questions whether a
 * word is in it and from words about which a conjecture is wrong: L* [Angluin1987], with one suffix
 * of each such word found by binary search [RivestSchapire1993].
 *
 * <p>Invariant: the rows of all access words differ, so there are never more of them than the least
 * automaton of the language has states, and each counterexample adds at least one. So the learner
 * ends, and its last conjecture is that least automaton, or a smaller one that was good enough.
 */
final class ObservationTable {
  private final int letters;
  private final Predicate<List<Integer>> isMember;
  private final List<List<Integer>> access = new ArrayList<>(List.of(List.of()));
  private final List<List<Integer>> suffixes = new ArrayList<>(List.of(List.of()));
  private final Map<List<Integer>, Boolean> known = new HashMap<>();
  private Map<BitSet, Integer> rows = new HashMap<>();
  private int[][] table = {};

  /**
   * @param isMember the language; asked once about each word
   */
  ObservationTable(int letters, Predicate<List<Integer>> isMember) {
    this.letters = letters;
    this.isMember = isMember;
  }

  boolean isMember(List<Integer> word) {
    Boolean answer = known.get(word);
    if (answer == null) {
      answer = isMember.test(word);
      known.put(List.copyOf(word), answer);
    }
    return answer;
  }

  /** How many words were asked about. */
  int questions() {
    return known.size();
  }

  /** The automaton that fits all that is known. */
  WordAutomaton conjecture() {
    close();
    int refused = rows.getOrDefault(new BitSet(), -1);
    int[] numbers = new int[access.size()];
    int count = 0;
    for (int s = 0; s < numbers.length; s++) {
      numbers[s] = s == refused ? WordAutomaton.REFUSED : count++;
    }
    int[][] next = new int[count][letters];
    for (int s = 0; s < numbers.length; s++) {
      for (int a = 0; numbers[s] >= 0 && a < letters; a++) {
        next[numbers[s]][a] = numbers[table[s][a]];
      }
    }
    return new WordAutomaton(next);
  }

  private void close() {
    rows = new HashMap<>();
    for (int s = 0; s < access.size(); s++) {
      rows.put(row(access.get(s)), s);
    }
    List<int[]> all = new ArrayList<>();
    for (int s = 0; s < access.size(); s++) {
      int[] next = new int[letters];
      for (int a = 0; a < letters; a++) {
        List<Integer> longer = joined(access.get(s), List.of(a));
        BitSet row = row(longer);
        Integer target = rows.get(row);
        if (target == null) {
          target = access.size();
          access.add(longer);
          rows.put(row, target);
        }
        next[a] = target;
      }
      all.add(next);
    }
    table = all.toArray(new int[0][]);
  }

  private BitSet row(List<Integer> word) {
    BitSet row = new BitSet(suffixes.size());
    // What is not in the language has nothing in it that begins with it.
    if (isMember(word)) {
      for (int e = 0; e < suffixes.size(); e++) {
        row.set(e, isMember(joined(word, suffixes.get(e))));
      }
    }
    return row;
  }

  private static List<Integer> joined(List<Integer> first, List<Integer> second) {
    List<Integer> word = new ArrayList<>(first);
    word.addAll(second);
    return word;
  }

  /**
   * The last conjecture is wrong about this word.
   *
   * <p>Let f(i) be whether the language has the word in which the first i letters are replaced by
   * the access word of the state they lead to. f differs at both ends, so somewhere it changes, and
   * what comes behind that place tells two access words apart that were taken for one.
   */
  void refine(List<Integer> word) {
    int low = 0;
    int high = word.size();
    boolean first = isMember(word);
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (replaced(word, middle) == first) {
        low = middle;
      } else {
        high = middle;
      }
    }
    suffixes.add(List.copyOf(word.subList(high, word.size())));
  }

  private boolean replaced(List<Integer> word, int at) {
    int state = 0;
    for (int letter : word.subList(0, at)) {
      state = table[state][letter];
    }
    return isMember(joined(access.get(state), word.subList(at, word.size())));
  }
}
