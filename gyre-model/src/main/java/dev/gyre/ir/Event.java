package dev.gyre.ir;

import java.util.List;
import java.util.OptionalInt;

/** Something that a step of a system can be, and that a formula can ask for. */
public sealed interface Event {
  <R> R match(Cases<R> cases);

  /** One method per kind of event. */
  interface Cases<R> {
    R leaving(Leaving event);

    R message(Message event);
  }

  /**
   * A process takes an edge that starts at a location.
   *
   * @param automaton what the process runs
   * @param process its number, or any process of that kind
   */
  record Leaving(int automaton, OptionalInt process, int location) implements Event {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.leaving(this);
    }
  }

  /**
   * A message is sent or received. A rendez-vous is both.
   *
   * @param patterns constants, or anything
   */
  record Message(Guard.Event direction, Expr channel, List<FieldPattern> patterns)
      implements Event {
    public Message {
      patterns = List.copyOf(patterns);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.message(this);
    }
  }
}
