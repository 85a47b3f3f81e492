package dev.gyre.sdl.syntax;

/** What it means that an observer reaches a state. */
public enum ObserverStateKind {
  ERROR,
  SUCCESS,
  IGNORE
}
