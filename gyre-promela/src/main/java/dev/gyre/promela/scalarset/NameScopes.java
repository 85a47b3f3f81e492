package dev.gyre.promela.scalarset;

import dev.gyre.promela.syntax.Expression;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names that are visible at the place at hand, and what they stand for. */
final class NameScopes {
  private static final Set<String> PREDEFINED = Set.of("_pid", "_last", "_nr_pr", "_priority");

  private final Deque<Map<String, Shape>> scopes = new ArrayDeque<>();
  private final Map<String, IndexType> quantified = new HashMap<>();

  /** Variables of loops around the place at hand, and the name by which a process knows itself. */
  private final Deque<String> elements = new ArrayDeque<>();

  NameScopes() {
    open();
  }

  void open() {
    scopes.push(new HashMap<>());
  }

  void close() {
    scopes.pop();
  }

  void add(String name, Shape shape) {
    scopes.element().put(name, shape);
  }

  Optional<Shape> find(String name) {
    for (Map<String, Shape> scope : scopes) {
      Shape shape = scope.get(name);
      if (shape != null) {
        return Optional.of(shape);
      }
    }
    return Optional.empty();
  }

  static boolean isPredefined(String name) {
    return PREDEFINED.contains(name);
  }

  /** The shape of each part of a path; empty if a part is not known. */
  Optional<List<Shape>> shapes(Expression.Reference reference) {
    List<Shape> shapes = new ArrayList<>();
    for (Expression.Accessor accessor : reference.path()) {
      String name = accessor.name().text();
      Shape shape =
          shapes.isEmpty()
              ? find(name).orElse(null)
              : field(shapes.get(shapes.size() - 1).sort(), name);
      if (shape == null) {
        return Optional.empty();
      }
      shapes.add(shape);
    }
    return Optional.of(shapes);
  }

  private static Shape field(Sort structure, String name) {
    return structure instanceof Sort.Whole whole ? whole.structure().fields().get(name) : null;
  }

  /**
   * The channel that an entry of an array was created with. Such channels are never replaced, so
   * those of different entries are different. Empty if it could be any channel, or none.
   */
  Optional<Signature.Created> ownChannel(Expression.Reference reference) {
    boolean isEntry = reference.path().stream().anyMatch(a -> a.index().isPresent());
    return shapes(reference)
        .filter(shapes -> isEntry)
        .map(shapes -> shapes.get(shapes.size() - 1).sort())
        .filter(Sort.Channel.class::isInstance)
        .flatMap(sort -> ((Sort.Channel) sort).signature().created());
  }

  /** From here on a variable holds an element, and nothing changes it. */
  void enterElement(String name) {
    elements.push(name);
  }

  void leaveElement() {
    elements.pop();
  }

  /** Whether the value of a variable is an element for sure, and not the undefined value. */
  boolean isElement(String name) {
    return elements.contains(name) || quantified.containsKey(name);
  }

  boolean isVisible(String name) {
    return PREDEFINED.contains(name) || quantified.containsKey(name) || find(name).isPresent();
  }

  void addQuantified(String name, IndexType type) {
    quantified.put(name, type);
  }

  void removeQuantified(String name) {
    quantified.remove(name);
  }

  /** The type of a quantified variable. */
  Optional<IndexType> quantified(String name) {
    return Optional.ofNullable(quantified.get(name));
  }
}
