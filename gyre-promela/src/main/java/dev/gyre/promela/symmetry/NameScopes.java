package dev.gyre.promela.symmetry;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names that are visible at the place at hand, and what they stand for. */
final class NameScopes {
  private static final Set<String> PREDEFINED = Set.of("_pid", "_last", "_nr_pr", "_priority");

  private final Deque<Map<String, Shape>> scopes = new ArrayDeque<>();
  private final Map<String, IndexType> quantified = new HashMap<>();

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
