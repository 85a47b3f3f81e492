package dev.gyre.por.dependence;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** A set of accesses, each a number that {@link Dependence} gives out. */
public final class AccessSet {
  private long[] bits;

  AccessSet(int width) {
    this.bits = new long[width];
  }

  void add(int atom) {
    bits[atom >>> 6] |= 1L << atom;
  }

  /** Adds what another set has; the result says whether that was anything new. */
  boolean addAll(AccessSet other) {
    boolean grown = false;
    for (int i = 0; i < bits.length; i++) {
      long before = bits[i];
      bits[i] |= other.bits[i];
      grown |= bits[i] != before;
    }
    return grown;
  }

  void addEverything() {
    Arrays.fill(bits, -1L);
  }

  AccessSet without(AccessSet other) {
    AccessSet rest = copy();
    for (int i = 0; i < bits.length; i++) {
      rest.bits[i] &= ~other.bits[i];
    }
    return rest;
  }

  AccessSet copy() {
    AccessSet copy = new AccessSet(0);
    copy.bits = bits.clone();
    return copy;
  }

  public boolean contains(int atom) {
    return (bits[atom >>> 6] & (1L << atom)) != 0;
  }

  public boolean intersects(AccessSet other) {
    for (int i = 0; i < bits.length; i++) {
      if ((bits[i] & other.bits[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  void forEach(IntConsumer atom) {
    for (int i = 0; i < bits.length; i++) {
      for (long rest = bits[i]; rest != 0; rest &= rest - 1) {
        atom.accept(i * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /** The set as words, for code that compares sets in every state. */
  public long[] toWords() {
    return bits.clone();
  }
}
