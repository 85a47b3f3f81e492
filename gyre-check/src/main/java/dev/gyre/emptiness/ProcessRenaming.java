package dev.gyre.emptiness;

import java.util.function.IntUnaryOperator;

/**
 * What the processes of a state are called in the state that stands for it. Those with higher
 * numbers than were asked about keep them.
 */
final class ProcessRenaming {
  /** All keep their numbers. */
  static final ProcessRenaming NONE = new ProcessRenaming(new byte[0]);

  private final byte[] numbers;

  private ProcessRenaming(byte[] numbers) {
    this.numbers = numbers;
  }

  /**
   * @param processes how many there are
   * @param image the new number of each
   */
  static ProcessRenaming of(int processes, IntUnaryOperator image) {
    byte[] numbers = new byte[processes];
    boolean isTrivial = true;
    for (int process = 0; process < processes; process++) {
      int number = image.applyAsInt(process);
      numbers[process] = (byte) number;
      isTrivial &= number == process;
    }
    return isTrivial ? NONE : new ProcessRenaming(numbers);
  }

  /** The new number of a process. */
  int of(int process) {
    return process < numbers.length ? numbers[process] & 0xFF : process;
  }

  /** From here on all keep their numbers. */
  int bound() {
    return numbers.length;
  }
}
