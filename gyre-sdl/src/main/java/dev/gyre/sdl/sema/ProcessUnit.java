package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.Definition;

/**
 * A process of the system, before its behaviour is looked at.
 *
 * @param block the name of the block it is in, in small letters
 * @param scope that of the block
 * @param initial how many instances there are at the beginning
 * @param most how many at a time
 * @param structure whether the text around the process is there
 */
record ProcessUnit(
    int index,
    String block,
    Scope scope,
    Definition.ProcessDefinition definition,
    int initial,
    int most,
    Structure structure) {

  /** Whether signals and procedures of a process are declared. */
  enum Structure {
    WRITTEN,
    /** A process alone: it has the signals and procedures that it names. */
    IMPLIED
  }
}
