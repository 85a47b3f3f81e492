package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.Optional;

/** How a transition ends. */
public sealed interface Terminator {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of end. */
  interface Cases<R> {
    R nextState(NextState t);

    R stay(Stay t);

    R stayDeep(StayDeep t);

    R join(Join t);

    R stop(Stop t);

    R returns(Return t);
  }

  /** {@code nextstate s via entry}. */
  record NextState(SourceSpan span, Name state, Optional<Name> via) implements Terminator {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.nextState(this);
    }
  }

  /**
   * {@code nextstate -}: the state in which the transition began; a composite one is entered anew.
   */
  record Stay(SourceSpan span) implements Terminator {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stay(this);
    }
  }

  /** {@code nextstate -*}: the same, but a composite state goes on where it was. */
  record StayDeep(SourceSpan span) implements Terminator {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stayDeep(this);
    }
  }

  /** {@code join label}. */
  record Join(SourceSpan span, Name label) implements Terminator {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.join(this);
    }
  }

  /** {@code stop}: the process ends. */
  record Stop(SourceSpan span) implements Terminator {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stop(this);
    }
  }

  /** {@code return}, {@code return e} of a procedure, {@code return exit} of a composite state. */
  record Return(SourceSpan span, Optional<Expression> value) implements Terminator {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.returns(this);
    }
  }
}
