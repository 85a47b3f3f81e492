package dev.gyre.sdl.syntax;

/** Whether it is a process, or a type of which processes are made. */
public enum ProcessKind {
  PROCESS,
  TYPE
}
