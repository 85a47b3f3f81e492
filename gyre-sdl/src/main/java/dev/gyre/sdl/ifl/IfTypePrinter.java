package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.IfType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gives every type that is used a name, and says what it is before it is used. */
final class IfTypePrinter {
  private final Map<IfType, String> names = new LinkedHashMap<>();
  private final IfNames fresh = new IfNames();
  private final StringBuilder declarations = new StringBuilder();

  /** The types that have been named so far, each before those that use it. */
  String declarations() {
    return declarations.toString();
  }

  String name(IfType type) {
    String known = names.get(type);
    if (known != null) {
      return known;
    }
    String text = text(type);
    String name = text.equals("boolean") || text.equals("pid") ? text : fresh.fresh(type.name());
    if (!name.equals(text)) {
      declarations.append("type ").append(name).append(" = ").append(text).append(";\n");
    }
    names.put(type, name);
    return name;
  }

  private String text(IfType type) {
    return switch (type.kind()) {
      case BOOLEAN -> "boolean";
      case INSTANCE -> "pid";
      case IRRELEVANT -> "abstract";
      case RANGE -> "range " + ((IfType.Range) type).low() + " .. " + ((IfType.Range) type).high();
      case ENUMERATION -> enumeration((IfType.Enumeration) type);
      case ARRAY ->
          "array ["
              + ((IfType.Array) type).length()
              + "] of "
              + name(((IfType.Array) type).element());
      case SEQUENCE -> {
        IfType.Sequence sequence = (IfType.Sequence) type;
        String bounds = sequence.least() + " .. " + sequence.most();
        yield "sequence [" + bounds + "] of " + name(sequence.element());
      }
      case RECORD -> "record " + fields(((IfType.RecordType) type).fields()) + "endrecord";
      case CHOICE -> "choice " + fields(((IfType.ChoiceType) type).alternatives()) + "endchoice";
    };
  }

  private static String enumeration(IfType.Enumeration type) {
    IfNames literals = new IfNames();
    StringBuilder text = new StringBuilder("enum ");
    for (int i = 0; i < type.literals().size(); i++) {
      text.append(i > 0 ? ", " : "").append(literals.fresh(type.literals().get(i)));
      int number = i < type.numbers().size() ? type.numbers().get(i) : i;
      text.append(number == i ? "" : " = " + number);
    }
    return text.append(" endenum").toString();
  }

  /** The name of a literal or field: those of one type are told apart. */
  static String part(List<String> all, int number) {
    IfNames names = new IfNames();
    String name = "";
    for (int i = 0; i <= number; i++) {
      name = names.fresh(all.get(i));
    }
    return name;
  }

  private String fields(List<IfType.FieldType> fields) {
    IfNames names = new IfNames();
    StringBuilder text = new StringBuilder();
    for (IfType.FieldType field : fields) {
      text.append(field.presence() == IfType.Presence.OPTIONAL ? "optional " : "");
      text.append(names.fresh(field.name())).append(' ').append(name(field.type())).append("; ");
    }
    return text.toString();
  }
}
