package dev.gyre.sdl.form;

import java.util.List;
import java.util.Optional;

/** What values a variable can have. */
public sealed interface IfType {
  /** For a switch without a default. */
  Kind kind();

  /** As people know it. */
  String name();

  /** The kinds, one per record. */
  enum Kind {
    BOOLEAN,
    RANGE,
    ENUMERATION,
    INSTANCE,
    ARRAY,
    SEQUENCE,
    RECORD,
    CHOICE,
    IRRELEVANT
  }

  /** Truth values. */
  record BooleanType(String name) implements IfType {
    @Override
    public Kind kind() {
      return Kind.BOOLEAN;
    }
  }

  /** Integers from {@code low} to {@code high}; what is outside is an error of the model. */
  record Range(String name, int low, int high) implements IfType {
    @Override
    public Kind kind() {
      return Kind.RANGE;
    }
  }

  /**
   * Names. The value of a name in computations is its position, whatever number ASN.1 gives it.
   *
   * @param numbers what {@code num} says of each
   */
  record Enumeration(String name, List<String> literals, List<Integer> numbers) implements IfType {
    public Enumeration {
      literals = List.copyOf(literals);
      numbers = List.copyOf(numbers);
    }

    @Override
    public Kind kind() {
      return Kind.ENUMERATION;
    }
  }

  /** Identities of process instances, and Null. */
  record Instance(String name) implements IfType {
    @Override
    public Kind kind() {
      return Kind.INSTANCE;
    }
  }

  /** So many elements, all of them there. */
  record Array(String name, int length, IfType element) implements IfType {
    @Override
    public Kind kind() {
      return Kind.ARRAY;
    }
  }

  /** From {@code least} to {@code most} elements. */
  record Sequence(String name, int least, int most, IfType element) implements IfType {
    @Override
    public Kind kind() {
      return Kind.SEQUENCE;
    }
  }

  /** Several values together. */
  record RecordType(String name, List<FieldType> fields) implements IfType {
    public RecordType {
      fields = List.copyOf(fields);
    }

    @Override
    public Kind kind() {
      return Kind.RECORD;
    }
  }

  /** One of several values, and which one. */
  record ChoiceType(String name, List<FieldType> alternatives) implements IfType {
    public ChoiceType {
      alternatives = List.copyOf(alternatives);
    }

    @Override
    public Kind kind() {
      return Kind.CHOICE;
    }
  }

  /** A part of a structured value. */
  record FieldType(String name, IfType type, Presence presence) {}

  /** Whether a field may be missing. */
  enum Presence {
    MANDATORY,
    OPTIONAL
  }

  /**
   * Values on which nothing depends, such as time stamps: they are not kept.
   *
   * @param range of reals that have one
   */
  record Irrelevant(String name, Optional<RealRange> range) implements IfType {
    /** Values without a range. */
    public Irrelevant(String name) {
      this(name, Optional.empty());
    }

    @Override
    public Kind kind() {
      return Kind.IRRELEVANT;
    }
  }
}
