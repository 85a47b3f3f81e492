package dev.gyre.promela.lower;

import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One element of a process's program while its automaton is being built: a statement, a choice, a
 * jump, or a point where paths meet. Mutable, used only inside this package.
 */
final class ControlNode {
  /** What a node is. */
  enum Kind {
    /** A statement that is one step. */
    STEP,
    ELSE,
    /** A {@code goto} or {@code break}. */
    JUMP,
    IF,
    DO,
    /** Where the options of a selection or the two parts of an {@code unless} meet. */
    JOIN,
    /** The point behind a loop. */
    LOOP_EXIT,
    UNLESS,
    ATOMIC,
    D_STEP,
    BLOCK,
    /** The end of the process. */
    STOP
  }

  /** Whether a node does nothing anybody can see. */
  enum Idle {
    NO,
    SKIP,
    PRINT
  }

  Kind kind;
  final int number;
  final SourceSpan span;

  /** Makes the command of a step; commands wait until all locations are known. */
  Function<CommandLowering, Command> command;

  Idle idle = Idle.NO;
  ControlNode next;
  List<ControlSequence> options = List.of();
  ControlSequence body;

  /** How a body is shown to people; empty if they wrote it themselves. */
  Optional<String> text = Optional.empty();

  /** The escapes of the {@code unless} statements around, outermost first. */
  final List<ControlSequence> escapes = new ArrayList<>();

  final List<Statement.Labeled> labels = new ArrayList<>();
  JumpTarget target;

  /** Inside an atomic sequence, and not its last element. */
  boolean atomic;

  /** The last element of an atomic sequence. */
  boolean lastOfAtomic;

  /** Which {@code d_step} the node is in; 0 for none. */
  final int step;

  ControlNode(Kind kind, int number, SourceSpan span, int step) {
    this.kind = kind;
    this.number = number;
    this.span = span;
    this.step = step;
  }

  boolean is(Kind wanted) {
    return kind == wanted;
  }

  boolean isChoice() {
    return kind == Kind.IF || kind == Kind.DO;
  }

  boolean hasBody() {
    return kind == Kind.ATOMIC || kind == Kind.D_STEP || kind == Kind.BLOCK;
  }

  /** Where a jump goes; filled in when the label or the end of the loop is reached. */
  static final class JumpTarget {
    ControlNode node;
    final String name;

    JumpTarget(String name) {
      this.name = name;
    }
  }
}
