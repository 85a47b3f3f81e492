package dev.gyre.promela.scalarset;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.TypeName;
import java.util.List;
import java.util.Optional;

/** Declarations without index types: a variable of one is a byte that starts undefined. */
final class PlainDeclarations {
  private final IndexTypes types;
  private final PlainExpressions expressions;

  PlainDeclarations(IndexTypes types, PlainExpressions expressions) {
    this.types = types;
    this.expressions = expressions;
  }

  Declaration plain(Declaration declaration) {
    List<Declaration.Declarator> declarators =
        declaration.declarators().stream().map(d -> plain(d, declaration.type())).toList();
    return with(declaration, declarators);
  }

  /** Parameters get their values from whoever creates the process. */
  Declaration parameter(Declaration declaration) {
    return with(declaration, declaration.declarators());
  }

  private static Declaration with(
      Declaration declaration, List<Declaration.Declarator> declarators) {
    return new Declaration(
        declaration.span(), declaration.visibility(), type(declaration.type()), declarators);
  }

  private static TypeName type(TypeName type) {
    return type.base() == TypeName.Base.INDEX
        ? new TypeName(type.span(), TypeName.Base.BYTE, Optional.empty(), type.content())
        : type;
  }

  private Declaration.Declarator plain(Declaration.Declarator declarator, TypeName type) {
    return new Declaration.Declarator(
        declarator.name(),
        expressions.rewrite(declarator.width()),
        expressions.rewrite(declarator.length()),
        declarator.initializer().map(this::plain).or(() -> start(declarator.name(), type)));
  }

  private Optional<Declaration.Initializer> start(Name variable, TypeName type) {
    if (type.base() != TypeName.Base.INDEX) {
      return Optional.empty();
    }
    int undefined = types.get(type.name().orElseThrow()).undefined();
    Expression value = PlainExpressions.number(variable.span(), undefined);
    return Optional.of(new Declaration.Initializer.Value(variable.span(), value));
  }

  private Declaration.Initializer plain(Declaration.Initializer initializer) {
    if (initializer instanceof Declaration.Initializer.Value value) {
      return new Declaration.Initializer.Value(value.span(), expressions.rewrite(value.value()));
    }
    if (initializer instanceof Declaration.Initializer.Values values) {
      return new Declaration.Initializer.Values(
          values.span(), expressions.rewrite(values.values()));
    }
    Declaration.Initializer.Channel channel = (Declaration.Initializer.Channel) initializer;
    return new Declaration.Initializer.Channel(
        channel.span(),
        expressions.rewrite(channel.capacity()),
        channel.fields().stream().map(PlainDeclarations::type).toList());
  }
}
