package dev.gyre.exec.interp;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import java.util.function.ToIntFunction;

/** Hears what a model prints while it is executed; a verification prints nothing. */
public interface OutputListener {
  /**
   * @param process the number of the process that prints
   * @param values computes arguments, in the state the step has made so far
   */
  void printed(int process, Effect.Print print, ToIntFunction<Expr> values);

  void namePrinted(int process, Effect.PrintName print, ToIntFunction<Expr> values);

  /** Hears nothing. */
  OutputListener SILENT =
      new OutputListener() {
        @Override
        public void printed(int process, Effect.Print print, ToIntFunction<Expr> values) {
          // Nobody listens.
        }

        @Override
        public void namePrinted(int process, Effect.PrintName print, ToIntFunction<Expr> values) {
          // Nobody listens.
        }
      };
}
