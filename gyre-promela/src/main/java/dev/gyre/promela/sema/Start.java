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
      return (int) fields.stream().mapToLong(Start::width).sum();
    }
  }

  /** How many scalars a value of the type is made of. */
  static long width(Type type) {
    return type instanceof Type.Structure structure ? structure.width() : 1;
  }
}
