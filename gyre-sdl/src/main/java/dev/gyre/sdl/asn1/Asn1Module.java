package dev.gyre.sdl.asn1;

import dev.gyre.source.SourceSpan;
import java.util.List;

/** {@code Name DEFINITIONS ::= BEGIN .. END}. */
public record Asn1Module(
    SourceSpan span,
    Asn1Name name,
    List<Import> imports,
    List<TypeAssignment> types,
    List<ValueAssignment> values) {
  public Asn1Module {
    imports = List.copyOf(imports);
    types = List.copyOf(types);
    values = List.copyOf(values);
  }

  /** {@code A, b FROM Module}. */
  public record Import(SourceSpan span, List<Asn1Name> names, Asn1Name module) {
    public Import {
      names = List.copyOf(names);
    }
  }

  /**
   * {@code Name ::= type}.
   *
   * @param parameters the formal parameters; most types have none
   */
  public record TypeAssignment(
      SourceSpan span, Asn1Name name, List<Asn1Name> parameters, Asn1Type type) {
    public TypeAssignment {
      parameters = List.copyOf(parameters);
    }
  }

  /** {@code name Type ::= value}. */
  public record ValueAssignment(SourceSpan span, Asn1Name name, Asn1Type type, Asn1Value value) {}
}
