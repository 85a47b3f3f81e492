package dev.gyre.symmetry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Which cells are concerned when bits of a word change. */
final class WordIndex {
  private final Map<Integer, List<int[]>> entries = new TreeMap<>();

  /** Notes that a cell depends on bits of a word. */
  void add(int word, int mask, int cell) {
    entries.computeIfAbsent(word, key -> new ArrayList<>()).add(new int[] {cell, mask});
  }

  /** The words that some cell depends on, in ascending order. */
  int[] words() {
    return entries.keySet().stream().mapToInt(Integer::intValue).toArray();
  }

  /** For each of the words where its part of the lists begins, and where the last ends. */
  int[] firsts() {
    int[] firsts = new int[entries.size() + 1];
    int at = 0;
    for (List<int[]> of : entries.values()) {
      firsts[at + 1] = firsts[at] + of.size();
      at++;
    }
    return firsts;
  }

  /** The list of cells. */
  int[] cells() {
    return entries.values().stream().flatMap(List::stream).mapToInt(entry -> entry[0]).toArray();
  }

  /** The list of the bits that each cell depends on. */
  int[] bits() {
    return entries.values().stream().flatMap(List::stream).mapToInt(entry -> entry[1]).toArray();
  }
}
