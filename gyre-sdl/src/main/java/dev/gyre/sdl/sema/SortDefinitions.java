package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Definition;

/** Tells the two kinds of definitions of sorts apart; no other kind is ever among them. */
final class SortDefinitions extends OtherDefinitions<IfType> {
  private final Sorts sorts;
  private final Scope scope;

  SortDefinitions(Sorts sorts, Scope scope) {
    this.sorts = sorts;
    this.scope = scope;
  }

  @Override
  public IfType syntype(Definition.Syntype d) {
    return sorts.syntype(d, scope);
  }

  @Override
  public IfType newtype(Definition.Newtype d) {
    return sorts.newtype(d, scope);
  }

  @Override
  IfType other(Definition d) {
    throw new IllegalArgumentException("no sort");
  }
}
