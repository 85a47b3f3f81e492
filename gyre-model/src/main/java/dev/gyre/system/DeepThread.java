package dev.gyre.system;

/**
 * Threads with room to recurse over whatever the front end accepts: expressions and formulas may be
 * nested two thousand levels deep, and a default stack is too small for some of the ways over them.
 * A large stack takes addresses only, until it is used.
 */
public final class DeepThread {
  private static final long STACK_BYTES = 64L << 20;

  private DeepThread() {}

  /** A thread that has not started yet. */
  public static Thread of(Runnable work, String name) {
    return new Thread(null, work, name, STACK_BYTES);
  }
}
