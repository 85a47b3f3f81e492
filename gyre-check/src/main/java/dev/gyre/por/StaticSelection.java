package dev.gyre.por;

import dev.gyre.search.TransitionSelection;
import dev.gyre.system.Stepper;

/** The choice of a {@link StaticReduction} in each state, for one worker. */
final class StaticSelection implements TransitionSelection {
  private final StubbornSelection selection;
  private final StaticReduction reduction;
  private final Stepper trial;
  private int all;

  /**
   * @param trial a stepper of the same system, for steps that may fail
   */
  StaticSelection(StaticReduction reduction, Stepper trial) {
    this.selection = reduction.newSelection();
    this.reduction = reduction;
    this.trial = trial;
  }

  @Override
  public int first(int[] words, int start, int length, long[] transitions, int count) {
    all = count;
    int chosen = selection.first(words, start, length, transitions, count);
    return chosen < count && !haveOutcomes(words, start, length, transitions, chosen)
        ? count
        : chosen;
  }

  /** Whether all steps that were chosen lead somewhere. */
  private boolean haveOutcomes(int[] words, int start, int length, long[] transitions, int count) {
    boolean isLoaded = false;
    for (int i = 0; i < count; i++) {
      if (reduction.isDoubtful(transitions[i])) {
        if (!isLoaded) {
          trial.load(words, start, length);
          isLoaded = true;
        }
        if (!trial.fire(transitions[i])) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public int more() {
    return all;
  }
}
