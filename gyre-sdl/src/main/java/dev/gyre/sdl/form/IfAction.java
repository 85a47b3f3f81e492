package dev.gyre.sdl.form;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** One thing that a transition does. */
public sealed interface IfAction {
  /** For a switch without a default. */
  Kind kind();

  SourceSpan span();

  /** The kinds, one per record. */
  enum Kind {
    ASSIGN,
    ANY_VALUE,
    OUTPUT,
    SET,
    RESET,
    CREATE,
    WRITE,
    INFORMAL
  }

  /** Stores a value, structured or not; both have the same type up to ranges. */
  record Assign(IfPlace place, IfExpr value, SourceSpan span) implements IfAction {
    @Override
    public Kind kind() {
      return Kind.ASSIGN;
    }
  }

  /** Stores any value of the type: what an external procedure gives back. */
  record AnyValue(IfPlace place, SourceSpan span) implements IfAction {
    @Override
    public Kind kind() {
      return Kind.ANY_VALUE;
    }
  }

  /** Sends a signal. */
  record Output(IfSignal signal, List<IfExpr> arguments, Destination destination, SourceSpan span)
      implements IfAction {
    public Output {
      arguments = List.copyOf(arguments);
    }

    @Override
    public Kind kind() {
      return Kind.OUTPUT;
    }
  }

  /** Sets a timer so many units of time ahead, whatever it was. */
  record SetTimer(IfTimer timer, IfExpr delay, SourceSpan span) implements IfAction {
    @Override
    public Kind kind() {
      return Kind.SET;
    }
  }

  /** Switches a timer off and removes its signal from the queue. */
  record ResetTimer(IfTimer timer, SourceSpan span) implements IfAction {
    @Override
    public Kind kind() {
      return Kind.RESET;
    }
  }

  /**
   * Creates an instance; OFFSPRING is its identity, or Null if there are too many.
   *
   * @param process an index into the processes of the system
   */
  record Create(int process, List<IfExpr> arguments, SourceSpan span) implements IfAction {
    public Create {
      arguments = List.copyOf(arguments);
    }

    @Override
    public Kind kind() {
      return Kind.CREATE;
    }
  }

  /** Output for people, in a simulation. */
  record Write(List<Piece> pieces, SourceSpan span) implements IfAction {
    public Write {
      pieces = List.copyOf(pieces);
    }

    @Override
    public Kind kind() {
      return Kind.WRITE;
    }
  }

  /** A text, or a value. */
  record Piece(String text, Optional<IfExpr> value) {}

  /** Something that is said and not done. */
  record Informal(String text, SourceSpan span) implements IfAction {
    @Override
    public Kind kind() {
      return Kind.INFORMAL;
    }
  }
}
