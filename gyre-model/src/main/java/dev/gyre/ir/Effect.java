package dev.gyre.ir;

import java.util.List;

/** What taking an edge does, besides moving to another location. */
public sealed interface Effect {
  <R> R match(Cases<R> cases);

  /** For a switch without a default, which a new kind breaks as it breaks {@link Cases}. */
  Kind kind();

  /** The kinds of effect, one per record. */
  enum Kind {
    ASSIGN,
    SEND,
    RECEIVE,
    CHECK,
    REQUIRE,
    PRINT,
    PRINT_NAME,
    SPAWN_PROCESS,
    SET_PRIORITY,
    INDIVISIBLE_STEP,
    TERMINATE
  }

  /** One method per kind of effect. */
  interface Cases<R> {
    R assign(Assign effect);

    R send(Send effect);

    R receive(Receive effect);

    R check(Check effect);

    R require(Require effect);

    R print(Print effect);

    R printName(PrintName effect);

    R spawn(SpawnProcess effect);

    R setPriority(SetPriority effect);

    R step(IndivisibleStep effect);

    R terminate(Terminate effect);
  }

  /** Stores a value, cut to the type of the place. */
  record Assign(Place place, Expr value) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.assign(this);
    }

    @Override
    public Kind kind() {
      return Kind.ASSIGN;
    }
  }

  /** Where a new message is put. */
  enum Insertion {
    LAST,
    SORTED
  }

  /** Puts a message into a channel, or hands it over in a rendez-vous. */
  record Send(Expr channel, Insertion insertion, List<Expr> fields) implements Effect {
    public Send {
      fields = List.copyOf(fields);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.send(this);
    }

    @Override
    public Kind kind() {
      return Kind.SEND;
    }
  }

  /** Whether the message stays in the channel. */
  enum Retention {
    REMOVE,
    KEEP
  }

  /** Takes a message. */
  record Receive(
      Expr channel, MessageChoice choice, Retention retention, List<FieldPattern> patterns)
      implements Effect {
    public Receive {
      patterns = List.copyOf(patterns);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.receive(this);
    }

    @Override
    public Kind kind() {
      return Kind.RECEIVE;
    }
  }

  /** An assertion. */
  record Check(Expr condition) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.check(this);
    }

    @Override
    public Kind kind() {
      return Kind.CHECK;
    }
  }

  /** Why a run cannot go on without what is required. */
  enum Reason {
    /** A queue has no room for a signal; it neither blocks the sender nor loses the signal. */
    ROOM,
    /** A value is outside the range of its type. */
    RANGE,
    /** A signal comes in a state that does not handle it. */
    HANDLING,
    /** A watching process has reached an error state. */
    OBSERVATION
  }

  /**
   * What must hold for the run to go on. Unlike a failed {@link Check}, a failed requirement has no
   * outcome: it is a run-time error of the model, and nothing comes after it.
   *
   * @param message what is wrong where the condition does not hold, for people
   */
  record Require(Expr condition, Reason reason, String message) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.require(this);
    }

    @Override
    public Kind kind() {
      return Kind.REQUIRE;
    }
  }

  /** Output in a simulation; nothing in a verification. */
  record Print(String format, List<Expr> arguments) implements Effect {
    public Print {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.print(this);
    }

    @Override
    public Kind kind() {
      return Kind.PRINT;
    }
  }

  /** Output of the name of a symbolic value. */
  record PrintName(Expr value) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.printName(this);
    }

    @Override
    public Kind kind() {
      return Kind.PRINT_NAME;
    }
  }

  /** Creates a process and forgets its number. */
  record SpawnProcess(Expr.Spawn spawn) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.spawn(this);
    }

    @Override
    public Kind kind() {
      return Kind.SPAWN_PROCESS;
    }
  }

  /** Changes the priority of a process. */
  record SetPriority(Expr process, Expr priority) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.setPriority(this);
    }

    @Override
    public Kind kind() {
      return Kind.SET_PRIORITY;
    }
  }

  /** A {@code d_step}: a small deterministic program that runs to its end at once. */
  record IndivisibleStep(StepProgram program) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.step(this);
    }

    @Override
    public Kind kind() {
      return Kind.INDIVISIBLE_STEP;
    }
  }

  /** The process ends. It can do so only while no younger process exists. */
  record Terminate() implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.terminate(this);
    }

    @Override
    public Kind kind() {
      return Kind.TERMINATE;
    }
  }
}
