package dev.gyre.promela.sema;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The names declared in one block. Selections and loops are not blocks of their own: what is
 * declared in an option is visible after it.
 */
public final class Scope {
  private final Scope parent;
  private final Map<String, VariableSymbol> variables = new HashMap<>();

  Scope(Scope parent) {
    this.parent = parent;
  }

  Optional<VariableSymbol> find(String name) {
    for (Scope scope = this; scope != null; scope = scope.parent) {
      VariableSymbol found = scope.variables.get(name);
      if (found != null) {
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }

  void add(VariableSymbol symbol) {
    variables.put(symbol.name().text(), symbol);
  }

  /** Whether this is {@code other} or a block around it. */
  @SuppressWarnings("ReferenceEquality") // a scope is itself, not a value
  boolean encloses(Scope other) {
    for (Scope scope = other; scope != null; scope = scope.parent) {
      if (scope == this) {
        return true;
      }
    }
    return false;
  }

  Map<String, VariableSymbol> variables() {
    return variables;
  }

  Optional<Scope> parent() {
    return Optional.ofNullable(parent);
  }
}
