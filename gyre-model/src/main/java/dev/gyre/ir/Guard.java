package dev.gyre.ir;

import java.util.List;

/** When an edge can be taken. */
public sealed interface Guard {
  <R> R match(Cases<R> cases);

  /** For a switch without a default, which a new kind breaks as it breaks {@link Cases}. */
  Kind kind();

  /** The kinds of guard, one per record. */
  enum Kind {
    ALWAYS,
    HOLDS,
    CAN_SEND,
    CAN_RECEIVE,
    OTHERWISE,
    ANY_OF,
    OBSERVES
  }

  /** One method per kind of guard. */
  interface Cases<R> {
    R always(Always guard);

    R holds(Holds guard);

    R canSend(CanSend guard);

    R canReceive(CanReceive guard);

    R otherwise(Otherwise guard);

    R anyOf(AnyOf guard);

    R observes(Observes guard);
  }

  /** At any time. */
  record Always() implements Guard {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.always(this);
    }

    @Override
    public Kind kind() {
      return Kind.ALWAYS;
    }
  }

  /** When the condition is not zero. */
  record Holds(Expr condition) implements Guard {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.holds(this);
    }

    @Override
    public Kind kind() {
      return Kind.HOLDS;
    }
  }

  /** When the channel has room, or, for a rendez-vous, when a receiver is ready for the message. */
  record CanSend(Expr channel, List<Expr> fields) implements Guard {
    public CanSend {
      fields = List.copyOf(fields);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.canSend(this);
    }

    @Override
    public Kind kind() {
      return Kind.CAN_SEND;
    }
  }

  /** When the channel has a message that matches. */
  record CanReceive(Expr channel, MessageChoice choice, List<FieldPattern> patterns)
      implements Guard {
    public CanReceive {
      patterns = List.copyOf(patterns);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.canReceive(this);
    }

    @Override
    public Kind kind() {
      return Kind.CAN_RECEIVE;
    }
  }

  /** When no other edge from the same location can be taken. */
  record Otherwise() implements Guard {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.otherwise(this);
    }

    @Override
    public Kind kind() {
      return Kind.OTHERWISE;
    }
  }

  /** What a trace can see of a channel. */
  enum Event {
    SEND,
    RECEIVE
  }

  /** In a trace: when such an event, with such a message, has just happened on the channel. */
  record Observes(Event event, Expr channel, List<FieldPattern> patterns) implements Guard {
    public Observes {
      patterns = List.copyOf(patterns);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.observes(this);
    }

    @Override
    public Kind kind() {
      return Kind.OBSERVES;
    }
  }

  /** When at least one of the guards holds; stands before a {@code d_step} that starts a choice. */
  record AnyOf(List<Guard> guards) implements Guard {
    public AnyOf {
      guards = List.copyOf(guards);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.anyOf(this);
    }

    @Override
    public Kind kind() {
      return Kind.ANY_OF;
    }
  }
}
