package dev.gyre.sdl.form;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.OptionalInt;

/** How a block ends. Targets are indices of blocks. */
public sealed interface IfExit {
  /** For a switch without a default. */
  Kind kind();

  SourceSpan span();

  /** The kinds, one per record. */
  enum Kind {
    JUMP,
    DECISION,
    CHOICE,
    NEXT_STATE,
    STOP
  }

  /** Goes on elsewhere. */
  record Jump(int target, SourceSpan span) implements IfExit {
    @Override
    public Kind kind() {
      return Kind.JUMP;
    }
  }

  /**
   * The first arm whose condition holds; it is an error of the model if there is none.
   *
   * @param otherwise where it goes on if no condition holds
   */
  record Decision(List<Arm> arms, OptionalInt otherwise, SourceSpan span) implements IfExit {
    public Decision {
      arms = List.copyOf(arms);
    }

    @Override
    public Kind kind() {
      return Kind.DECISION;
    }
  }

  /** One answer to a decision. */
  record Arm(IfExpr condition, int target) {}

  /** Any of the targets: {@code decision any}. */
  record Choice(List<Integer> targets, SourceSpan span) implements IfExit {
    public Choice {
      targets = List.copyOf(targets);
    }

    @Override
    public Kind kind() {
      return Kind.CHOICE;
    }
  }

  /** The transition is over. */
  record NextState(int state, SourceSpan span) implements IfExit {
    @Override
    public Kind kind() {
      return Kind.NEXT_STATE;
    }
  }

  /** The instance is gone. */
  record Stop(SourceSpan span) implements IfExit {
    @Override
    public Kind kind() {
      return Kind.STOP;
    }
  }
}
