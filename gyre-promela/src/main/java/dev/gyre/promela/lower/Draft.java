package dev.gyre.promela.lower;

import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A statement whose parts have been built but which has no node yet: nodes are numbered in the
 * order in which Spin's parser completes statements, inner ones first.
 */
sealed interface Draft {
  SourceSpan span();

  /** A single step. */
  record Step(SourceSpan span, Function<CommandLowering, Command> command, ControlNode.Idle idle)
      implements Draft {}

  /** {@code else}. */
  record Else(SourceSpan span) implements Draft {}

  /** A jump. */
  record Jump(SourceSpan span, ControlNode.JumpTarget target) implements Draft {}

  /** A selection. */
  record If(SourceSpan span, List<ControlSequence> options) implements Draft {}

  /** A loop and the target of its breaks. */
  record Do(SourceSpan span, List<ControlSequence> options, ControlNode.JumpTarget exit)
      implements Draft {}

  /**
   * A sequence in braces.
   *
   * @param text how it is shown to people; present if it is not what they wrote
   */
  record Body(
      SourceSpan span, ControlNode.Kind kind, ControlSequence sequence, Optional<String> text)
      implements Draft {
    Body(SourceSpan span, ControlNode.Kind kind, ControlSequence sequence) {
      this(span, kind, sequence, Optional.empty());
    }
  }

  /** An unless. */
  record Unless(SourceSpan span, ControlSequence main, ControlSequence escape) implements Draft {}

  /** A label in front of another draft. */
  record Labeled(SourceSpan span, Statement.Labeled label, Draft inner) implements Draft {}
}
