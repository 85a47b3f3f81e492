package dev.gyre.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Whether a dialogue has a terminal, with all that follows from it. The launcher knows; Java itself
 * cannot tell on all versions.
 */
final class Dialogue {
  private final Console console;
  private final boolean hasTerminal;

  private Dialogue(Console console, boolean hasTerminal) {
    this.console = console;
    this.hasTerminal = hasTerminal;
  }

  static Dialogue of(Console console) {
    return new Dialogue(console, Boolean.getBoolean("gyre.dialogue"));
  }

  Palette palette() {
    return hasTerminal ? Palette.of(variable("NO_COLOR"), variable("TERM")) : Palette.NONE;
  }

  private static String variable(String name) {
    return Optional.ofNullable(System.getenv(name)).orElse("");
  }

  /**
   * @param words what can be completed at the moment
   */
  SessionInput input(Supplier<List<String>> words) throws IOException {
    return hasTerminal ? TerminalInput.ofSystem(words) : new PipedInput(console);
  }
}
