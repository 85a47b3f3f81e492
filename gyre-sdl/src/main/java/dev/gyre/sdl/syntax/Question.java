package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;

/** What a decision asks. */
public sealed interface Question {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of question. */
  interface Cases<R> {
    R value(Value q);

    R any(Any q);

    R informal(InformalText q);
  }

  /** {@code decision e}. */
  record Value(SourceSpan span, Expression expression) implements Question {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.value(this);
    }
  }

  /** {@code decision any}: free choice. */
  record Any(SourceSpan span) implements Question {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.any(this);
    }
  }

  /** {@code decision 'text'}: no meaning; the answers are texts. */
  record InformalText(SourceSpan span, String text) implements Question {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.informal(this);
    }
  }
}
