package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.IfVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Values and places of one process as text. */
final class IfExprPrinter {
  private final IfTypePrinter types;
  private final Function<IfVariable, String> variables;
  private final Function<IfTimer, String> timers;

  IfExprPrinter(
      IfTypePrinter types,
      Function<IfVariable, String> variables,
      Function<IfTimer, String> timers) {
    this.types = types;
    this.variables = variables;
    this.timers = timers;
  }

  String place(IfPlace place) {
    StringBuilder text = new StringBuilder(variables.apply(place.variable()));
    IfType at = place.variable().type();
    for (IfPlace.Step step : place.steps()) {
      switch (step.kind()) {
        case ELEMENT -> {
          text.append('[').append(print(((IfPlace.Element) step).index())).append(']');
          at = element(at);
        }
        case FIELD -> {
          int number = ((IfPlace.Field) step).number();
          text.append('!').append(IfTypePrinter.part(names(at), number));
          at = fields(at).get(number).type();
        }
      }
    }
    return text.toString();
  }

  static IfType element(IfType type) {
    return type.kind() == IfType.Kind.ARRAY
        ? ((IfType.Array) type).element()
        : ((IfType.Sequence) type).element();
  }

  /** The parts of a record or a choice. */
  static List<IfType.FieldType> fields(IfType type) {
    return type.kind() == IfType.Kind.RECORD
        ? ((IfType.RecordType) type).fields()
        : ((IfType.ChoiceType) type).alternatives();
  }

  static List<String> names(IfType type) {
    return fields(type).stream().map(IfType.FieldType::name).toList();
  }

  String print(IfExpr e) {
    if (e.type().kind() == IfType.Kind.IRRELEVANT && e.kind() != IfExpr.Kind.LOAD) {
      return types.name(e.type()) + "::_";
    }
    return switch (e.kind()) {
      case CONSTANT -> constant((IfExpr.Constant) e);
      case LOAD -> place(((IfExpr.Load) e).place());
      case UNARY -> unary((IfExpr.Unary) e);
      case BINARY -> binary((IfExpr.Binary) e);
      case CONDITIONAL -> {
        IfExpr.Conditional c = (IfExpr.Conditional) e;
        String arms = print(c.then()) + " else " + print(c.otherwise());
        yield "(if " + print(c.condition()) + " then " + arms + " endif)";
      }
      case CONSTRUCT -> construct((IfExpr.Construct) e);
      case ALTERNATIVE -> {
        IfExpr.Alternative choice = (IfExpr.Alternative) e;
        String name = IfTypePrinter.part(names(e.type()), choice.number());
        yield types.name(e.type()) + "::" + name + " (" + print(choice.value()) + ")";
      }
      case CONCATENATION -> {
        IfExpr.Concatenation both = (IfExpr.Concatenation) e;
        String parts = print(both.left()) + ", " + print(both.right());
        yield "concat(" + types.name(e.type()) + ", " + parts + ")";
      }
      case LENGTH -> "length(" + print(((IfExpr.Length) e).sequence()) + ")";
      case SELECTOR -> {
        String type = types.name(e.type());
        yield "selector(" + type + ", " + print(((IfExpr.Selector) e).choice()) + ")";
      }
      case PRESENT -> {
        IfExpr.Present present = (IfExpr.Present) e;
        String name = IfTypePrinter.part(names(present.record().type()), present.field());
        yield "present(" + print(present.record()) + ", " + name + ")";
      }
      case IDENTITY ->
          switch (((IfExpr.Identity) e).who()) {
            case SELF -> "self";
            case SENDER -> "sender";
            case PARENT -> "parent";
            case OFFSPRING -> "offspring";
          };
      case ACTIVE -> "active(" + timers.apply(((IfExpr.Active) e).timer()) + ")";
      case NUMBER -> "num(" + print(((IfExpr.NumberOf) e).name()) + ")";
    };
  }

  private String constant(IfExpr.Constant e) {
    return switch (e.type().kind()) {
      case BOOLEAN -> e.value() == 0 ? "false" : "true";
      case INSTANCE -> "null";
      case ENUMERATION -> {
        List<String> literals = ((IfType.Enumeration) e.type()).literals();
        yield types.name(e.type()) + "::" + IfTypePrinter.part(literals, e.value());
      }
      case RANGE, ARRAY, SEQUENCE, RECORD, CHOICE, IRRELEVANT -> Integer.toString(e.value());
    };
  }

  private String unary(IfExpr.Unary e) {
    return switch (e.operator()) {
          case NOT -> "(not ";
          case NEGATE -> "(- ";
        }
        + print(e.operand())
        + ")";
  }

  private String binary(IfExpr.Binary e) {
    String symbol =
        switch (e.operator()) {
          case OR -> "or";
          case AND -> "and";
          case XOR -> "xor";
          case IMPLIES -> "=>";
          case EQUAL -> "=";
          case DIFFERENT -> "<>";
          case LESS -> "<";
          case AT_MOST -> "<=";
          case GREATER -> ">";
          case AT_LEAST -> ">=";
          case PLUS -> "+";
          case MINUS -> "-";
          case TIMES -> "*";
          case DIVIDE -> "/";
          case MODULO -> "mod";
          case REMAINDER -> "rem";
          case BIT_AND -> "bitand";
          case BIT_OR -> "bitor";
          case BIT_XOR -> "bitxor";
        };
    return "(" + print(e.left()) + " " + symbol + " " + print(e.right()) + ")";
  }

  private String construct(IfExpr.Construct e) {
    List<String> parts = new ArrayList<>();
    e.parts().forEach(part -> parts.add(part.map(this::print).orElse("missing")));
    return types.name(e.type()) + " (. " + String.join(", ", parts) + " .)";
  }
}
