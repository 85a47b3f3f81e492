package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** A step of a transition. */
public sealed interface Action {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of action. */
  interface Cases<R> {
    R label(Label a);

    R assign(Assign a);

    R informal(Informal a);

    R forEach(ForEach a);

    R forRange(ForRange a);

    R output(Output a);

    R call(Call a);

    R create(Create a);

    R setTimer(SetTimer a);

    R resetTimer(ResetTimer a);

    R decision(Decision a);
  }

  /** A signal with its arguments; an argument left out, as in {@code s(,x)}, is absent. */
  record SignalInstance(SourceSpan span, Name signal, List<Optional<Expression>> arguments) {
    public SignalInstance {
      arguments = List.copyOf(arguments);
    }
  }

  /** What stands after {@code to}: a PId, or the name of a process, which only sema can tell. */
  record Destination(SourceSpan span, Expression process) {}

  /** What is created: a process of that name, or {@code this}. */
  record CreatedProcess(SourceSpan span, Optional<Name> name) {}

  /** {@code (range, range): transition}. */
  record Answer(SourceSpan span, List<ValueRange> ranges, Transition transition) {
    public Answer {
      ranges = List.copyOf(ranges);
    }
  }

  /** {@code label:} before the next action or the terminator of the same transition. */
  record Label(SourceSpan span, Name name) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.label(this);
    }
  }

  /** {@code task x := e}; a task with several assignments is several of these. */
  record Assign(SourceSpan span, Expression target, Expression value) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.assign(this);
    }
  }

  /** {@code task 'text'}: has no effect. */
  record Informal(SourceSpan span, String text) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.informal(this);
    }
  }

  /** {@code for x in collection : body endfor}. */
  record ForEach(SourceSpan span, Name variable, Expression collection, Transition body)
      implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forEach(this);
    }
  }

  /**
   * {@code for x in range(from, to, step) : body endfor}; up to but without {@code to}, from 0 by 1
   * unless given.
   */
  record ForRange(
      SourceSpan span,
      Name variable,
      Optional<Expression> from,
      Expression to,
      Optional<Expression> step,
      Transition body)
      implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forRange(this);
    }
  }

  /** {@code output s(x), t to p via r}. */
  record Output(
      SourceSpan span, List<SignalInstance> signals, Optional<Destination> to, List<Name> via)
      implements Action {
    public Output {
      signals = List.copyOf(signals);
      via = List.copyOf(via);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.output(this);
    }
  }

  /** {@code call p(x)}; also the built-in ones, such as {@code set_timer} and {@code writeln}. */
  record Call(SourceSpan span, Name procedure, List<Expression> arguments) implements Action {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.call(this);
    }
  }

  /** {@code create p(x)}. */
  record Create(SourceSpan span, CreatedProcess process, List<Expression> arguments)
      implements Action {
    public Create {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.create(this);
    }
  }

  /** {@code set(time, t(x))}; without a time the default duration of the timer counts. */
  record SetTimer(
      SourceSpan span, Optional<Expression> time, Name timer, List<Expression> arguments)
      implements Action {
    public SetTimer {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.setTimer(this);
    }
  }

  /** {@code reset(t(x))}. */
  record ResetTimer(SourceSpan span, Name timer, List<Expression> arguments) implements Action {
    public ResetTimer {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.resetTimer(this);
    }
  }

  /**
   * {@code decision q; (a): .. else: .. enddecision}. A transition that does not end goes on behind
   * it.
   */
  record Decision(
      SourceSpan span, Question question, List<Answer> answers, Optional<Transition> otherwise)
      implements Action {
    public Decision {
      answers = List.copyOf(answers);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.decision(this);
    }
  }
}
