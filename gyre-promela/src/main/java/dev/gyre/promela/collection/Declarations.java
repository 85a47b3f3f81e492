package dev.gyre.promela.collection;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.TypeName;
import dev.gyre.source.SourceSpan;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Declarations of arrays in the place of collections. */
final class Declarations {
  private final Forms forms;
  private final Scopes scopes;
  private final Expressions expressions;
  private final Faults faults;

  /** What was read already, so that what is wrong with it is told once. */
  private final IdentityHashMap<Declaration.Initializer.Collection, Form> known =
      new IdentityHashMap<>();

  Declarations(Forms forms, Scopes scopes, Expressions expressions, Faults faults) {
    this.forms = forms;
    this.scopes = scopes;
    this.expressions = expressions;
    this.faults = faults;
  }

  /** Makes the variables known. */
  Declaration variables(Declaration declaration) {
    for (Declaration.Declarator one : declaration.declarators()) {
      scopes.add(one.name().text(), shape(declaration, one));
    }
    return translated(declaration);
  }

  /** What an active process starts with is no collection, and neither is an argument. */
  Declaration parameter(Declaration declaration) {
    if (declaration.type().base().isCollection()) {
      faults.declaration(
          declaration.span(),
          "a parameter cannot be a collection",
          "declare it outside, or in a structure of an array, and pass an index");
    }
    return variables(declaration);
  }

  List<Declaration> fields(String structure, List<Declaration> fields) {
    Map<String, Scopes.Shape> shapes = new HashMap<>();
    for (Declaration field : fields) {
      field.declarators().forEach(one -> shapes.put(one.name().text(), shape(field, one)));
    }
    scopes.addStructure(structure, shapes);
    return fields.stream().map(this::translated).toList();
  }

  private Scopes.Shape shape(Declaration declaration, Declaration.Declarator declarator) {
    return new Scopes.Shape(declaration.type(), form(declaration, declarator));
  }

  private Optional<Form> form(Declaration declaration, Declaration.Declarator declarator) {
    if (!(declarator.initializer().orElse(null) instanceof Declaration.Initializer.Collection c)) {
      return Optional.empty();
    }
    return Optional.of(
        known.computeIfAbsent(c, key -> forms.of(declaration.type(), declarator.name(), key)));
  }

  private Declaration translated(Declaration declaration) {
    if (!declaration.type().base().isCollection()) {
      return new Declaration(
          declaration.span(),
          declaration.visibility(),
          declaration.type(),
          declaration.declarators().stream().map(this::rewritten).toList());
    }
    Declaration.Declarator one = declaration.declarators().get(0);
    Form form = form(declaration, one).orElseThrow();
    Build build = new Build(one.name().span());
    Declaration.Declarator array =
        new Declaration.Declarator(
            one.name(), Optional.empty(), Optional.of(length(build, form)), start(build, form));
    return new Declaration(
        declaration.span(), declaration.visibility(), type(build, form), List.of(array));
  }

  private Declaration.Declarator rewritten(Declaration.Declarator one) {
    return new Declaration.Declarator(
        one.name(),
        one.width(),
        expressions.rewrite(one.length()),
        one.initializer().map(this::rewritten));
  }

  private Declaration.Initializer rewritten(Declaration.Initializer initializer) {
    if (initializer instanceof Declaration.Initializer.Value value) {
      return new Declaration.Initializer.Value(value.span(), expressions.rewrite(value.value()));
    }
    if (initializer instanceof Declaration.Initializer.Values values) {
      return new Declaration.Initializer.Values(
          values.span(), expressions.rewrite(values.values()));
    }
    return initializer;
  }

  private static TypeName type(Build build, Form form) {
    SourceSpan span = build.span();
    return switch (form.kind()) {
      case SET ->
          new TypeName(span, TypeName.Base.BIT, Optional.empty(), Optional.of(form.content()));
      case MULTISET ->
          new TypeName(span, TypeName.Base.BYTE, Optional.empty(), Optional.of(form.content()));
      default -> form.elements().slot(build, form.content());
    };
  }

  private static Expression length(Build build, Form form) {
    return form.isQueue() ? build.number(form.capacity()) : form.elements().cells(build);
  }

  /** A queue starts without elements; 0 is none among constants, and index types start so. */
  private static Optional<Declaration.Initializer> start(Build build, Form form) {
    boolean isNumbered =
        form.isQueue() && form.elements() instanceof ListedElements listed && listed.end() != 0;
    return isNumbered
        ? Optional.of(new Declaration.Initializer.Value(build.span(), form.elements().none(build)))
        : Optional.empty();
  }
}
