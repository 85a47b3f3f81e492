package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads types. Each is declared before it is used, so none contains itself. */
final class IfTypeReader {
  static final IfType BOOLEAN = new IfType.BooleanType("boolean");
  static final IfType INTEGER = new IfType.Range("integer", Integer.MIN_VALUE, Integer.MAX_VALUE);
  static final IfType INSTANCE = new IfType.Instance("pid");

  /** More elements are more than a variable may have. */
  private static final int MOST_ELEMENTS = 4096;

  private final IfCursor cursor;
  private final Map<String, IfType> named = new LinkedHashMap<>();

  IfTypeReader(IfCursor cursor) {
    this.cursor = cursor;
  }

  /** The types that have been declared. */
  List<IfType> declared() {
    return List.copyOf(named.values());
  }

  /** {@code type NAME = ..;}, behind the first word. */
  void declaration() {
    IfToken name = cursor.name("a type");
    cursor.expect("=");
    IfType type = type(name.text());
    cursor.accept("endtype");
    cursor.expect(";");
    if (named.putIfAbsent(name.text(), type) != null) {
      throw new IfSyntaxError(name.span(), "there are two types '" + name.text() + "'");
    }
  }

  boolean isType(String name) {
    return named.containsKey(name);
  }

  /** A type by its name, or a basic one. */
  IfType reference() {
    return type(cursor.peek().text());
  }

  private IfType type(String name) {
    if (cursor.accept("boolean")) {
      return BOOLEAN;
    }
    if (cursor.accept("integer")) {
      return INTEGER;
    }
    if (cursor.accept("pid")) {
      return INSTANCE;
    }
    if (cursor.accept("abstract")) {
      return new IfType.Irrelevant(name);
    }
    if (cursor.accept("range")) {
      int low = cursor.number();
      cursor.expect("..");
      return new IfType.Range(name, low, atLeast(low));
    }
    if (cursor.accept("enum")) {
      return enumeration(name);
    }
    if (cursor.accept("array")) {
      cursor.expect("[");
      int length = elements(1);
      cursor.expect("]");
      cursor.expect("of");
      return new IfType.Array(name, length, reference());
    }
    if (cursor.accept("sequence")) {
      cursor.expect("[");
      int least = elements(0);
      cursor.expect("..");
      int most = elements(least);
      cursor.expect("]");
      cursor.expect("of");
      return new IfType.Sequence(name, least, most, reference());
    }
    if (cursor.accept("record")) {
      return new IfType.RecordType(name, fields("endrecord"));
    }
    if (cursor.accept("choice")) {
      return new IfType.ChoiceType(name, fields("endchoice"));
    }
    if (cursor.at("clock")) {
      throw cursor.error("clocks are not supported; declare 'timer t;' and write 'set t := 5'");
    }
    IfToken token = cursor.name("a type");
    IfType known = named.get(token.text());
    if (known == null) {
      throw new IfSyntaxError(token.span(), "there is no type '" + token.text() + "'");
    }
    return known;
  }

  private int atLeast(int low) {
    IfToken first = cursor.peek();
    int number = cursor.number();
    if (number < low) {
      throw new IfSyntaxError(first.span(), number + " is less than " + low);
    }
    return number;
  }

  private int elements(int least) {
    IfToken first = cursor.peek();
    int number = atLeast(least);
    if (number > MOST_ELEMENTS) {
      throw new IfSyntaxError(first.span(), "more than " + MOST_ELEMENTS + " elements");
    }
    return number;
  }

  private IfType enumeration(String name) {
    List<String> literals = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    do {
      IfToken literal = cursor.name("a value");
      if (literals.contains(literal.text())) {
        throw new IfSyntaxError(literal.span(), "'" + literal.text() + "' is there twice");
      }
      numbers.add(cursor.accept("=") ? cursor.number() : literals.size());
      literals.add(literal.text());
    } while (cursor.accept(","));
    cursor.expect("endenum");
    return new IfType.Enumeration(name, literals, numbers);
  }

  private List<IfType.FieldType> fields(String end) {
    List<IfType.FieldType> fields = new ArrayList<>();
    Set<String> names = new HashSet<>();
    while (!cursor.accept(end)) {
      boolean optional = cursor.accept("optional");
      IfToken name = cursor.name("a field");
      if (!names.add(name.text())) {
        throw new IfSyntaxError(name.span(), "there are two fields '" + name.text() + "'");
      }
      IfType.Presence presence = optional ? IfType.Presence.OPTIONAL : IfType.Presence.MANDATORY;
      fields.add(new IfType.FieldType(name.text(), reference(), presence));
      cursor.expect(";");
    }
    return fields;
  }

  /** Whether a value of one type can be stored in a place of the other, ranges and sizes aside. */
  static boolean fits(IfType from, IfType to) {
    if (to.kind() == IfType.Kind.IRRELEVANT) {
      return from.kind() == IfType.Kind.IRRELEVANT;
    }
    return switch (from.kind()) {
      case BOOLEAN, RANGE, INSTANCE -> from.kind() == to.kind();
      case ENUMERATION, CHOICE, IRRELEVANT -> from.equals(to);
      case ARRAY, SEQUENCE ->
          (to.kind() == IfType.Kind.ARRAY || to.kind() == IfType.Kind.SEQUENCE)
              && fits(IfExprPrinter.element(from), IfExprPrinter.element(to));
      case RECORD -> from.equals(to);
    };
  }
}
