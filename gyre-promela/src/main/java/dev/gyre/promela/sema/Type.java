package dev.gyre.promela.sema;

import dev.gyre.ir.CollectionForm;
import dev.gyre.ir.ValueType;
import dev.gyre.promela.syntax.Name;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The type of a variable, field or message field, without its array length. */
public sealed interface Type {
  /** How messages call it. */
  String describe();

  /**
   * A single number.
   *
   * @param content what the numbers of an array of it mean together, if it stands for a collection
   */
  record Scalar(ValueType value, Optional<CollectionForm> content) implements Type {
    public Scalar(ValueType value) {
      this(value, Optional.empty());
    }

    @Override
    public String describe() {
      return value.name();
    }
  }

  /**
   * A typedef.
   *
   * @param width how many scalars it is made of; kept, because structures of structures would be
   *     counted exponentially often
   */
  record Structure(Name name, List<Field> fields, long width) implements Type {
    public Structure {
      fields = List.copyOf(fields);
    }

    Structure(Name name, List<Field> fields) {
      this(name, fields, fields.stream().mapToLong(Field::width).sum());
    }

    @Override
    public String describe() {
      return name.text();
    }

    public Optional<Field> field(String fieldName) {
      return fields.stream().filter(f -> f.name().text().equals(fieldName)).findFirst();
    }

    /** Whether some field, at any depth, is an array. */
    public boolean containsArray() {
      return fields.stream()
          .anyMatch(
              f ->
                  f.length().isPresent()
                      || (f.type() instanceof Structure inner && inner.containsArray()));
    }
  }

  /** A field of a typedef. */
  record Field(Name name, Type type, OptionalInt length, Optional<Start> start) {
    long width() {
      return Start.width(type) * length.orElse(1);
    }
  }

  default boolean isTimer() {
    return this instanceof Scalar scalar && scalar.value().isTimer();
  }

  /** Whether it is a timer or has one inside. */
  default boolean hasTimer() {
    return isTimer()
        || (this instanceof Structure structure
            && structure.fields().stream().anyMatch(f -> f.type().hasTimer()));
  }

  default boolean isChannel() {
    return this instanceof Scalar scalar && scalar.value().isChannel();
  }

  default boolean isStructure() {
    return this instanceof Structure;
  }
}
