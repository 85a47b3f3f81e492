package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** What a process does in a state. */
public sealed interface StatePart {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of part. */
  interface Cases<R> {
    R input(Input s);

    R inputAny(InputAny s);

    R spontaneous(Spontaneous s);

    R continuous(Continuous s);

    R save(Save s);

    R saveAny(SaveAny s);

    R connect(Connect s);

    R connectAny(ConnectAny s);
  }

  /** Whether the signals go before others in the queue. */
  enum Urgency {
    ORDINARY,
    PRIORITY
  }

  /**
   * A signal that is taken, and where its parameters go.
   *
   * @param signal a signal, a timer, or the name of a signal list in parentheses
   * @param variables one for each parameter; one left out, as in {@code s(,x)}, is absent
   */
  record Stimulus(SourceSpan span, SignalItem signal, List<Optional<Expression>> variables) {
    public Stimulus {
      variables = List.copyOf(variables);
    }
  }

  /** {@code input s(x), t provided c; ..}. A false condition makes its signals saved. */
  record Input(
      SourceSpan span,
      Urgency urgency,
      List<Stimulus> stimuli,
      Optional<Expression> provided,
      Transition transition)
      implements StatePart {
    public Input {
      stimuli = List.copyOf(stimuli);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.input(this);
    }
  }

  /** {@code input *; ..}: every signal that the state names nowhere else. */
  record InputAny(
      SourceSpan span, Urgency urgency, Optional<Expression> provided, Transition transition)
      implements StatePart {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.inputAny(this);
    }
  }

  /** {@code input none; ..}: at any time. */
  record Spontaneous(SourceSpan span, Optional<Expression> provided, Transition transition)
      implements StatePart {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.spontaneous(this);
    }
  }

  /** {@code provided c priority n; ..}: when no signal is there to be consumed. */
  record Continuous(
      SourceSpan span, Expression condition, Optional<Expression> priority, Transition transition)
      implements StatePart {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.continuous(this);
    }
  }

  /** {@code save s, (list)}. */
  record Save(SourceSpan span, List<SignalItem> signals) implements StatePart {
    public Save {
      signals = List.copyOf(signals);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.save(this);
    }
  }

  /** {@code save *}: every signal that the state does not name. */
  record SaveAny(SourceSpan span) implements StatePart {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.saveAny(this);
    }
  }

  /**
   * {@code connect a, b; ..}: a composite state was left by {@code return a}; no name stands for
   * the plain return.
   */
  record Connect(SourceSpan span, List<Name> exits, Transition transition) implements StatePart {
    public Connect {
      exits = List.copyOf(exits);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.connect(this);
    }
  }

  /** {@code connect *; ..}: left in any way that no other part names. */
  record ConnectAny(SourceSpan span, Transition transition) implements StatePart {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.connectAny(this);
    }
  }
}
