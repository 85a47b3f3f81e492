package dev.gyre.sdl.syntax;

/** Whose variables are declared. */
public enum VariableKind {
  OWN,
  MONITORED
}
