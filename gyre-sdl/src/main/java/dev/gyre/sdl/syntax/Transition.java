package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/**
 * Actions one after the other.
 *
 * @param end how it ends; absent in a branch of a decision or the body of a loop that goes on
 *     behind it, and in files where it was forgotten
 */
public record Transition(SourceSpan span, List<Action> actions, Optional<Terminator> end) {
  public Transition {
    actions = List.copyOf(actions);
  }
}
