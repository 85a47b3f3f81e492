package dev.gyre.search;

import java.util.Arrays;

/**
 * The points inside an atomic sequence where there was a choice, with what is still to be tried at
 * each. These states are in no store, so their words are kept here.
 */
final class AtomicStack {
  private int depth;
  private int[] firstWord = new int[16];
  private int[] firstPending = new int[16];
  private int[] walked = new int[16];
  private int[] words = new int[256];
  private int wordCount;
  private long[] pending = new long[64];
  private int pendingCount;

  boolean isEmpty() {
    return depth == 0;
  }

  void clear() {
    depth = 0;
    wordCount = 0;
    pendingCount = 0;
  }

  /**
   * Pushes a state; what can be done there is added next, the last thing first.
   *
   * @param steps how many steps led here
   */
  void push(int[] from, int length, int steps) {
    if (depth == firstWord.length) {
      firstWord = Arrays.copyOf(firstWord, depth * 2);
      firstPending = Arrays.copyOf(firstPending, depth * 2);
      walked = Arrays.copyOf(walked, depth * 2);
    }
    if (wordCount + length > words.length) {
      words = Arrays.copyOf(words, Math.max(words.length * 2, wordCount + length));
    }
    System.arraycopy(from, 0, words, wordCount, length);
    firstWord[depth] = wordCount;
    firstPending[depth] = pendingCount;
    walked[depth] = steps;
    wordCount += length;
    depth++;
  }

  void addPending(long transition) {
    if (pendingCount == pending.length) {
      pending = Arrays.copyOf(pending, pendingCount * 2);
    }
    pending[pendingCount++] = transition;
  }

  /** Takes states off until one has something left to try; false if none has. */
  boolean unwind() {
    while (depth > 0 && pendingCount == firstPending[depth - 1]) {
      depth--;
      wordCount = firstWord[depth];
    }
    return depth > 0;
  }

  long takePending() {
    return pending[--pendingCount];
  }

  int[] words() {
    return words;
  }

  int topStart() {
    return firstWord[depth - 1];
  }

  int topLength() {
    return wordCount - firstWord[depth - 1];
  }

  /** How many steps led to the top state. */
  int topSteps() {
    return walked[depth - 1];
  }

  long memoryBytes() {
    return words.length * (long) Integer.BYTES + pending.length * (long) Long.BYTES;
  }
}
