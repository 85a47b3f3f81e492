package dev.gyre.ir;

import java.util.Optional;

/**
 * How a scalar is stored. Arithmetic is always done on 32-bit signed integers; a type matters only
 * when a value is written.
 *
 * @param name what the user calls it, for printing
 * @param bits how many bits a stored value has
 * @param sign whether the top bit is a sign
 * @param mtypeSet for symbolic types, the set whose names the values have
 */
public record ValueType(String name, int bits, Sign sign, Optional<String> mtypeSet) {

  /** Whether negative values exist. */
  public enum Sign {
    UNSIGNED,
    SIGNED
  }

  public static final ValueType BIT = unsigned("bit", 1);
  public static final ValueType BOOL = unsigned("bool", 1);
  public static final ValueType BYTE = unsigned("byte", 8);
  public static final ValueType PID = unsigned("pid", 8);
  public static final ValueType CHAN = unsigned("chan", 8);
  public static final ValueType SHORT = new ValueType("short", 16, Sign.SIGNED, Optional.empty());
  public static final ValueType INT = new ValueType("int", 32, Sign.SIGNED, Optional.empty());

  /** A countdown: -1 while it is off, otherwise how many units of time are left. */
  public static final ValueType TIMER = new ValueType("timer", 16, Sign.SIGNED, Optional.empty());

  /** What a timer holds while it is off. */
  public static final int TIMER_OFF = -1;

  /** The longest time that a timer can be set to. */
  public static final int LONGEST_TIME = Short.MAX_VALUE;

  private static ValueType unsigned(String name, int bits) {
    return new ValueType(name, bits, Sign.UNSIGNED, Optional.empty());
  }

  public static ValueType unsigned(int bits) {
    return unsigned("unsigned:" + bits, bits);
  }

  /** The type of symbolic constants; {@code set} is {@link #UNNAMED_SET} for plain mtype. */
  public static ValueType mtype(String set) {
    String name = set.equals(UNNAMED_SET) ? "mtype" : "mtype:" + set;
    return new ValueType(name, 8, Sign.UNSIGNED, Optional.of(set));
  }

  /** The set that plain {@code mtype} declarations add to. */
  public static final String UNNAMED_SET = "";

  /** The type of the elements of an array: arrays of bits are stored in bytes, as Spin does. */
  public ValueType asArrayElement() {
    return bits == 1 ? new ValueType(name, 8, sign, mtypeSet) : this;
  }

  /** What is left of {@code value} after it is stored in a variable of this type. */
  public int truncate(int value) {
    if (bits == 32) {
      return value;
    }
    int shift = 32 - bits;
    return sign == Sign.SIGNED ? (value << shift) >> shift : (value << shift) >>> shift;
  }

  // Names of types are unique, and the equals of a record costs a short run milliseconds to link.

  public boolean isTimer() {
    return name.equals(TIMER.name);
  }

  public boolean isChannel() {
    return name.equals(CHAN.name);
  }
}
