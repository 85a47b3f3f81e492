package dev.gyre.promela.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** An expression or formula as written; parentheses are gone, the shape of the tree says it all. */
public sealed interface Expression {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of expression. */
  interface Cases<R> {
    R literal(Literal e);

    R constant(MtypeConstant e);

    R reference(Reference e);

    R unary(Unary e);

    R binary(Binary e);

    R conditional(Conditional e);

    R run(Run e);

    R probe(Probe e);

    R poll(Poll e);

    R query(Query e);

    R timerQuery(TimerQuery e);

    R remoteVariable(RemoteVariable e);

    R remoteLabel(RemoteLabel e);

    R predicate(Predicate e);

    R event(Event e);

    R symmetric(Symmetric e);

    /** Collections are translated early; only what prints or translates a model meets them. */
    default R collection(CollectionCall e) {
      throw new IllegalStateException("the model is not plain");
    }
  }

  /** A number, character, {@code true}, {@code false} or {@code skip}. */
  record Literal(SourceSpan span, int value) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.literal(this);
    }
  }

  /** A symbolic constant. */
  record MtypeConstant(SourceSpan span, String name) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.constant(this);
    }
  }

  /** A variable, array element or structure field: {@code a[i].b.c[j]}. */
  record Reference(SourceSpan span, List<Accessor> path) implements Expression {
    public Reference {
      path = List.copyOf(path);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reference(this);
    }

    public Accessor first() {
      return path.get(0);
    }

    /** Whether this is the write-only {@code _}. */
    public boolean isWildcard() {
      return path.size() == 1 && first().name().text().equals("_");
    }
  }

  /** One step of a reference. */
  record Accessor(Name name, Optional<Expression> index) {}

  /** A prefix operator. */
  record Unary(SourceSpan span, Operator.Unary operator, Expression operand) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unary(this);
    }
  }

  /** An infix operator. */
  record Binary(SourceSpan span, Operator.Binary operator, Expression left, Expression right)
      implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.binary(this);
    }
  }

  /** {@code (condition -> then : otherwise)}. */
  record Conditional(SourceSpan span, Expression condition, Expression then, Expression otherwise)
      implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.conditional(this);
    }
  }

  /** Creation of a process; its value is the new process's number. */
  record Run(SourceSpan span, Name process, List<Expression> arguments, Optional<Integer> priority)
      implements Expression {
    public Run {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.run(this);
    }
  }

  /** What can be asked of a channel without looking at messages. */
  enum ProbeKind {
    LEN("len"),
    EMPTY("empty"),
    NEMPTY("nempty"),
    FULL("full"),
    NFULL("nfull");

    private final String word;

    ProbeKind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** {@code len(c)}, {@code empty(c)} and so on. */
  record Probe(SourceSpan span, ProbeKind kind, Reference channel) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.probe(this);
    }
  }

  /** {@code c?[..]} or {@code c??[..]}: would this receive be possible? */
  record Poll(
      SourceSpan span, Reference channel, ReceiveOrder order, List<ReceiveArgument> arguments)
      implements Expression {
    public Poll {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.poll(this);
    }
  }

  /** What can be asked of a process by its number. */
  enum QueryKind {
    ENABLED("enabled"),
    PC_VALUE("pc_value"),
    GET_PRIORITY("get_priority");

    private final String word;

    QueryKind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** {@code enabled(pid)}, {@code pc_value(pid)}, {@code get_priority(pid)}. */
  record Query(SourceSpan span, QueryKind kind, Expression process) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.query(this);
    }
  }

  /** What can be asked of a timer besides its value. */
  enum TimerQueryKind {
    EXPIRE("expire"),
    ON("on");

    private final String word;

    TimerQueryKind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** {@code expire(t)}: its time has run out; {@code on(t)}: it is not switched off. */
  record TimerQuery(SourceSpan span, TimerQueryKind kind, Reference timer) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.timerQuery(this);
    }
  }

  /** {@code P[pid]:x}; without the number, the only instance is meant. */
  record RemoteVariable(
      SourceSpan span, Name process, Optional<Expression> instance, Accessor variable)
      implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.remoteVariable(this);
    }
  }

  /** {@code P[pid]@label}. */
  record RemoteLabel(SourceSpan span, Name process, Optional<Expression> instance, Name label)
      implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.remoteLabel(this);
    }
  }

  /** Predicates on the whole system that take no argument. */
  enum PredicateKind {
    TIMEOUT("timeout"),
    NON_PROGRESS("np_");

    private final String word;

    PredicateKind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** {@code timeout} or {@code np_}. */
  record Predicate(SourceSpan span, PredicateKind kind) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.predicate(this);
    }
  }

  /** What a step can be. */
  enum EventKind {
    /** A process leaves a label. */
    STEP,
    /** A message goes into a channel. */
    SENT,
    /** A message comes out of one. */
    RECEIVED
  }

  /**
   * In a formula: the last step was one of these.
   *
   * @param subject the label as a {@link RemoteLabel}, or the message as a {@link Poll}
   */
  record Event(SourceSpan span, EventKind kind, Expression subject) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.event(this);
    }
  }

  /** Something about an index type; a plain model has none. */
  record Symmetric(IndexExpression form) implements Expression {
    @Override
    public SourceSpan span() {
      return form.span();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.symmetric(this);
    }
  }

  /** {@code s.has(e)}: something done with a collection, or asked of it. */
  record CollectionCall(
      SourceSpan span, Reference collection, Name operation, List<Expression> arguments)
      implements Expression {
    public CollectionCall {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.collection(this);
    }
  }
}
