package dev.gyre.cli;

import dev.gyre.cli.ProgressLine.Screen;
import java.io.IOException;
import java.util.List;
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

  TextColours colours() {
    return TextColours.of(hasTerminal ? Screen.TERMINAL : Screen.NONE, System.getenv());
  }

  /**
   * @param words what can be completed at the moment
   */
  SessionInput input(Supplier<List<String>> words) throws IOException {
    return hasTerminal ? TerminalInput.ofSystem(words) : new PipedInput(console);
  }
}
