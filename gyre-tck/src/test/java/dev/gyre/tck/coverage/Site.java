package dev.gyre.tck.coverage;

import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.Unit;
import java.util.List;
import java.util.Optional;

/**
 * A statement and where it stands.
 *
 * @param parent the statement around it
 * @param before the statement in front of it in the same sequence
 * @param process whose statement it is; none for the initial process
 */
record Site(
    Statement statement,
    Optional<Site> parent,
    Optional<Statement> before,
    Names names,
    Optional<Unit.Proctype> process) {

  /** The sequences that are parts of a statement. */
  static List<Sequence> sequences(Statement statement) {
    if (statement instanceof Statement.If selection) {
      return selection.options();
    }
    if (statement instanceof Statement.Do loop) {
      return loop.options();
    }
    if (statement instanceof Statement.ForRange loop) {
      return List.of(loop.body());
    }
    if (statement instanceof Statement.ForIn loop) {
      return List.of(loop.body());
    }
    if (statement instanceof Statement.Atomic atomic) {
      return List.of(atomic.body());
    }
    if (statement instanceof Statement.DStep step) {
      return List.of(step.body());
    }
    return statement instanceof Statement.Block block ? List.of(block.body()) : List.of();
  }

  /** The statements that are parts of a statement and stand in no sequence. */
  static List<Statement> parts(Statement statement) {
    if (statement instanceof Statement.Unless unless) {
      return List.of(unless.main(), unless.escape());
    }
    return statement instanceof Statement.Labeled labeled
        ? labeled.statement().stream().toList()
        : List.of();
  }

  /** Whether a statement of this kind is somewhere around. */
  boolean isInside(Class<? extends Statement> kind) {
    return parent.filter(p -> kind.isInstance(p.statement()) || p.isInside(kind)).isPresent();
  }

  /** Whether control passes it without an edge of its own. */
  boolean isJump() {
    return statement instanceof Statement.Goto || statement instanceof Statement.Break;
  }

  /** A declaration at the start of a process is done when the process starts. */
  boolean isDeclaredAtStart() {
    return statement instanceof Statement.Declare
        && parent.isEmpty()
        && before.filter(b -> !(b instanceof Statement.Declare)).isEmpty();
  }
}
