package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Definition;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The states of a process, or those inside one composite state of it. */
final class Level {
  private final Optional<Level> outer;
  private final Optional<Behaviour.CompositeState> composite;
  private final Behaviour behaviour;
  private final Scope scope;
  private final Map<String, Level> inner = new LinkedHashMap<>();

  private Level(
      Optional<Level> outer,
      Optional<Behaviour.CompositeState> composite,
      Behaviour behaviour,
      Scope scope) {
    this.outer = outer;
    this.composite = composite;
    this.behaviour = behaviour;
    this.scope = scope;
  }

  /** All levels of a process; what composite states declare is added to the process. */
  static Level of(Behaviour behaviour, Scope scope, ProcessContext process) {
    Level level = new Level(Optional.empty(), Optional.empty(), behaviour, scope);
    level.addInner(process);
    return level;
  }

  private void addInner(ProcessContext process) {
    for (Behaviour.CompositeState state : behaviour.composites()) {
      boolean isParallel = state.composition() == Behaviour.Composition.AGGREGATION;
      if (isParallel && (isAggregation() || partition().isPresent())) {
        throw SemanticError.unsupported(
            state.span(),
            "a state aggregation inside another",
            "make its parts partitions of the one around it");
      }
      Scope within = scope.inner();
      Level level = new Level(Optional.of(this), Optional.of(state), state.behaviour(), within);
      new Declarations(process, within, level.shown("")).add(state.definitions());
      inner.put(state.name().key(), level);
      level.addInner(process);
    }
  }

  /** Whether the levels inside are active together. */
  boolean isAggregation() {
    return composite.isPresent()
        && composite.get().composition() == Behaviour.Composition.AGGREGATION;
  }

  /** The partition of an aggregation that this is, or is inside. */
  Optional<Level> partition() {
    if (outer.isEmpty()) {
      return Optional.empty();
    }
    return outer.get().isAggregation() ? Optional.of(this) : outer.get().partition();
  }

  Optional<Level> outer() {
    return outer;
  }

  /** The state around this level; absent for that of the process. */
  Optional<Behaviour.CompositeState> composite() {
    return composite;
  }

  Behaviour behaviour() {
    return behaviour;
  }

  Scope scope() {
    return scope;
  }

  Iterable<Level> inner() {
    return inner.values();
  }

  /** What is inside the state of that name, if it is composite. */
  Optional<Level> inner(String key) {
    return Optional.ofNullable(inner.get(key));
  }

  /** The name of a state of this level, with those of the states around it. */
  String shown(String name) {
    return composite.isEmpty()
        ? name
        : outer.orElseThrow().shown(composite.get().name().text()) + "." + name;
  }

  /** The procedure of that name that the composite state itself has. */
  Optional<Definition.ProcedureDefinition> procedure(String name) {
    if (composite.isEmpty()) {
      return Optional.empty();
    }
    for (Definition definition : composite.get().definitions()) {
      if (definition instanceof Definition.ProcedureDefinition procedure
          && procedure.name().key().equals(name)) {
        return Optional.of(procedure);
      }
    }
    return Optional.empty();
  }
}
