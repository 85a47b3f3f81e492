package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads values that begin with the name of their type. */
final class IfValueReader {
  private final IfCursor cursor;
  private final IfExprReader expressions;

  IfValueReader(IfCursor cursor, IfExprReader expressions) {
    this.cursor = cursor;
    this.expressions = expressions;
  }

  /** What follows the name of the type. */
  IfExpr ofType(IfType type) {
    if (cursor.accept("::")) {
      if (type.kind() == IfType.Kind.ENUMERATION) {
        return literal((IfType.Enumeration) type);
      }
      if (type.kind() == IfType.Kind.CHOICE) {
        int number = expressions.field(type);
        cursor.expect("(");
        IfExpr value = expressions.of(IfExprPrinter.fields(type).get(number).type());
        cursor.expect(")");
        return new IfExpr.Alternative(number, value, type);
      }
      if (type.kind() == IfType.Kind.IRRELEVANT && cursor.at("_")) {
        return expressions.constant(0, type);
      }
      throw cursor.error("the type before this has no named values");
    }
    return construct(type);
  }

  private IfExpr literal(IfType.Enumeration type) {
    IfToken name = cursor.name("a value");
    int value = type.literals().indexOf(name.text());
    if (value < 0) {
      throw new IfSyntaxError(
          name.span(), "the type " + type.name() + " has no value '" + name.text() + "'");
    }
    return new IfExpr.Constant(value, type);
  }

  private IfExpr construct(IfType type) {
    IfToken open = cursor.peek();
    cursor.expect("(.");
    List<Optional<IfExpr>> parts = new ArrayList<>();
    while (!cursor.at(".)")) {
      if (!parts.isEmpty()) {
        cursor.expect(",");
      }
      parts.add(part(type, parts.size()));
    }
    cursor.expect(".)");
    if (parts.size() < least(type)) {
      throw new IfSyntaxError(
          cursor.since(open), "a value of type " + type.name() + " has more parts");
    }
    return new IfExpr.Construct(parts, type);
  }

  private static int least(IfType type) {
    return switch (type.kind()) {
      case ARRAY -> ((IfType.Array) type).length();
      case SEQUENCE -> ((IfType.Sequence) type).least();
      case RECORD -> ((IfType.RecordType) type).fields().size();
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE, CHOICE, IRRELEVANT -> Integer.MAX_VALUE;
    };
  }

  private Optional<IfExpr> part(IfType type, int number) {
    return switch (type.kind()) {
      case ARRAY -> element(type, number, ((IfType.Array) type).length());
      case SEQUENCE -> element(type, number, ((IfType.Sequence) type).most());
      case RECORD -> {
        List<IfType.FieldType> fields = IfExprPrinter.fields(type);
        if (number >= fields.size()) {
          throw cursor.error("a value of type " + type.name() + " has fewer parts");
        }
        IfType.FieldType field = fields.get(number);
        boolean isMissing =
            field.presence() == IfType.Presence.OPTIONAL && cursor.accept("missing");
        yield isMissing ? Optional.empty() : Optional.of(expressions.of(field.type()));
      }
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE, CHOICE, IRRELEVANT ->
          throw cursor.error("values of type " + type.name() + " have no parts");
    };
  }

  private Optional<IfExpr> element(IfType type, int number, int most) {
    if (number >= most) {
      throw cursor.error("a value of type " + type.name() + " has fewer parts");
    }
    return Optional.of(expressions.of(IfExprPrinter.element(type)));
  }
}
