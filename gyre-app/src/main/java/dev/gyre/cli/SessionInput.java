package dev.gyre.cli;

import java.io.IOException;
import java.util.Optional;

/** Where the lines of a dialogue come from. */
interface SessionInput extends AutoCloseable {
  /** The next line without its end; empty when there are no more. */
  Optional<String> readLine(String prompt) throws IOException;

  @Override
  void close() throws IOException;
}
