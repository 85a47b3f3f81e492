package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Name;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Questions about types. */
final class Typing {
  private Typing() {}

  /** Whether values of one type can be where values of another are wanted; ranges are no matter. */
  static boolean fits(IfType given, IfType wanted) {
    if (given.equals(wanted) || BasicSorts.isIrrelevant(wanted)) {
      return true;
    }
    if (given.kind() != wanted.kind()) {
      return isList(given) && isList(wanted) && fits(element(given), element(wanted));
    }
    return switch (wanted.kind()) {
      case BOOLEAN, RANGE, INSTANCE, IRRELEVANT -> true;
      case ENUMERATION ->
          ((IfType.Enumeration) given).literals().equals(((IfType.Enumeration) wanted).literals());
      case ARRAY, SEQUENCE -> fits(element(given), element(wanted));
      case RECORD ->
          fit(((IfType.RecordType) given).fields(), ((IfType.RecordType) wanted).fields());
      case CHOICE ->
          fit(
              ((IfType.ChoiceType) given).alternatives(),
              ((IfType.ChoiceType) wanted).alternatives());
    };
  }

  private static boolean isList(IfType type) {
    return type.kind() == IfType.Kind.ARRAY || type.kind() == IfType.Kind.SEQUENCE;
  }

  /** What a list is a list of. */
  static IfType element(IfType type) {
    return type.kind() == IfType.Kind.ARRAY
        ? ((IfType.Array) type).element()
        : ((IfType.Sequence) type).element();
  }

  private static boolean fit(List<IfType.FieldType> given, List<IfType.FieldType> wanted) {
    if (given.size() != wanted.size()) {
      return false;
    }
    for (int i = 0; i < given.size(); i++) {
      boolean same =
          key(given.get(i).name()).equals(key(wanted.get(i).name()))
              && given.get(i).presence() == wanted.get(i).presence()
              && fits(given.get(i).type(), wanted.get(i).type());
      if (!same) {
        return false;
      }
    }
    return true;
  }

  /** Names of ASN.1 are written with an underscore in SDL, and capitals do not count. */
  static String key(String name) {
    return name.toLowerCase(Locale.ROOT).replace('-', '_');
  }

  static boolean isCalled(IfType.FieldType field, Name name) {
    return key(field.name()).equals(key(name.text()));
  }

  /** The number of a field or alternative. */
  static int field(List<IfType.FieldType> fields, Name name) {
    for (int i = 0; i < fields.size(); i++) {
      if (isCalled(fields.get(i), name)) {
        return i;
      }
    }
    throw SemanticError.unknown(name.span(), "there is no field " + name.text());
  }

  /** The names of the alternatives of a choice, as values. */
  static IfType.Enumeration selectors(IfType.ChoiceType type) {
    List<String> names = type.alternatives().stream().map(IfType.FieldType::name).toList();
    List<Integer> numbers = IntStream.range(0, names.size()).boxed().toList();
    return new IfType.Enumeration(type.name() + "_selection", names, numbers);
  }

  /** The value of a constant that has a name. */
  static Optional<IfExpr> synonym(Name name, Sorts sorts, Scope scope) {
    return scope.synonym(name).map(synonym -> value(synonym, sorts, scope));
  }

  private static IfExpr value(Definition.Synonym synonym, Sorts sorts, Scope scope) {
    Optional<IfType> type = synonym.sort().map(sort -> sorts.of(sort, scope));
    return synonym
        .value()
        .map(value -> Values.constant(value, type, sorts, scope))
        .orElseThrow(
            () ->
                SemanticError.unsupported(
                    synonym.span(), "an external synonym", "give it a value here"));
  }
}
