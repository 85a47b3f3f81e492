package dev.gyre.engine;

import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Map;

/**
 * A violation that was saved, with all that is needed to replay it.
 *
 * @param includes the files the model includes, by the names in its directives
 * @param kind what kind of violation it leads to, such as {@code assertion}
 */
public record Trail(
    SourceFile file,
    Map<String, SourceFile> includes,
    Map<String, String> definitions,
    CheckRequest.Channels channels,
    String kind,
    String message,
    List<Long> transitions) {
  public Trail {
    includes = Map.copyOf(includes);
    definitions = Map.copyOf(definitions);
    transitions = List.copyOf(transitions);
  }

  /** The model as it was when the trail was made. */
  public LoadedModel model() {
    return LoadedModel.load(file, definitions, includes);
  }
}
