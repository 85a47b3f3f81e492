package dev.gyre.system;

/**
 * How work that can take long is stopped from outside: somebody with an eye on the clock and on
 * signals interrupts its thread, and the work looks now and then whether that has happened. An
 * inner loop whose end nobody can foresee calls {@link #check}, which costs about as much as
 * reading a field, so that no token has to be handed down to it.
 *
 * <p>The interrupted status stays set until whoever started the work clears it, so that the work
 * cannot go on by accident.
 */
public final class Cancellation {
  private Cancellation() {}

  /** Whether the work on this thread should end. */
  public static boolean isRequested() {
    return Thread.currentThread().isInterrupted();
  }

  /**
   * Gives up if the work on this thread should end.
   *
   * @throws CancelledException if so
   */
  public static void check() {
    if (isRequested()) {
      throw new CancelledException();
    }
  }
}
