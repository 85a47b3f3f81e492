package dev.gyre.sdl.form;

import java.util.List;

/** Who gets a signal. Processes are indices into those of the system. */
public sealed interface Destination {
  /** For a switch without a default. */
  Kind kind();

  /** The kinds, one per record. */
  enum Kind {
    ADDRESSED,
    ROUTED,
    MULTICAST,
    ENVIRONMENT
  }

  /**
   * The instance that an expression names. The signal is lost if there is none.
   *
   * @param reachable the processes whose instances can be meant
   */
  record Addressed(IfExpr instance, List<Integer> reachable) implements Destination {
    public Addressed {
      reachable = List.copyOf(reachable);
    }

    @Override
    public Kind kind() {
      return Kind.ADDRESSED;
    }
  }

  /** Some instance of one of the processes; lost if there is none. */
  record Routed(List<Integer> reachable) implements Destination {
    public Routed {
      reachable = List.copyOf(reachable);
    }

    @Override
    public Kind kind() {
      return Kind.ROUTED;
    }
  }

  /** Every instance of each of the processes. */
  record Multicast(List<Integer> reachable) implements Destination {
    public Multicast {
      reachable = List.copyOf(reachable);
    }

    @Override
    public Kind kind() {
      return Kind.MULTICAST;
    }
  }

  /** Whoever is outside; nobody here sees it again. */
  record Environment() implements Destination {
    @Override
    public Kind kind() {
      return Kind.ENVIRONMENT;
    }
  }
}
