package dev.gyre.engine.resume;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was asked: enough to ask it again when the files of the model have changed or gone.
 *
 * @param build which Gyre was asked; another one may number states and transitions differently
 * @param arguments how it was asked, for whoever can read that
 * @param includes the files that the model includes, by the names in its directives
 */
public record SavedCall(
    String build, List<String> arguments, SourceFile model, Map<String, SourceFile> includes) {
  public SavedCall {
    arguments = List.copyOf(arguments);
    includes = Map.copyOf(includes);
  }

  /** Before it is known which files the model includes. */
  public SavedCall(String build, List<String> arguments, SourceFile model) {
    this(build, arguments, model, Map.of());
  }

  SavedCall withIncludes(Map<String, SourceFile> files) {
    return new SavedCall(build, arguments, model, files);
  }

  void save(CheckpointOutput out) {
    out.writeText(build);
    out.writeInt(arguments.size());
    arguments.forEach(out::writeText);
    out.writeText(model.name());
    out.writeText(model.text());
    out.writeInt(includes.size());
    includes.forEach(
        (name, file) -> {
          out.writeText(name);
          out.writeText(file.name());
          out.writeText(file.text());
        });
  }

  static SavedCall read(CheckpointInput in) {
    String build = in.readText();
    List<String> arguments = new ArrayList<>();
    for (int left = in.readCount(1); left > 0; left--) {
      arguments.add(in.readText());
    }
    SourceFile model = new SourceFile(in.readText(), in.readText());
    Map<String, SourceFile> includes = new LinkedHashMap<>();
    for (int left = in.readCount(1); left > 0; left--) {
      String name = in.readText();
      includes.put(name, new SourceFile(in.readText(), in.readText()));
    }
    return new SavedCall(build, arguments, model, includes);
  }
}
