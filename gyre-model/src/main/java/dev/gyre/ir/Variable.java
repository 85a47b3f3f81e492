package dev.gyre.ir;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/**
 * A scalar variable, or an array of scalars with one or more dimensions. A field of a structure in
 * an array of structures is a variable with two dimensions, and so on.
 *
 * @param index its place among the globals, or among the locals of its process
 * @param name as the user would write it, dimensions left out: {@code node.in.ack}
 * @param dimensions the lengths, outermost first; empty for a scalar
 * @param initial what it starts with
 * @param content what its numbers mean together, if it stands for a collection
 */
public record Variable(
    int index,
    String name,
    Scope scope,
    ValueType type,
    List<Integer> dimensions,
    Initial initial,
    SourceSpan span,
    Optional<CollectionForm> content) {

  public Variable {
    dimensions = List.copyOf(dimensions);
  }

  /** A variable that is what it is, and stands for no collection. */
  public Variable(
      int index,
      String name,
      Scope scope,
      ValueType type,
      List<Integer> dimensions,
      Initial initial,
      SourceSpan span) {
    this(index, name, scope, type, dimensions, initial, span, Optional.empty());
  }

  /** Who can see a variable. */
  public enum Scope {
    GLOBAL,
    LOCAL
  }

  /** Whether it is no variable of the model but says what the last step was. */
  public boolean isOfEvents() {
    return name.startsWith(EventWatch.PREFIX);
  }

  /**
   * Whether a front end has added it for its own use. Its name ends in a number, which no name that
   * somebody wrote does.
   */
  public boolean isAuxiliary() {
    int dot = name.lastIndexOf('.');
    return dot >= 0 && dot + 1 < name.length() && Character.isDigit(name.charAt(dot + 1));
  }

  /** The channels it is declared with, one for each element; it may hold others later. */
  public Optional<Initial.Channels> declaredChannels() {
    return initial.channels();
  }

  /** The same with another start. */
  public Variable startingWith(Initial other) {
    return new Variable(index, name, scope, type, dimensions, other, span, content);
  }

  /** How many scalars it is made of. */
  public int size() {
    int size = 1;
    for (int length : dimensions) {
      size *= length;
    }
    return size;
  }

  public boolean isArray() {
    return !dimensions.isEmpty();
  }
}
