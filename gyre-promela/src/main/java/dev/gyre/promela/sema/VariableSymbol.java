package dev.gyre.promela.sema;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Name;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A declared variable.
 *
 * <p>A class, not a record: two variables with equal declarations in two copies of an inline are
 * different variables.
 */
public final class VariableSymbol {
  private final Name name;
  private final Type type;
  private final OptionalInt length;
  private final Role role;
  private final Declaration.Visibility visibility;
  private final Optional<Start> start;

  VariableSymbol(
      Name name,
      Type type,
      OptionalInt length,
      Role role,
      Declaration.Visibility visibility,
      Optional<Start> start) {
    this.name = name;
    this.type = type;
    this.length = length;
    this.role = role;
    this.visibility = visibility;
    this.start = start;
  }

  /** What a variable is for. */
  public enum Role {
    GLOBAL,
    PARAMETER,
    LOCAL,
    /** Provided by the language: {@code _pid} and its like. */
    PREDEFINED,
    /** The hidden counter of a loop over a channel. */
    COUNTER
  }

  public Name name() {
    return name;
  }

  public Type type() {
    return type;
  }

  /** The length of an array; empty for anything else. */
  public OptionalInt length() {
    return length;
  }

  public boolean isArray() {
    return length.isPresent();
  }

  public Role role() {
    return role;
  }

  public Declaration.Visibility visibility() {
    return visibility;
  }

  public Optional<Start> start() {
    return start;
  }

  @Override
  public String toString() {
    return name.text();
  }
}
