package dev.gyre.liveness;

import dev.gyre.system.ModelTooLargeException;
import java.util.function.IntUnaryOperator;

/**
 * What the processes of a state are called in the state that stands for it. A process that there is
 * no bit for cannot move, so its name is of no interest as long as it does not change places with
 * one that has a bit.
 */
final class ProcessRenaming {
  /** All keep their numbers. */
  static final ProcessRenaming NONE = new ProcessRenaming(new byte[0]);

  /** For how many processes there are bits. */
  static final int MOST = Long.SIZE;

  private final byte[] numbers;

  private ProcessRenaming(byte[] numbers) {
    this.numbers = numbers;
  }

  /**
   * @param processes how many there are
   * @param image the new number of each
   * @throws ModelTooLargeException if a process gets a number that there is no bit for
   */
  static ProcessRenaming of(int processes, IntUnaryOperator image) {
    byte[] numbers = new byte[Math.min(processes, MOST)];
    boolean isTrivial = true;
    for (int process = 0; process < numbers.length; process++) {
      int number = image.applyAsInt(process);
      requireBit(number);
      numbers[process] = (byte) number;
      isTrivial &= number == process;
    }
    return isTrivial ? NONE : new ProcessRenaming(numbers);
  }

  private static void requireBit(int process) {
    if (process >= MOST) {
      throw new ModelTooLargeException(
          "process "
              + process
              + " stands for another, and fairness can be kept for "
              + MOST
              + " processes here; --symmetry off does without");
    }
  }

  /** The new number of a process. */
  int of(int process) {
    return process < numbers.length ? numbers[process] : process;
  }

  /** From here on all keep their numbers. */
  int bound() {
    return numbers.length;
  }
}
