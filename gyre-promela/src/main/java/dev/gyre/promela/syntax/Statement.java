package dev.gyre.promela.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** A step of a sequence: a statement, or a declaration among statements. */
public sealed interface Statement {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of statement. */
  interface Cases<R> {
    R declare(Declare s);

    R exclusive(Exclusive s);

    R expression(ExpressionStatement s);

    R assign(Assign s);

    R increment(Increment s);

    R send(Send s);

    R receive(Receive s);

    R selection(If s);

    R repetition(Do s);

    R elseGuard(Else s);

    R breakLoop(Break s);

    R jump(Goto s);

    R labeled(Labeled s);

    R forRange(ForRange s);

    R forIn(ForIn s);

    R select(Select s);

    R atomic(Atomic s);

    R dStep(DStep s);

    R block(Block s);

    R unless(Unless s);

    R assertion(Assert s);

    R print(Print s);

    R printMtype(PrintMtype s);

    R setPriority(SetPriority s);

    R setTimer(SetTimer s);

    R symmetric(Symmetric s);

    /** Collections are translated early; only what prints or translates a model meets them. */
    default R selectIn(SelectIn s) {
      throw new IllegalStateException("the model is not plain");
    }

    /** How it was written matters to few. */
    default R written(Written s) {
      return s.meaning().match(this);
    }
  }

  /** Local variables. */
  record Declare(SourceSpan span, Declaration declaration) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.declare(this);
    }
  }

  /** Which use of a channel a process claims for itself. */
  enum ExclusiveKind {
    RECEIVE("xr"),
    SEND("xs");

    private final String word;

    ExclusiveKind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** {@code xr c} or {@code xs c}. */
  record Exclusive(SourceSpan span, ExclusiveKind kind, List<Expression.Reference> channels)
      implements Statement {
    public Exclusive {
      channels = List.copyOf(channels);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.exclusive(this);
    }
  }

  /** An expression: passes when it is not zero. */
  record ExpressionStatement(SourceSpan span, Expression expression) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.expression(this);
    }
  }

  /** {@code x = e}; also the {@code return e} of an inline whose call wants a value. */
  record Assign(SourceSpan span, Expression.Reference target, Expression value)
      implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.assign(this);
    }
  }

  /** Up or down by one. */
  enum Direction {
    UP("++"),
    DOWN("--");

    private final String symbol;

    Direction(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }

  /** {@code x++} or {@code x--}. */
  record Increment(SourceSpan span, Expression.Reference target, Direction direction)
      implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.increment(this);
    }
  }

  /** Where a message goes. */
  enum SendOrder {
    /** {@code !}: at the end. */
    LAST("!"),
    /** {@code !!}: before the first greater message. */
    SORTED("!!");

    private final String symbol;

    SendOrder(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }

  /** {@code c!e,f}. */
  record Send(
      SourceSpan span, Expression.Reference channel, SendOrder order, List<Expression> arguments)
      implements Statement {
    public Send {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.send(this);
    }
  }

  /** Whether a received message leaves the channel. */
  enum Retention {
    REMOVE,
    KEEP
  }

  /** {@code c?x,y}, {@code c??x,y}, {@code c?<x,y>}, {@code c??<x,y>}. */
  record Receive(
      SourceSpan span,
      Expression.Reference channel,
      ReceiveOrder order,
      Retention retention,
      List<ReceiveArgument> arguments)
      implements Statement {
    public Receive {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.receive(this);
    }
  }

  /** {@code if .. fi}. */
  record If(SourceSpan span, List<Sequence> options) implements Statement {
    public If {
      options = List.copyOf(options);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.selection(this);
    }
  }

  /** {@code do .. od}. */
  record Do(SourceSpan span, List<Sequence> options) implements Statement {
    public Do {
      options = List.copyOf(options);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.repetition(this);
    }
  }

  /** {@code else}. */
  record Else(SourceSpan span) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.elseGuard(this);
    }
  }

  /** {@code break}. */
  record Break(SourceSpan span) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.breakLoop(this);
    }
  }

  /** {@code goto label}. */
  record Goto(SourceSpan span, Name label) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.jump(this);
    }
  }

  /** {@code label: statement}; a label alone labels a {@code skip}. */
  record Labeled(SourceSpan span, Name label, Optional<Statement> statement) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.labeled(this);
    }
  }

  /** {@code for (i : from .. to) { body }}. */
  record ForRange(
      SourceSpan span, Expression.Reference variable, Expression from, Expression to, Sequence body)
      implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forRange(this);
    }
  }

  /** {@code for (i in a) { body }}, over an array's indices or a channel's messages. */
  record ForIn(
      SourceSpan span,
      Expression.Reference variable,
      Expression.Reference collection,
      Sequence body)
      implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forIn(this);
    }
  }

  /** How Spin carries out a select; the difference can be seen in the number of states. */
  enum SelectForm {
    /** One step with a choice for each value. */
    CHOICE,
    /** Count up from the lower bound and stop anywhere; constants far apart. */
    COUNT,
    /** The same, written by the grammar instead of the lexer: the option to stop comes first. */
    COUNT_STOP_FIRST
  }

  /** {@code select (i : from .. to)}. */
  record Select(
      SourceSpan span,
      Expression.Reference variable,
      Expression from,
      Expression to,
      SelectForm form)
      implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.select(this);
    }
  }

  /** {@code atomic { body }}. */
  record Atomic(SourceSpan span, Sequence body) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.atomic(this);
    }
  }

  /** {@code d_step { body }}. */
  record DStep(SourceSpan span, Sequence body) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.dStep(this);
    }
  }

  /** {@code { body }}, also the body of an inline where it was called. */
  record Block(SourceSpan span, Sequence body, Optional<Name> inline) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.block(this);
    }
  }

  /** {@code main unless escape}. */
  record Unless(SourceSpan span, Statement main, Statement escape) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unless(this);
    }
  }

  /** {@code assert(e)}. */
  record Assert(SourceSpan span, Expression condition) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.assertion(this);
    }
  }

  /** {@code printf("..", e, ..)}; the format is kept as written, quotes off. */
  record Print(SourceSpan span, String format, List<Expression> arguments) implements Statement {
    public Print {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.print(this);
    }
  }

  /** {@code printm(e)}. */
  record PrintMtype(SourceSpan span, Expression value) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.printMtype(this);
    }
  }

  /** {@code set_priority(pid, n)}. */
  record SetPriority(SourceSpan span, Expression process, Expression priority)
      implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.setPriority(this);
    }
  }

  /** {@code set(t, v)}, or without a value {@code reset(t)}. */
  record SetTimer(SourceSpan span, Expression.Reference timer, Optional<Expression> value)
      implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.setTimer(this);
    }
  }

  /** Something over an index type; a plain model has none. */
  record Symmetric(IndexStatement form) implements Statement {
    @Override
    public SourceSpan span() {
      return form.span();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.symmetric(this);
    }
  }

  /** {@code select (x in s)}: any element of a collection. */
  record SelectIn(SourceSpan span, Expression.Reference variable, Expression.Reference collection)
      implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.selectIn(this);
    }
  }

  /** A statement that a translation put in the place of another, which is shown to people. */
  record Written(Statement original, Statement meaning) implements Statement {
    @Override
    public SourceSpan span() {
      return original.span();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.written(this);
    }
  }
}
