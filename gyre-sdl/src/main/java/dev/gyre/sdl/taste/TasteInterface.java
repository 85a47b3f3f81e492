package dev.gyre.sdl.taste;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An interface of a function.
 *
 * @param kind how a call of it runs; absent where the view does not say
 * @param queueSize how many calls may wait
 * @param period of a cyclic interface, in milliseconds
 */
public record TasteInterface(
    int line,
    String name,
    Optional<Kind> kind,
    OptionalInt queueSize,
    OptionalInt period,
    List<Parameter> parameters) {
  public TasteInterface {
    parameters = List.copyOf(parameters);
  }

  /** How a call runs. */
  public enum Kind {
    /** A signal: the caller goes on. */
    SPORADIC,
    /** Called by the clock. */
    CYCLIC,
    /** The caller waits, and no other call runs meanwhile. */
    PROTECTED,
    /** The caller waits. */
    UNPROTECTED,
    /** Chosen by the tool. */
    ANY
  }

  /** Which way a parameter goes. */
  public enum Direction {
    IN,
    OUT
  }

  /** A parameter with its type in ASN.1. */
  public record Parameter(String name, String type, Direction direction) {}
}
