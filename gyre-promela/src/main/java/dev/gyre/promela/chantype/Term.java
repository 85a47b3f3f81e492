package dev.gyre.promela.chantype;

import dev.gyre.source.SourceSpan;
import java.util.List;

/**
 * What is known of the type of one thing in the model: a variable, an argument, a field of a
 * message, or the messages of a channel.
 *
 * <p>A term is a node of two structures: of the union-find forest of the {@link Unifier}, where
 * equal types have one root, and of the forest of {@link Joint}s, which is never shortened, so that
 * it still tells why two types are equal.
 */
final class Term {
  /** The constructors of types. */
  enum Kind {
    /** Nothing is known; fits everything. */
    UNKNOWN("unknown"),
    NUMBER("a number"),
    MTYPE("a symbolic constant"),
    CHANNEL("a channel"),
    /** What a channel carries, never a value by itself. */
    MESSAGE("a message");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  private final String name;
  private final SourceSpan place;
  private final Kind kind;
  private final List<Term> parts;

  /** Toward the root of equal types; itself at the root. */
  Term parent = this;

  /** At the root: a term that says what all of them are. */
  Term evidence = this;

  /** At the root: how many terms are equal. */
  int size = 1;

  /** Another term that is equal, and why; null at the root of this forest. */
  Joint joint;

  private Term(String name, SourceSpan place, Kind kind, List<Term> parts) {
    this.name = name;
    this.place = place;
    this.kind = kind;
    this.parts = List.copyOf(parts);
  }

  static Term unknown(String name, SourceSpan place) {
    return new Term(name, place, Kind.UNKNOWN, List.of());
  }

  static Term number(String name, SourceSpan place) {
    return new Term(name, place, Kind.NUMBER, List.of());
  }

  static Term mtype(String name, SourceSpan place) {
    return new Term(name, place, Kind.MTYPE, List.of());
  }

  /** A channel of which nothing is known but that it is one. */
  static Term channel(String name, SourceSpan place) {
    Term messages = unknown("a message of " + name, place);
    return new Term(name, place, Kind.CHANNEL, List.of(messages));
  }

  static Term message(String name, SourceSpan place, List<Term> fields) {
    return new Term(name, place, Kind.MESSAGE, fields);
  }

  /** How messages call it. */
  String name() {
    return name;
  }

  /** Where it is declared or written. */
  SourceSpan place() {
    return place;
  }

  /** What this term by itself says, whatever it is equal to. */
  Kind kind() {
    return kind;
  }

  /** Of a channel what it carries, of a message its fields. */
  List<Term> parts() {
    return parts;
  }

  /** What a channel carries. */
  Term messages() {
    return parts.get(0);
  }
}
