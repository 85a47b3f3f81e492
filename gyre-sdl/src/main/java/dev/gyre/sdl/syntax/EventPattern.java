package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/**
 * An event of the observed system: {@code input s(x) from p to q}.
 *
 * @param signal absent when any signal is meant
 * @param parameters where the parameters go, or which values they must have
 * @param from the sender, if it is asked for
 * @param to the receiver, if it is asked for
 */
public record EventPattern(
    SourceSpan span,
    Kind kind,
    Optional<Name> signal,
    List<Expression> parameters,
    Optional<Name> from,
    Optional<Name> to) {
  public EventPattern {
    parameters = List.copyOf(parameters);
  }

  /** What happens. */
  public enum Kind {
    INPUT,
    OUTPUT,
    UNHANDLED_INPUT
  }
}
