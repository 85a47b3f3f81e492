package dev.gyre.promela.format;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Declaration.Declarator;
import dev.gyre.promela.syntax.Declaration.Initializer;
import dev.gyre.promela.syntax.Declaration.Visibility;
import dev.gyre.promela.syntax.TypeName;
import java.util.List;
import java.util.stream.Collectors;

/** Declarations of variables, parameters and fields as text, without the semicolon. */
final class DeclarationPrinter {
  private final ExpressionPrinter expressions;

  DeclarationPrinter(ExpressionPrinter expressions) {
    this.expressions = expressions;
  }

  String print(Declaration declaration) {
    Visibility visibility = declaration.visibility();
    String prefix = visibility == Visibility.PLAIN ? "" : visibility.word() + " ";
    String names =
        declaration.declarators().stream().map(this::declarator).collect(Collectors.joining(", "));
    return prefix + declaration.type().describe() + " " + names;
  }

  String parameters(List<Declaration> parameters) {
    return parameters.stream().map(this::print).collect(Collectors.joining("; "));
  }

  private String declarator(Declarator declarator) {
    StringBuilder text = new StringBuilder(declarator.name().text());
    declarator.width().ifPresent(w -> text.append(" : ").append(expressions.print(w)));
    declarator.length().ifPresent(n -> text.append('[').append(expressions.print(n)).append(']'));
    declarator.initializer().ifPresent(i -> text.append(start(i)));
    return text.toString();
  }

  private String start(Initializer initializer) {
    if (initializer instanceof Initializer.Collection c) {
      String capacity = c.capacity().map(e -> " = [" + expressions.print(e) + "]").orElse("");
      return capacity + " of { " + elements(c.elements()) + " }";
    }
    return " = " + initializer(initializer);
  }

  private String elements(Declaration.ElementType elements) {
    return elements
        .type()
        .map(TypeName::describe)
        .orElseGet(
            () ->
                expressions.print(elements.first().orElseThrow())
                    + " .. "
                    + expressions.print(elements.last().orElseThrow()));
  }

  private String initializer(Initializer initializer) {
    if (initializer instanceof Initializer.Value value) {
      return expressions.print(value.value());
    }
    if (initializer instanceof Initializer.Values values) {
      return "{ " + expressions.list(values.values()) + " }";
    }
    Initializer.Channel channel = (Initializer.Channel) initializer;
    String fields =
        channel.fields().stream().map(TypeName::describe).collect(Collectors.joining(", "));
    return "[" + expressions.print(channel.capacity()) + "] of { " + fields + " }";
  }
}
