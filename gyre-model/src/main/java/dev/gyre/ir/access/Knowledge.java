package dev.gyre.ir.access;

import java.util.Arrays;
import java.util.BitSet;

/**
 * What is known about a process besides its type: its number, and the values of those locals that
 * never change. Two processes of which the same is known touch the same things.
 */
public final class Knowledge {
  private static final long NOTHING = Long.MIN_VALUE;

  /** The number of the process, then one entry for each local. */
  private final long[] values;

  private Knowledge(long[] values) {
    this.values = values;
  }

  /** Nothing is known about a process with so many locals. */
  public static Knowledge none(int locals) {
    long[] values = new long[locals + 1];
    Arrays.fill(values, NOTHING);
    return new Knowledge(values);
  }

  public Knowledge withPid(int pid) {
    return with(0, pid);
  }

  public Knowledge withLocal(int index, int value) {
    return with(index + 1, value);
  }

  private Knowledge with(int at, int value) {
    long[] more = values.clone();
    more[at] = value;
    return new Knowledge(more);
  }

  /** The same, but nothing about these locals. */
  Knowledge without(BitSet locals) {
    long[] less = values.clone();
    locals.stream().forEach(local -> less[local + 1] = NOTHING);
    return new Knowledge(less);
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

  @Override
  public boolean equals(Object other) {
    return other instanceof Knowledge k && Arrays.equals(values, k.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }
}
