package dev.gyre.ir;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An expression: a 32-bit integer computed from a state. Only {@link Spawn} has an effect, and it
 * occurs only where the language allows it: as a whole statement or on the right of an assignment.
 */
public sealed interface Expr {
  <R> R match(Cases<R> cases);

  /** For a switch without a default, which a new kind breaks as it breaks {@link Cases}. */
  Kind kind();

  /** The value, if this is a number as it stands. */
  default OptionalInt constant() {
    return OptionalInt.empty();
  }

  /** The place that is read, if that is all there is. */
  default Optional<Place> loaded() {
    return Optional.empty();
  }

  /** Whether it is the number of the process that evaluates it, and nothing else. */
  default boolean isOwnPid() {
    return false;
  }

  /** Whether a channel is asked something, the operands left aside. */
  default boolean asksChannel() {
    return switch (kind()) {
      case CHANNEL_QUERY, POLL -> true;
      case CONST, LOAD, UNARY, BINARY, CHOOSE, PROCESS_QUERY -> false;
      case SYSTEM_VALUE, REMOTE_LOAD, AT_LOCATION, SPAWN -> false;
    };
  }

  /** The kinds of expression, one per record. */
  enum Kind {
    CONST,
    LOAD,
    UNARY,
    BINARY,
    CHOOSE,
    CHANNEL_QUERY,
    POLL,
    PROCESS_QUERY,
    SYSTEM_VALUE,
    REMOTE_LOAD,
    AT_LOCATION,
    SPAWN
  }

  /** One method per kind of expression. */
  interface Cases<R> {
    R constant(Const e);

    R load(Load e);

    R unary(Unary e);

    R binary(Binary e);

    R choose(Choose e);

    R channelQuery(ChannelQuery e);

    R poll(Poll e);

    R processQuery(ProcessQuery e);

    R system(SystemValue e);

    R remoteLoad(RemoteLoad e);

    R atLocation(AtLocation e);

    R spawn(Spawn e);
  }

  /** A number. */
  record Const(int value) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.constant(this);
    }

    @Override
    public OptionalInt constant() {
      return OptionalInt.of(value);
    }

    @Override
    public Kind kind() {
      return Kind.CONST;
    }
  }

  /** The value of a variable of this process or a global one. */
  record Load(Place place) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.load(this);
    }

    @Override
    public Optional<Place> loaded() {
      return Optional.of(place);
    }

    @Override
    public Kind kind() {
      return Kind.LOAD;
    }
  }

  /** Prefix operators. */
  enum UnaryOp {
    NOT,
    COMPLEMENT,
    NEGATE
  }

  /** A prefix operator applied. */
  record Unary(UnaryOp op, Expr operand) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unary(this);
    }

    @Override
    public Kind kind() {
      return Kind.UNARY;
    }
  }

  /** Infix operators; {@code AND} and {@code OR} do not evaluate the right side needlessly. */
  enum BinaryOp {
    OR,
    AND,
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    EQUAL,
    NOT_EQUAL,
    LESS,
    LESS_EQUAL,
    GREATER,
    GREATER_EQUAL,
    SHIFT_LEFT,
    SHIFT_RIGHT,
    PLUS,
    MINUS,
    TIMES,
    DIVIDE,
    MODULO
  }

  /** An infix operator applied. Division by zero is an error of the model. */
  record Binary(BinaryOp op, Expr left, Expr right) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.binary(this);
    }

    @Override
    public Kind kind() {
      return Kind.BINARY;
    }
  }

  /** One of two values; only the chosen one is evaluated. */
  record Choose(Expr condition, Expr then, Expr otherwise) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.choose(this);
    }

    @Override
    public Kind kind() {
      return Kind.CHOOSE;
    }
  }

  /** What can be asked of a channel as a whole. */
  enum ChannelProbe {
    LENGTH,
    EMPTY,
    NOT_EMPTY,
    FULL,
    NOT_FULL
  }

  /** A question about the channel whose number {@code channel} computes. */
  record ChannelQuery(ChannelProbe probe, Expr channel) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.channelQuery(this);
    }

    @Override
    public Kind kind() {
      return Kind.CHANNEL_QUERY;
    }
  }

  /** Whether a receive with these patterns would find a message. */
  record Poll(Expr channel, MessageChoice choice, List<FieldPattern> patterns) implements Expr {
    public Poll {
      patterns = List.copyOf(patterns);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.poll(this);
    }

    @Override
    public Kind kind() {
      return Kind.POLL;
    }
  }

  /** What can be asked of a process by its number. */
  enum ProcessProbe {
    ENABLED,
    LOCATION_NUMBER,
    PRIORITY
  }

  /** A question about the process whose number {@code process} computes. */
  record ProcessQuery(ProcessProbe probe, Expr process) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.processQuery(this);
    }

    @Override
    public Kind kind() {
      return Kind.PROCESS_QUERY;
    }
  }

  /** Values the system provides. */
  enum SystemFact {
    /** The number of the process that evaluates this. */
    OWN_PID,
    /** How many processes exist. */
    PROCESS_COUNT,
    /** The number of the process that moved last. */
    LAST_PID,
    /** Whether no process can move otherwise. */
    TIMEOUT,
    /** Whether no process is at a progress label. */
    NON_PROGRESS
  }

  /** A value the system provides. */
  record SystemValue(SystemFact fact) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.system(this);
    }

    @Override
    public boolean isOwnPid() {
      return fact == SystemFact.OWN_PID;
    }

    @Override
    public Kind kind() {
      return Kind.SYSTEM_VALUE;
    }
  }

  /** Stands where a process is named by its type alone; a number that is computed never does. */
  static Expr onlyInstance() {
    return new Const(-1);
  }

  /** Whether a process is named by its type alone. */
  static boolean isOnlyInstance(Expr process) {
    return process.equals(onlyInstance());
  }

  /**
   * A variable of another process. If the process does not exist, 0.
   *
   * @param automaton which process type the process is taken to have
   * @param process its number, or {@link #onlyInstance}
   */
  record RemoteLoad(int automaton, Expr process, Place place) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.remoteLoad(this);
    }

    @Override
    public Kind kind() {
      return Kind.REMOTE_LOAD;
    }
  }

  /** Whether another process, named as in {@link RemoteLoad}, stands at a location; 0 if none. */
  record AtLocation(int automaton, Expr process, int location) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.atLocation(this);
    }

    @Override
    public Kind kind() {
      return Kind.AT_LOCATION;
    }
  }

  /**
   * Creates a process; the value is its number.
   *
   * @param priority its priority, 0 for the default
   */
  record Spawn(int automaton, List<Expr> arguments, int priority) implements Expr {
    public Spawn {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.spawn(this);
    }

    @Override
    public Kind kind() {
      return Kind.SPAWN;
    }
  }
}
