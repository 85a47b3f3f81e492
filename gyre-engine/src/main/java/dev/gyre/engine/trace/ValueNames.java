package dev.gyre.engine.trace;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceFile;
import java.util.List;

/** Writes values and variables the way the model's author would. */
public final class ValueNames {
  private final ProcessSystem system;

  public ValueNames(ProcessSystem system) {
    this.system = system;
  }

  /** A value of this type; channels are named elsewhere. */
  public String value(ValueType type, int value) {
    if (type.mtypeSet().isPresent()) {
      return mtype(type.mtypeSet().get(), value);
    }
    if (type.name().equals(ValueType.BOOL.name()) && (value == 0 || value == 1)) {
      return value == 1 ? "true" : "false";
    }
    return Integer.toString(value);
  }

  /** The symbolic name of a value, or the number where there is none. */
  public String mtype(String set, int value) {
    List<String> names = system.mtypes().getOrDefault(set, List.of());
    boolean isNamed = value >= 1 && value <= names.size();
    return isNamed ? names.get(value - 1) : Integer.toString(value);
  }

  /** One element of a variable, such as {@code node[2].ack}. */
  public static String element(Variable variable, int index) {
    return element(variable, index, variable.dimensions());
  }

  /** What is shown as one value, such as {@code node[2].members} for a collection. */
  static String part(Variable variable, int part) {
    List<Integer> dimensions = variable.dimensions();
    boolean isCollection = variable.content().isPresent() && variable.isArray();
    return element(
        variable, part, isCollection ? dimensions.subList(0, dimensions.size() - 1) : dimensions);
  }

  private static String element(Variable variable, int index, List<Integer> dimensions) {
    if (dimensions.isEmpty()) {
      return variable.name();
    }
    StringBuilder inner = new StringBuilder();
    int rest = index;
    for (int d = dimensions.size() - 1; d > 0; d--) {
      inner.insert(0, "[" + rest % dimensions.get(d) + "]");
      rest /= dimensions.get(d);
    }
    String first = "[" + rest + "]";
    int dot = variable.name().indexOf('.');
    if (dot < 0 || !isDeclaredAsArray(variable)) {
      return variable.name() + first + inner;
    }
    return variable.name().substring(0, dot) + first + variable.name().substring(dot) + inner;
  }

  /** Whether the structure itself is an array, and not one of its fields. */
  private static boolean isDeclaredAsArray(Variable variable) {
    SourceFile file = variable.span().file();
    int at = variable.span().end();
    while (at < file.text().length() && Character.isWhitespace(file.text().charAt(at))) {
      at++;
    }
    return at < file.text().length() && file.text().charAt(at) == '[';
  }
}
