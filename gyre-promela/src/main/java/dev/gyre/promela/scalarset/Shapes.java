package dev.gyre.promela.scalarset;

import dev.gyre.promela.sema.ConstantFolder;
import dev.gyre.promela.sema.MtypeTable;
import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexExpression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.TypeName;
import dev.gyre.promela.syntax.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The shapes of everything that a model declares. They do not depend on where a name is visible.
 */
final class Shapes {
  private final IndexTypes types;
  private final ConstantFolder folder = new ConstantFolder(new MtypeTable());
  private final Map<Name, Shape> declared = new HashMap<>();
  private final Map<String, StructureShape> structures = new HashMap<>();
  private final Map<String, List<Shape>> parameters = new HashMap<>();

  /** Whether a structure is not known; either somebody complains, or nothing is symmetric. */
  private boolean isDoubtful;

  Shapes(IndexTypes types) {
    this.types = types;
  }

  /** Notes a typedef; those that use it come later in the text. */
  void add(Unit.Typedef unit) {
    Map<String, Shape> fields = new LinkedHashMap<>();
    for (Declaration declaration : unit.fields()) {
      for (Declaration.Declarator declarator : declaration.declarators()) {
        fields.put(declarator.name().text(), of(declaration, declarator));
      }
    }
    structures.putIfAbsent(unit.name().text(), new StructureShape(unit.name().text(), fields));
  }

  boolean isDoubtful() {
    return isDoubtful;
  }

  /** Notes the parameters of a process type; it may be named before it is declared. */
  void add(Unit.Proctype unit) {
    List<Shape> shapes = new ArrayList<>();
    for (Declaration declaration : unit.parameters()) {
      for (Declaration.Declarator declarator : declaration.declarators()) {
        shapes.add(of(declaration, declarator));
      }
    }
    parameters.putIfAbsent(unit.name().text(), shapes);
  }

  List<Shape> parameters(String process) {
    return parameters.getOrDefault(process, List.of());
  }

  /** The shape of a declared variable or field; always the same for the same declaration. */
  Shape of(Declaration declaration, Declaration.Declarator declarator) {
    Shape known = declared.get(declarator.name());
    if (known == null) {
      known = new Shape(sort(declaration.type(), declarator.initializer()), dimension(declarator));
      declared.put(declarator.name(), known);
    }
    return known;
  }

  /** The shape of what was declared with that name at that place. */
  Optional<Shape> declared(Name name) {
    return Optional.ofNullable(declared.get(name));
  }

  private Sort sort(TypeName type, Optional<Declaration.Initializer> initializer) {
    return switch (type.base()) {
      case INDEX -> new Sort.Index(types.get(type.name().orElseThrow()));
      case SET, MULTISET, QUEUE -> throw new IllegalStateException("collections are arrays here");
      case CHAN ->
          new Sort.Channel(
              initializer.orElse(null) instanceof Declaration.Initializer.Channel channel
                  ? Signature.of(
                      new Signature.Created(fields(channel), folder.fold(channel.capacity())))
                  : Signature.open());
      case STRUCTURE -> structure(type.name().orElseThrow());
      case BIT, BOOL, BYTE, PID, SHORT, INT, UNSIGNED, MTYPE, TIMER -> Sort.number();
    };
  }

  private Sort structure(Name name) {
    StructureShape structure = structures.get(name.text());
    isDoubtful |= structure == null;
    return structure == null ? Sort.unknown() : new Sort.Whole(structure);
  }

  private List<Sort> fields(Declaration.Initializer.Channel channel) {
    List<Sort> fields = new ArrayList<>();
    for (TypeName type : channel.fields()) {
      StructureShape.flatten(sort(type, Optional.empty()), fields);
    }
    return fields;
  }

  /** The structures that a channel's messages are made of. */
  List<StructureShape> messageStructures(Declaration.Initializer.Channel channel) {
    List<StructureShape> found = new ArrayList<>();
    for (TypeName type : channel.fields()) {
      if (sort(type, Optional.empty()) instanceof Sort.Whole whole) {
        found.add(whole.structure());
      }
    }
    return found;
  }

  private Shape.Dimension dimension(Declaration.Declarator declarator) {
    if (declarator.length().isEmpty()) {
      return new Shape.Dimension.None();
    }
    Expression length = declarator.length().get();
    if (length instanceof Expression.Symmetric symmetric
        && symmetric.form() instanceof IndexExpression.Cardinality cardinality) {
      return new Shape.Dimension.Over(types.get(cardinality.type()));
    }
    OptionalInt known = folder.fold(length);
    return known.isPresent() && known.getAsInt() > 0
        ? new Shape.Dimension.Numbered(known.getAsInt())
        : new Shape.Dimension.Uncounted();
  }
}
