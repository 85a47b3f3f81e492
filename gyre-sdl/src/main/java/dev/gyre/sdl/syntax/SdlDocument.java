package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceFile;
import java.util.List;

/** One file: a system, processes, or whatever else was written into it. */
public record SdlDocument(SourceFile file, List<Definition> definitions) {
  public SdlDocument {
    definitions = List.copyOf(definitions);
  }
}
