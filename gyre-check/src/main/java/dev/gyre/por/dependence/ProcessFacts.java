package dev.gyre.por.dependence;

import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.BitSet;

/**
 * What is known about a process besides its type: its number, and the values of those locals that
 * never change. Two processes of which the same is known touch the same things.
 */
public final class ProcessFacts {
  private static final long NOTHING = Long.MIN_VALUE;

  /** The number of the process, then one entry for each local. */
  private final long[] values;

  private ProcessFacts(long[] values) {
    this.values = values;
  }

  /** Nothing is known about a process with so many locals. */
  public static ProcessFacts none(int locals) {
    long[] values = new long[locals + 1];
    Arrays.fill(values, NOTHING);
    return new ProcessFacts(values);
  }

  public ProcessFacts withPid(int pid) {
    return with(0, pid);
  }

  public ProcessFacts withLocal(int index, int value) {
    return with(index + 1, value);
  }

  private ProcessFacts with(int at, int value) {
    long[] more = values.clone();
    more[at] = value;
    return new ProcessFacts(more);
  }

  /** The same, but nothing about these locals. */
  ProcessFacts without(BitSet locals) {
    long[] less = values.clone();
    locals.stream().forEach(local -> less[local + 1] = NOTHING);
    return new ProcessFacts(less);
  }

  /** Whether this is no more than the type. */
  boolean isNothing() {
    for (long value : values) {
      if (value != NOTHING) {
        return false;
      }
    }
    return true;
  }

  boolean knowsPid() {
    return values[0] != NOTHING;
  }

  int pid() {
    return (int) values[0];
  }

  boolean knowsLocal(int index) {
    return values[index + 1] != NOTHING;
  }

  int local(int index) {
    return (int) values[index + 1];
  }

  /** Equal for processes of one type of which the same is known. */
  public LongBuffer key() {
    return LongBuffer.wrap(values).asReadOnlyBuffer();
  }
}
