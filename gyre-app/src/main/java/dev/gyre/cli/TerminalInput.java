package dev.gyre.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * Lines that somebody types, with history, editing and completion by JLine. Nothing of JLine is
 * loaded before this class is.
 */
final class TerminalInput implements SessionInput {
  private final Terminal terminal;
  private final LineReader reader;

  /**
   * @param words what can be completed at the moment
   */
  TerminalInput(Terminal terminal, Supplier<List<String>> words) {
    this.terminal = terminal;
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .completer(
                (line, parsed, candidates) ->
                    words.get().forEach(word -> candidates.add(new Candidate(word))))
            // An exclamation mark is a negation here, and no event of the history.
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .build();
  }

  /** The terminal the command was started from. */
  static TerminalInput ofSystem(Supplier<List<String>> words) throws IOException {
    return new TerminalInput(TerminalBuilder.builder().system(true).dumb(true).build(), words);
  }

  @Override
  public Optional<String> readLine(String prompt) {
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (EndOfFileException | UserInterruptException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() throws IOException {
    terminal.close();
  }
}
