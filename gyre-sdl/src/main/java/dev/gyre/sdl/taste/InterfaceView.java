package dev.gyre.sdl.taste;

import dev.gyre.source.SourceFile;
import java.util.List;

/**
 * What an interface view says: who there is, and who calls whom.
 *
 * @param types the file with the types of the project, as it is written; may be empty
 */
public record InterfaceView(
    SourceFile file, String types, List<TasteFunction> functions, List<Connection> connections) {
  public InterfaceView {
    functions = List.copyOf(functions);
    connections = List.copyOf(connections);
  }

  /** A required interface of one function, connected to a provided one of another. */
  public record Connection(
      int line, String source, String required, String target, String provided) {}
}
