package dev.gyre.exec.interp;

import dev.gyre.ir.Effect;

/**
 * Hears what a model prints while it is executed; a verification prints nothing. Arguments are
 * computed once and whether anybody listens or not: computing one can fail or create a process.
 */
public interface OutputListener {
  /**
   * @param process the number of the process that prints
   * @param values the arguments, in the state the step has made so far
   */
  void printed(int process, Effect.Print print, int[] values);

  void namePrinted(int process, Effect.PrintName print, int value);

  /** Hears nothing. */
  OutputListener SILENT =
      new OutputListener() {
        @Override
        public void printed(int process, Effect.Print print, int[] values) {
          // Nobody listens.
        }

        @Override
        public void namePrinted(int process, Effect.PrintName print, int value) {
          // Nobody listens.
        }
      };
}
