package dev.gyre.promela.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** One declaration, possibly of several variables. */
public record Declaration(
    SourceSpan span, Visibility visibility, TypeName type, List<Declarator> declarators) {

  public Declaration {
    declarators = List.copyOf(declarators);
  }

  /** The prefixes of a declaration. Only {@code hidden} changes what a state is. */
  public enum Visibility {
    PLAIN(""),
    HIDDEN("hidden"),
    SHOW("show"),
    LOCAL("local");

    private final String word;

    Visibility(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** One variable of a declaration. */
  public record Declarator(
      Name name,
      Optional<Expression> width,
      Optional<Expression> length,
      Optional<Initializer> initializer) {}

  /** What a variable starts with. */
  public sealed interface Initializer {
    SourceSpan span();

    /** A single value; for an array, the value of each element. */
    record Value(SourceSpan span, Expression value) implements Initializer {}

    /** Values for the elements of an array; the last is repeated. */
    record Values(SourceSpan span, List<Expression> values) implements Initializer {
      public Values {
        values = List.copyOf(values);
      }
    }

    /** A new channel; capacity 0 is a rendez-vous. */
    record Channel(SourceSpan span, Expression capacity, List<TypeName> fields)
        implements Initializer {
      public Channel {
        fields = List.copyOf(fields);
      }
    }

    /** An empty collection; without a capacity it has room for all elements. */
    record Collection(SourceSpan span, Optional<Expression> capacity, ElementType elements)
        implements Initializer {}
  }

  /**
   * What may be in a collection: the values of a type, or those of a range.
   *
   * @param type absent for a range
   */
  public record ElementType(
      SourceSpan span,
      Optional<TypeName> type,
      Optional<Expression> first,
      Optional<Expression> last) {}
}
