package dev.gyre.sdl.syntax;

/** Whether other processes may call a procedure. */
public enum Visibility {
  LOCAL,
  EXPORTED
}
