package dev.gyre.engine.model;

import dev.gyre.plan.SdlOptions;
import dev.gyre.promela.lex.SourceLoader;
import dev.gyre.source.SourceFile;
import java.util.Map;

/**
 * The text of a model, and what is needed to read it.
 *
 * @param definitions macros given from outside, name to replacement
 * @param includes finds the files that the model includes
 * @param sdl what a system in SDL leaves open
 */
public record ModelSource(
    SourceFile file, Map<String, String> definitions, SourceLoader includes, SdlOptions sdl) {
  public ModelSource {
    definitions = Map.copyOf(definitions);
  }

  /** Nothing is said about what SDL leaves open. */
  public ModelSource(SourceFile file, Map<String, String> definitions, SourceLoader includes) {
    this(file, definitions, includes, SdlOptions.NONE);
  }
}
