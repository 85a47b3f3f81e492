package dev.gyre.sdl.sema;

import dev.gyre.sdl.asn1.Asn1Document;
import dev.gyre.sdl.asn1.Asn1Module;
import dev.gyre.sdl.asn1.Asn1Name;
import dev.gyre.sdl.asn1.Asn1Type;
import dev.gyre.sdl.asn1.Asn1Value;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfType;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Enters the types and values of ASN.1 modules as sorts and constants. Modules are one space of
 * names, as they are for SDL. A type that cannot be had is an error where it is used, since a data
 * view has many types that nobody uses.
 */
final class AsnSorts {
  private final Sorts sorts;
  private final Scope scope;
  private final Map<String, Asn1Module.TypeAssignment> types = new LinkedHashMap<>();
  private final Map<String, Asn1Module.ValueAssignment> values = new LinkedHashMap<>();
  private final Map<String, IfType> made = new LinkedHashMap<>();
  private final Set<String> open = new HashSet<>();

  AsnSorts(Sorts sorts, Scope scope) {
    this.sorts = sorts;
    this.scope = scope;
  }

  /** Enters a type that is known already, for others to refer to. */
  void know(IfType type) {
    made.put(Typing.key(type.name()), type);
  }

  void enter(List<Asn1Document> documents) {
    for (Asn1Document document : documents) {
      for (Asn1Module module : document.modules()) {
        module.types().forEach(type -> types.putIfAbsent(type.name().key(), type));
        module.values().forEach(value -> values.putIfAbsent(value.name().key(), value));
      }
    }
    BasicTypes.module().types().forEach(type -> types.putIfAbsent(type.name().key(), type));
    types.values().forEach(this::enter);
    values.values().forEach(this::enter);
  }

  private void enter(Asn1Module.TypeAssignment assignment) {
    if (!assignment.parameters().isEmpty()) {
      // What it stands for depends on its arguments, so it is no sort by itself.
      return;
    }
    try {
      IfType type = type(assignment.name());
      scope.addSort(assignment.name().key(), type);
      if (type instanceof IfType.ChoiceType choice) {
        scope.addSort(assignment.name().key() + "_selection", Typing.selectors(choice));
      }
      if (assignment.type() instanceof Asn1Type.IntegerType named) {
        named.names().forEach(number -> addNumber(number, type));
      }
    } catch (SemanticError error) {
      scope.addBrokenSort(assignment.name().key(), error);
    }
  }

  /** {@code INTEGER {one(1)}}. */
  private void addNumber(Asn1Type.NamedNumber named, IfType type) {
    number(named.value())
        .filter(number -> number.bitLength() <= 31)
        .ifPresent(
            number ->
                scope.addConstant(
                    named.name().key(), new IfExpr.Constant(number.intValue(), type)));
  }

  private void enter(Asn1Module.ValueAssignment assignment) {
    try {
      scope.addConstant(assignment.name().key(), constant(assignment));
    } catch (SemanticError error) {
      // Whoever uses it is told that there is no such name.
      open.remove(assignment.name().key());
    }
  }

  /** The type of that name. */
  IfType type(Asn1Name name) {
    String key = name.key();
    IfType known = made.get(key);
    if (known != null) {
      return known;
    }
    Asn1Module.TypeAssignment assignment = types.get(key);
    if (assignment == null) {
      throw SemanticError.unknown(name.span(), "there is no type " + name.text());
    }
    if (!assignment.parameters().isEmpty()) {
      throw SemanticError.unsupported(
          name.span(), "a type with parameters", "write the type with its arguments filled in");
    }
    if (!open.add(key)) {
      throw SemanticError.sort(name.span(), "the type " + name.text() + " contains itself");
    }
    try {
      IfType type = assignment.type().match(new AsnTypes(this, assignment.name().text()));
      made.put(key, type);
      sorts.add(type);
      return type;
    } finally {
      open.remove(key);
    }
  }

  void add(IfType type) {
    sorts.addOnce(type);
  }

  private IfExpr constant(Asn1Module.ValueAssignment assignment) {
    String key = assignment.name().key();
    if (!open.add(key)) {
      throw SemanticError.sort(assignment.span(), "the value is defined by itself");
    }
    try {
      IfType type = assignment.type().match(new AsnTypes(this, assignment.name().text()));
      return assignment.value().match(new AsnValues(this, type));
    } finally {
      open.remove(key);
    }
  }

  /** The value of that name, if there is one. */
  Optional<IfExpr> value(Asn1Name name) {
    return Optional.ofNullable(values.get(name.key())).map(this::constant);
  }

  /** A number in a constraint: written, or the name of one. */
  Optional<BigInteger> number(Asn1Value value) {
    Asn1Value at = value;
    for (int i = 0; i <= values.size() && at instanceof Asn1Value.ReferencedValue named; i++) {
      Asn1Module.ValueAssignment assignment = values.get(named.name().key());
      if (assignment == null) {
        return Optional.empty();
      }
      at = assignment.value();
    }
    return at instanceof Asn1Value.IntegerValue number
        ? Optional.of(number.value())
        : Optional.empty();
  }
}
