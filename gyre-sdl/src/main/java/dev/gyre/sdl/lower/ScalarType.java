package dev.gyre.sdl.lower;

import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ValueType;
import dev.gyre.sdl.form.IfType;

/**
 * How a value without parts is stored.
 *
 * @param type as a variable of a process system has it
 * @param low the smallest value, as it is stored
 * @param high the greatest one
 * @param zero what a variable starts with
 */
record ScalarType(ValueType type, int low, int high, int zero) {
  /** No process ever has this number, so no instance has this identity. */
  static final int NULL_INSTANCE = ModelLimits.NO_PROCESS;

  static final ScalarType TRUTH = new ScalarType(ValueType.BOOL, 0, 1, 0);
  static final ScalarType INSTANCE = new ScalarType(ValueType.PID, 0, NULL_INSTANCE, NULL_INSTANCE);

  /** The type of a value that has no parts. */
  static ScalarType of(IfType type) {
    return switch (type.kind()) {
      case BOOLEAN -> TRUTH;
      case RANGE -> range(((IfType.Range) type).low(), ((IfType.Range) type).high());
      case ENUMERATION -> enumeration((IfType.Enumeration) type);
      case INSTANCE -> INSTANCE;
      case ARRAY, SEQUENCE, RECORD, CHOICE, IRRELEVANT ->
          throw new IllegalArgumentException(type.name() + " has parts");
    };
  }

  /** Names are stored from 1 on, so that a state shows them by name. */
  private static ScalarType enumeration(IfType.Enumeration type) {
    int count = type.literals().size();
    return Symbols.fit(type)
        ? new ScalarType(ValueType.mtype(type.name()), 1, count, 1)
        : range(1, Math.max(1, count));
  }

  /** Whole numbers between two bounds. */
  static ScalarType range(int low, int high) {
    return new ScalarType(stored(low, high), low, high, Math.max(low, Math.min(0, high)));
  }

  private static ValueType stored(int low, int high) {
    if (low >= 0) {
      if (high <= 1) {
        return ValueType.BIT;
      }
      return high <= 0xff ? ValueType.BYTE : unsigned(high);
    }
    boolean isShort = low >= Short.MIN_VALUE && high <= Short.MAX_VALUE;
    return isShort ? ValueType.SHORT : ValueType.INT;
  }

  private static ValueType unsigned(int high) {
    return high <= 0xffff ? ValueType.unsigned(16) : ValueType.INT;
  }

  /** A type for the values of both. */
  ScalarType with(ScalarType other) {
    if (equals(other)) {
      return this;
    }
    return range(Math.min(0, Math.min(low, other.low)), Math.max(high, other.high));
  }

  boolean contains(ScalarType other) {
    return low <= other.low && other.high <= high;
  }
}
