package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The value that a variable has about which nothing is said. */
final class FirstValues {
  private FirstValues() {}

  static IfExpr of(IfType type) {
    return switch (type.kind()) {
      case BOOLEAN, ENUMERATION, INSTANCE -> new IfExpr.Constant(0, type);
      case RANGE -> new IfExpr.Constant(nearestToZero((IfType.Range) type), type);
      case ARRAY -> list(((IfType.Array) type).element(), ((IfType.Array) type).length(), type);
      case SEQUENCE ->
          list(((IfType.Sequence) type).element(), ((IfType.Sequence) type).least(), type);
      case RECORD -> record((IfType.RecordType) type);
      case CHOICE ->
          new IfExpr.Alternative(
              0, of(((IfType.ChoiceType) type).alternatives().get(0).type()), type);
      case IRRELEVANT -> Values.nothing(type);
    };
  }

  private static int nearestToZero(IfType.Range type) {
    return Math.max(type.low(), Math.min(0, type.high()));
  }

  private static IfExpr list(IfType element, int length, IfType type) {
    List<Optional<IfExpr>> parts = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      parts.add(Optional.of(of(element)));
    }
    return new IfExpr.Construct(parts, type);
  }

  private static IfExpr record(IfType.RecordType type) {
    List<Optional<IfExpr>> parts = new ArrayList<>();
    for (IfType.FieldType field : type.fields()) {
      parts.add(
          field.presence() == IfType.Presence.OPTIONAL
              ? Optional.empty()
              : Optional.of(of(field.type())));
    }
    return new IfExpr.Construct(parts, type);
  }
}
