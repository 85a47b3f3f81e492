package dev.gyre.sdl.lower;

import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes structured types apart. A type is a list of leaves, arrays of scalars; unrolled it is a
 * list of scalars. What a value does not use (elements behind its length, other alternatives,
 * fields that are missing) is as it was at the start, so equal values have equal scalars.
 */
final class DataLayout {
  /** Nobody searches states with larger values. */
  static final int MOST_SCALARS = 4096;

  private DataLayout() {}

  /**
   * A part of a value.
   *
   * @param name what to put behind the name of the variable
   * @param dimensions the lengths of the arrays around it, outermost first
   */
  record Leaf(String name, List<Integer> dimensions, ScalarType type) {
    Leaf {
      dimensions = List.copyOf(dimensions);
    }

    int size() {
      return dimensions.stream().reduce(1, (a, b) -> a * b);
    }

    private Leaf within(String outer) {
      return new Leaf(outer + name, dimensions, type);
    }

    private Leaf times(int length) {
      List<Integer> more = new ArrayList<>(List.of(length));
      more.addAll(dimensions);
      return new Leaf(name, more, type);
    }
  }

  /** The leaves of a type, in the order of its parts. */
  static List<Leaf> leaves(IfType type) {
    return switch (type.kind()) {
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE ->
          List.of(new Leaf("", List.of(), ScalarType.of(type)));
      case ARRAY -> {
        IfType.Array array = (IfType.Array) type;
        yield elements(array.element(), array.length());
      }
      case SEQUENCE -> {
        IfType.Sequence sequence = (IfType.Sequence) type;
        List<Leaf> leaves = new ArrayList<>(List.of(length(sequence)));
        leaves.addAll(elements(sequence.element(), sequence.most()));
        yield leaves;
      }
      case RECORD -> record((IfType.RecordType) type);
      case CHOICE -> choice((IfType.ChoiceType) type);
      case IRRELEVANT -> List.of();
    };
  }

  private static List<Leaf> elements(IfType element, int length) {
    return leaves(element).stream().map(leaf -> leaf.times(length)).toList();
  }

  private static Leaf length(IfType.Sequence type) {
    return new Leaf(".length", List.of(), ScalarType.range(type.least(), type.most()));
  }

  private static List<Leaf> record(IfType.RecordType type) {
    List<Leaf> leaves = new ArrayList<>();
    for (IfType.FieldType field : type.fields()) {
      if (field.presence() == IfType.Presence.OPTIONAL) {
        leaves.add(new Leaf("." + field.name() + "?", List.of(), ScalarType.TRUTH));
      }
      leaves(field.type()).forEach(leaf -> leaves.add(leaf.within("." + field.name())));
    }
    return leaves;
  }

  private static List<Leaf> choice(IfType.ChoiceType type) {
    List<Leaf> leaves = new ArrayList<>();
    leaves.add(
        new Leaf(".present", List.of(), ScalarType.range(0, type.alternatives().size() - 1)));
    for (IfType.FieldType alternative : type.alternatives()) {
      leaves(alternative.type()).forEach(leaf -> leaves.add(leaf.within("." + alternative.name())));
    }
    return leaves;
  }

  /** How many leaves come before a field of a record, its own presence included. */
  static int leavesBefore(IfType.RecordType type, int field) {
    int count = 0;
    for (int i = 0; i <= field; i++) {
      IfType.FieldType part = type.fields().get(i);
      count += part.presence() == IfType.Presence.OPTIONAL ? 1 : 0;
      count += i < field ? leaves(part.type()).size() : 0;
    }
    return count;
  }

  /** How many leaves come before an alternative of a choice, the selector included. */
  static int leavesBefore(IfType.ChoiceType type, int alternative) {
    int count = 1;
    for (int i = 0; i < alternative; i++) {
      count += leaves(type.alternatives().get(i).type()).size();
    }
    return count;
  }

  /** The scalars of a type: those of each part in turn, element after element. */
  static List<ScalarType> scalars(IfType type) {
    return switch (type.kind()) {
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE -> List.of(ScalarType.of(type));
      case ARRAY -> {
        IfType.Array array = (IfType.Array) type;
        yield repeated(scalars(array.element()), array.length());
      }
      case SEQUENCE -> {
        IfType.Sequence sequence = (IfType.Sequence) type;
        List<ScalarType> all = new ArrayList<>(List.of(length(sequence).type()));
        all.addAll(repeated(scalars(sequence.element()), sequence.most()));
        yield all;
      }
      case RECORD -> {
        List<ScalarType> all = new ArrayList<>();
        for (IfType.FieldType field : ((IfType.RecordType) type).fields()) {
          if (field.presence() == IfType.Presence.OPTIONAL) {
            all.add(ScalarType.TRUTH);
          }
          all.addAll(scalars(field.type()));
        }
        yield all;
      }
      case CHOICE -> {
        IfType.ChoiceType choice = (IfType.ChoiceType) type;
        List<ScalarType> all = new ArrayList<>();
        all.add(ScalarType.range(0, choice.alternatives().size() - 1));
        choice.alternatives().forEach(field -> all.addAll(scalars(field.type())));
        yield all;
      }
      case IRRELEVANT -> List.of();
    };
  }

  private static List<ScalarType> repeated(List<ScalarType> element, int times) {
    List<ScalarType> all = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      all.addAll(element);
    }
    return all;
  }

  /** How many scalars a type has, without making a list of them; capped. */
  static int size(IfType type) {
    long size =
        switch (type.kind()) {
          case BOOLEAN, RANGE, ENUMERATION, INSTANCE -> 1L;
          case ARRAY ->
              (long) ((IfType.Array) type).length() * size(((IfType.Array) type).element());
          case SEQUENCE ->
              1 + (long) ((IfType.Sequence) type).most() * size(((IfType.Sequence) type).element());
          case RECORD -> sum(((IfType.RecordType) type).fields());
          case CHOICE -> 1 + sum(((IfType.ChoiceType) type).alternatives());
          case IRRELEVANT -> 0L;
        };
    return (int) Math.min(size, MOST_SCALARS + 1L);
  }

  private static long sum(List<IfType.FieldType> fields) {
    long size = 0;
    for (IfType.FieldType field : fields) {
      size += size(field.type()) + (field.presence() == IfType.Presence.OPTIONAL ? 1 : 0);
    }
    return size;
  }
}
