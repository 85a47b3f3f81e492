package dev.gyre.system.fields;

/** Reads and moves what a {@link FieldPlan} describes. Has no state of its own. */
public interface FieldCode {
  /**
   * Finds references that have other values than last time.
   *
   * @param last for each reference the value it had
   */
  void compare(int[] state, int[] last, Changes changes);

  /** Hears of references that changed. */
  interface Changes {
    void changed(int reference, int value);
  }

  /**
   * Sums up what is told about each element.
   *
   * @param told what references tell
   * @param sums gets for each element that and what its columns tell
   * @param keys gets for each element its {@link FieldPlan#key}
   */
  void sum(int[] state, long[] told, long[] sums, long[] keys);

  /**
   * Carries out a permutation, except for tables.
   *
   * @param sources for each element which one comes to its place
   * @param names for each table of names the new name of each
   * @param target a copy of the state, to be changed
   */
  void move(int[] state, int[] sources, int[][] names, int[] target);
}
