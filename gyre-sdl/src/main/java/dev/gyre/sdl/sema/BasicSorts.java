package dev.gyre.sdl.sema;

import dev.gyre.ir.ValueType;
import dev.gyre.sdl.form.IfType;
import java.util.List;
import java.util.Map;

/** The sorts that every system has. */
final class BasicSorts {
  static final IfType BOOLEAN = new IfType.BooleanType("Boolean");
  static final IfType INTEGER = new IfType.Range("Integer", Integer.MIN_VALUE, Integer.MAX_VALUE);
  static final IfType NATURAL = new IfType.Range("Natural", 0, Integer.MAX_VALUE);
  static final IfType CHARACTER = new IfType.Range("Character", 0, 255);
  static final IfType INSTANCE = new IfType.Instance("PId");
  static final IfType DURATION = new IfType.Range("Duration", 0, ValueType.LONGEST_TIME);

  /** Points in time grow without bound, so nothing may depend on them. */
  static final IfType TIME = new IfType.Irrelevant("Time");

  static final IfType REAL = new IfType.Irrelevant("Real");
  static final IfType STRING = new IfType.Irrelevant("Charstring");
  static final IfType NULL = new IfType.RecordType("NULL", List.of());

  private static final Map<String, IfType> BY_NAME =
      Map.of(
          "boolean", BOOLEAN,
          "integer", INTEGER,
          "natural", NATURAL,
          "character", CHARACTER,
          "pid", INSTANCE,
          "time", TIME,
          "duration", DURATION,
          "real", REAL,
          "charstring", STRING);

  private BasicSorts() {}

  /** The sort of this name in small letters, or null if there is none. */
  static IfType named(String key) {
    return BY_NAME.get(key);
  }

  static boolean isNumber(IfType type) {
    return type.kind() == IfType.Kind.RANGE;
  }

  static boolean isIrrelevant(IfType type) {
    return type.kind() == IfType.Kind.IRRELEVANT;
  }
}
