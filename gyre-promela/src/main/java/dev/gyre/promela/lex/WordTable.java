package dev.gyre.promela.lex;

/**
 * One string for each different word of a text. A large model has a million words and few hundred
 * different ones, and a shared string keeps its hash code for the macro table.
 */
final class WordTable {
  private String[] slots = new String[512];
  private int used;

  String word(char[] chars, int start, int end) {
    int hash = 0;
    for (int i = start; i < end; i++) {
      hash = 31 * hash + chars[i];
    }
    int mask = slots.length - 1;
    int slot = spread(hash) & mask;
    while (slots[slot] != null) {
      if (matches(slots[slot], chars, start, end)) {
        return slots[slot];
      }
      slot = (slot + 1) & mask;
    }
    String word = new String(chars, start, end - start);
    slots[slot] = word;
    used++;
    if (used * 2 > slots.length) {
      grow();
    }
    return word;
  }

  private static int spread(int hash) {
    return hash ^ (hash >>> 15);
  }

  private static boolean matches(String word, char[] chars, int start, int end) {
    if (word.length() != end - start) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) != chars[start + i]) {
        return false;
      }
    }
    return true;
  }

  private void grow() {
    String[] old = slots;
    slots = new String[old.length * 2];
    int mask = slots.length - 1;
    for (String word : old) {
      if (word != null) {
        // String.hashCode is defined as the sum computed above.
        int slot = spread(word.hashCode()) & mask;
        while (slots[slot] != null) {
          slot = (slot + 1) & mask;
        }
        slots[slot] = word;
      }
    }
  }
}
