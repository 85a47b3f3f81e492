package dev.gyre.sdl.taste;

import dev.gyre.source.SourceFile;
import java.util.List;

/** What an interface view says: who there is, and who calls whom. */
public record InterfaceView(
    SourceFile file, List<TasteFunction> functions, List<Connection> connections) {
  public InterfaceView {
    functions = List.copyOf(functions);
    connections = List.copyOf(connections);
  }

  /** A required interface of one function, connected to a provided one of another. */
  public record Connection(
      int line, String source, String required, String target, String provided) {}
}
