package dev.gyre.promela.print;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;

/** Declarations of variables, and of the structures that arrays of arrays need. */
final class DeclarationPrinter {
  private final Names names;
  private final List<String> structures = new ArrayList<>();

  DeclarationPrinter(Names names) {
    this.names = names;
  }

  /** The structures of what has been printed so far. */
  List<String> structures() {
    return structures;
  }

  /** A declaration without the semicolon. */
  String print(Variable variable, int automaton, ExpressionPrinter expressions) {
    String name = names.variable(variable, automaton);
    List<Integer> dimensions = variable.dimensions();
    if (dimensions.size() < 2) {
      return declared(variable, name, dimensions, expressions);
    }
    if (Places.isFlat(variable)) {
      return declared(variable, name, List.of(variable.size()), expressions);
    }
    int last = dimensions.size() - 1;
    String field = declared(variable, Places.INNER, List.of(dimensions.get(last)), expressions);
    for (int i = last - 1; i >= 0; i--) {
      String row = names.fresh(variable.name() + "_row");
      structures.add("typedef " + row + " { " + field + " }");
      field = row + " " + (i == 0 ? name : Places.INNER) + "[" + dimensions.get(i) + "]";
    }
    return field;
  }

  private String declared(
      Variable variable, String name, List<Integer> length, ExpressionPrinter expressions) {
    ValueType type = variable.type();
    boolean odd = isOdd(type) && length.isEmpty();
    String head = odd ? "unsigned" : isOdd(type) ? "int" : type(type);
    String size = length.isEmpty() ? "" : "[" + length.get(0) + "]";
    String bits = odd ? " : " + type.bits() : "";
    int count = length.isEmpty() ? 1 : length.get(0);
    return head + " " + name + size + bits + start(variable, count, expressions);
  }

  private String start(Variable variable, int count, ExpressionPrinter expressions) {
    return variable
        .initial()
        .match(
            new Initial.Cases<>() {
              @Override
              public String values(Initial.Values initial) {
                return DeclarationPrinter.values(initial, variable, count, expressions);
              }

              @Override
              public String channels(Initial.Channels initial) {
                return " = " + channel(initial.type());
              }
            });
  }

  private static String values(
      Initial.Values initial, Variable variable, int count, ExpressionPrinter expressions) {
    List<Expr> values = initial.expressions();
    if (values.stream().distinct().count() == 1) {
      Expr value = values.get(0);
      boolean isZero = value.constant().isPresent() && value.constant().getAsInt() == 0;
      return isZero ? "" : " = " + expressions.value(value, variable.type());
    }
    List<String> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Expr value = values.get(Math.min(i, values.size() - 1));
      all.add(expressions.value(value, variable.type()));
    }
    return " = { " + String.join(", ", all) + " }";
  }

  /** A channel, as it stands behind the name of the variable that holds it. */
  private String channel(ChannelType type) {
    List<String> fields = new ArrayList<>();
    for (ValueType field : type.fields()) {
      fields.add(isOdd(field) ? "int" : type(field));
    }
    return "[" + type.capacity() + "] of { " + String.join(", ", fields) + " }";
  }

  /** Numbers with any number of bits are variables only, neither elements nor parts of messages. */
  private static boolean isOdd(ValueType type) {
    return type.name().startsWith("unsigned");
  }

  private String type(ValueType type) {
    if (type.isTimer()) {
      return "short";
    }
    return type.mtypeSet().map(names::mtype).orElse(type.name());
  }

  /** A parameter of a process. */
  String parameter(Variable variable, int automaton) {
    return type(variable.type()) + " " + names.variable(variable, automaton);
  }
}
