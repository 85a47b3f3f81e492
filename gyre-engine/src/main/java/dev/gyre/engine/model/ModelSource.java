package dev.gyre.engine.model;

import dev.gyre.promela.lex.SourceLoader;
import dev.gyre.source.SourceFile;
import java.util.Map;

/**
 * The text of a model, and what is needed to read it.
 *
 * @param definitions macros given from outside, name to replacement
 * @param includes finds the files that the model includes
 */
public record ModelSource(SourceFile file, Map<String, String> definitions, SourceLoader includes) {
  public ModelSource {
    definitions = Map.copyOf(definitions);
  }
}
