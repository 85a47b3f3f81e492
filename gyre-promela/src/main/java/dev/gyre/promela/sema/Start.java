package dev.gyre.promela.sema;

import dev.gyre.promela.syntax.Expression;
import java.util.List;

/** How a variable starts, after the initializer's constants are known. */
public sealed interface Start {
  /** One value for a scalar or for every element. */
  record Value(Expression expression) implements Start {}

  /** Values for the elements of an array. */
  record Values(List<Expression> expressions) implements Start {
    public Values {
      expressions = List.copyOf(expressions);
    }
  }

  /** A new channel, or one for every element. */
  record Channel(int capacity, List<Type> fields) implements Start {
    public Channel {
      fields = List.copyOf(fields);
    }

    /** How many scalars a message has. */
    public int width() {
      return fields.stream().mapToInt(Start::width).sum();
    }
  }

  /** How many scalars a value of the type is made of. */
  static int width(Type type) {
    if (!(type instanceof Type.Structure structure)) {
      return 1;
    }
    return structure.fields().stream().mapToInt(f -> width(f.type()) * f.length().orElse(1)).sum();
  }
}
