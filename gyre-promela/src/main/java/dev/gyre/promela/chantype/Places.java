package dev.gyre.promela.chantype;

import dev.gyre.promela.sema.ResolvedModel;
import dev.gyre.promela.sema.Start;
import dev.gyre.promela.sema.Type;
import dev.gyre.promela.sema.VariableSymbol;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The terms of variables. The elements of an array have one term, as they have one type; so has a
 * field in each structure of an array.
 */
final class Places {
  private final ResolvedModel resolved;
  private final Unifier unifier;
  private final IdentityHashMap<VariableSymbol, Shape> shapes = new IdentityHashMap<>();

  Places(ResolvedModel resolved, Unifier unifier) {
    this.resolved = resolved;
    this.unifier = unifier;
  }

  /** The term of a variable, or the terms of its fields. */
  sealed interface Shape {
    /**
     * The scalars in the order in which a message has them.
     *
     * @param scalars takes them
     */
    void flatten(List<Term> scalars);
  }

  /** A single number, constant or channel. */
  record Leaf(Term term) implements Shape {
    @Override
    public void flatten(List<Term> scalars) {
      scalars.add(term);
    }
  }

  /** A structure, with how many elements each field has. */
  record Node(Map<String, Shape> fields, Map<String, Integer> lengths) implements Shape {
    @Override
    public void flatten(List<Term> scalars) {
      fields.forEach(
          (name, shape) -> {
            for (int i = 0; i < lengths.get(name); i++) {
              shape.flatten(scalars);
            }
          });
    }
  }

  Shape of(VariableSymbol variable) {
    Shape known = shapes.get(variable);
    if (known == null) {
      // A channel can be initialised with itself only through another variable, never directly.
      known =
          shape(
              "'" + variable.name().text() + "'",
              variable.name().span(),
              variable.type(),
              variable.start());
      shapes.put(variable, known);
    }
    return known;
  }

  private Shape shape(String name, SourceSpan place, Type type, Optional<Start> start) {
    if (type instanceof Type.Structure structure) {
      Map<String, Shape> fields = new LinkedHashMap<>();
      Map<String, Integer> lengths = new LinkedHashMap<>();
      for (Type.Field field : structure.fields()) {
        String inner = name.substring(0, name.length() - 1) + "." + field.name().text() + "'";
        fields.put(field.name().text(), shape(inner, place, field.type(), field.start()));
        lengths.put(field.name().text(), field.length().orElse(1));
      }
      return new Node(fields, lengths);
    }
    Term term = scalar(name, place, type);
    if (start.orElse(null) instanceof Start.Channel channel) {
      Term messages = declared(name, place, channel);
      unifier.equate(
          term.messages(), messages, new Joint.Written(place, name + " is declared here"));
    }
    return new Leaf(term);
  }

  private static Term scalar(String name, SourceSpan place, Type type) {
    if (type.isChannel()) {
      return Term.channel(name, place);
    }
    boolean isConstant =
        type instanceof Type.Scalar scalar && scalar.value().mtypeSet().isPresent();
    return isConstant ? Term.mtype(name, place) : Term.number(name, place);
  }

  /** The messages of a declared channel. */
  private Term declared(String name, SourceSpan place, Start.Channel channel) {
    List<Term> fields = new ArrayList<>();
    for (Type type : channel.fields()) {
      List<Term> scalars = new ArrayList<>();
      shape("'field'", place, type, Optional.empty()).flatten(scalars);
      for (Term scalar : scalars) {
        fields.add(renamed("field " + (fields.size() + 1) + " of " + name, scalar));
      }
    }
    return Term.message(name, place, fields);
  }

  private static Term renamed(String name, Term scalar) {
    return switch (scalar.kind()) {
      case CHANNEL -> Term.channel(name, scalar.place());
      case MTYPE -> Term.mtype(name, scalar.place());
      default -> Term.number(name, scalar.place());
    };
  }

  /** What a reference means; empty for {@code _}. */
  Optional<Shape> of(Expression.Reference reference) {
    Optional<VariableSymbol> variable = resolved.variable(reference);
    if (variable.isEmpty()) {
      return Optional.empty();
    }
    Shape shape = of(variable.get());
    for (Expression.Accessor step : reference.path().subList(1, reference.path().size())) {
      if (!(shape instanceof Node node) || !node.fields().containsKey(step.name().text())) {
        return Optional.empty();
      }
      shape = node.fields().get(step.name().text());
    }
    return Optional.of(shape);
  }

  /** The channel that is meant; empty if the reference is none. */
  Optional<Term> channel(Expression.Reference reference) {
    return of(reference)
        .filter(Leaf.class::isInstance)
        .map(shape -> ((Leaf) shape).term())
        .filter(term -> term.kind() == Term.Kind.CHANNEL);
  }
}
