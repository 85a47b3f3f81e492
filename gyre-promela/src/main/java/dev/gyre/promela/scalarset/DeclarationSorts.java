package dev.gyre.promela.scalarset;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Name;
import java.util.List;

/** Enters declarations into the scope, and refuses those that would treat elements unequally. */
final class DeclarationSorts {
  private final Shapes shapes;
  private final NameScopes names;
  private final SortChecker sorts;
  private final SymmetryFaults faults;

  DeclarationSorts(Shapes shapes, NameScopes names, SortChecker sorts, SymmetryFaults faults) {
    this.shapes = shapes;
    this.names = names;
    this.sorts = sorts;
    this.faults = faults;
  }

  void add(List<Declaration> all) {
    all.forEach(this::add);
  }

  /** What exists from the start: globals, parameters, locals before the first statement. */
  void add(Declaration declaration) {
    for (Declaration.Declarator declarator : declaration.declarators()) {
      Shape shape = shapes.of(declaration, declarator);
      check(declarator, shape);
      refuseHidden(declaration, declarator.name(), shape);
      names.add(declarator.name().text(), shape);
    }
  }

  /** The parameters of an active process, which are zero when it starts. */
  void startsWithZero(List<Declaration> parameters) {
    for (Declaration declaration : parameters) {
      for (Declaration.Declarator declarator : declaration.declarators()) {
        Shape shape = shapes.of(declaration, declarator);
        if (shape.sort() instanceof Sort.Whole && shape.moves()) {
          faults.report(
              PromelaCode.INDEX_DECLARATION,
              declarator.name().span(),
              "'"
                  + declarator.name().text()
                  + "' of an active process starts with zeros, and 0 is"
                  + " an element",
              "declare it as a variable, before the first statement");
        }
      }
    }
  }

  /** What a process gets when it is created, which is not what its type was created with. */
  void givenByCreator(List<Declaration> parameters) {
    for (Declaration declaration : parameters) {
      for (Declaration.Declarator declarator : declaration.declarators()) {
        Shape shape = shapes.of(declaration, declarator);
        if (shape.sort() instanceof Sort.Whole whole && whole.structure().containsChannelArray()) {
          faults.report(
              PromelaCode.INDEX_IN_CHANNEL,
              declarator.name().span(),
              "in a model with index types, the channels of an array stay where they were created",
              "make '" + declarator.name().text() + "' global, or pass its channels one by one");
        }
      }
    }
  }

  private void refuseHidden(Declaration declaration, Name name, Shape shape) {
    if (declaration.visibility() == Declaration.Visibility.HIDDEN && shape.moves()) {
      faults.report(
          PromelaCode.INDEX_DECLARATION,
          name.span(),
          "'" + name.text() + "' is no part of the state, so it cannot be permuted with it",
          "leave out 'hidden'");
    }
  }

  /** The fields of a typedef, which have no scope of their own. */
  void fields(List<Declaration> fields) {
    for (Declaration declaration : fields) {
      for (Declaration.Declarator declarator : declaration.declarators()) {
        check(declarator, shapes.of(declaration, declarator));
      }
    }
  }

  /**
   * Among statements. In Promela such a variable is zero from the start, and its declaration is an
   * assignment; of an array it sets the first element only.
   */
  void addInPlace(Declaration declaration) {
    for (Declaration.Declarator declarator : declaration.declarators()) {
      Shape shape = shapes.of(declaration, declarator);
      boolean plainChannel =
          shape.sort() instanceof Sort.Channel
              && !(shape.dimension() instanceof Shape.Dimension.Over);
      if (shape.moves() && !plainChannel) {
        faults.report(
            PromelaCode.INDEX_DECLARATION,
            declarator.name().span(),
            "'"
                + declarator.name().text()
                + "' is declared after a statement or in a block; before"
                + " it is reached it would be 0, which is an element",
            "declare it before the first statement of the process");
      }
    }
    add(declaration);
  }

  private void check(Declaration.Declarator declarator, Shape shape) {
    if (shape.dimension() instanceof Shape.Dimension.Uncounted) {
      faults.report(
          PromelaCode.INDEX_DECLARATION,
          declarator.length().orElseThrow().span(),
          "in a model with index types, the length of an array must be a number",
          "give a number, a macro, or a calculation with them");
    }
    if (declarator.initializer().isEmpty()) {
      return;
    }
    Declaration.Initializer initializer = declarator.initializer().get();
    if (initializer instanceof Declaration.Initializer.Value value) {
      sorts.fits(shape.sort(), sorts.sort(value.value()), value.span());
    } else if (initializer instanceof Declaration.Initializer.Values values) {
      list(values, shape);
    } else if (initializer instanceof Declaration.Initializer.Channel channel) {
      channel(channel);
    }
  }

  private void list(Declaration.Initializer.Values values, Shape shape) {
    if (shape.dimension() instanceof Shape.Dimension.Over over) {
      faults.report(
          PromelaCode.INDEX_DECLARATION,
          values.span(),
          "a list gives the elements of " + over.type() + " different values at the start",
          "give one value, which is for all of them");
    }
    for (Expression value : values.values()) {
      sorts.fits(shape.sort(), sorts.sort(value), value.span());
    }
  }

  private void channel(Declaration.Initializer.Channel channel) {
    for (StructureShape structure : shapes.messageStructures(channel)) {
      if (structure.containsIndexedArray()) {
        faults.report(
            PromelaCode.INDEX_IN_CHANNEL,
            channel.span(),
            "'" + structure.name() + "' has an array over an index type, so it cannot be a message",
            "send the entries one by one, or keep the array in a global variable");
      }
    }
  }
}
