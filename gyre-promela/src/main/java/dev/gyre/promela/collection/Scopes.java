package dev.gyre.promela.collection;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.TypeName;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The variables that are visible at the place at hand, and which of them are collections. */
final class Scopes {
  private final Deque<Map<String, Shape>> scopes = new ArrayDeque<>();
  private final Map<String, Map<String, Shape>> structures = new HashMap<>();

  /**
   * What a name stands for.
   *
   * @param form present for a collection
   */
  record Shape(TypeName type, Optional<Form> form) {}

  Scopes() {
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

  void addStructure(String name, Map<String, Shape> fields) {
    structures.put(name, fields);
  }

  private Optional<Shape> find(String name) {
    return scopes.stream().map(scope -> scope.get(name)).filter(shape -> shape != null).findFirst();
  }

  /** What the whole path of a reference stands for; empty if some part is not known. */
  Optional<Shape> find(Expression.Reference reference) {
    List<Expression.Accessor> path = reference.path();
    Optional<Shape> shape = find(path.get(0).name().text());
    for (int i = 1; i < path.size() && shape.isPresent(); i++) {
      Map<String, Shape> fields =
          shape
              .filter(s -> s.type().base() == TypeName.Base.STRUCTURE)
              .flatMap(s -> s.type().name())
              .map(name -> structures.getOrDefault(name.text(), Map.of()))
              .orElse(Map.of());
      shape = Optional.ofNullable(fields.get(path.get(i).name().text()));
    }
    return shape;
  }

  /** The form of a collection; empty if the reference is something else. */
  Optional<Form> collection(Expression.Reference reference) {
    boolean isCell = reference.path().get(reference.path().size() - 1).index().isPresent();
    return isCell ? Optional.empty() : find(reference).flatMap(Shape::form);
  }
}
