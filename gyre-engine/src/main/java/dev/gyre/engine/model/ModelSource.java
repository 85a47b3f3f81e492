package dev.gyre.engine.model;

import dev.gyre.source.SourceFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The text of a model, and what is needed to read it.
 *
 * @param definitions macros given from outside, name to replacement
 * @param includePaths where included files are looked for that are not beside the model
 */
public record ModelSource(
    SourceFile file, Map<String, String> definitions, List<Path> includePaths) {
  public ModelSource {
    definitions = Map.copyOf(definitions);
    includePaths = List.copyOf(includePaths);
  }
}
