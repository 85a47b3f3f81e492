package dev.gyre.sdl.taste;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds files with properties: as seen from the model, or where TASTE puts them, in {@code
 * work/modelchecking/properties} beside the interface view, which may be some folders above the
 * model. There the name of the folder is enough.
 */
public final class PropertyFiles {
  /** How far up a project may begin: work/function/implem/default/SDL/src and a bit. */
  private static final int HIGHEST = 8;

  private static final String FOLDER = "work/modelchecking/properties/";
  private static final List<String> ENDINGS = List.of(".scl", ".txt", ".pr", ".sdl", ".msc");

  private PropertyFiles() {}

  /** The files of these names; one that is not there is an error. */
  public static List<SourceFile> load(
      List<String> names, SourceFile model, ProjectSources sources, Diagnostics diagnostics) {
    List<SourceFile> files = new ArrayList<>();
    for (String name : names) {
      Optional<SourceFile> found = find(name, model, sources);
      found.ifPresent(files::add);
      if (found.isEmpty()) {
        diagnostics.report(
            Diagnostic.of(
                    SdlCode.SDL_UNREADABLE_FILE,
                    model.span(0, 0),
                    "the file of properties '" + name + "' is not there")
                .withHint("it is looked for beside the model, and in " + FOLDER));
      }
    }
    return files;
  }

  private static Optional<SourceFile> find(String name, SourceFile model, ProjectSources sources) {
    Optional<SourceFile> beside = isFile(name) ? sources.load(name, model) : Optional.empty();
    if (beside.isPresent()) {
      return beside;
    }
    StringBuilder up = new StringBuilder();
    for (int i = 0; i < HIGHEST; i++) {
      for (String candidate : candidates(up + FOLDER, name)) {
        Optional<SourceFile> found = sources.load(candidate, model);
        if (found.isPresent()) {
          return found;
        }
      }
      up.append("../");
    }
    return Optional.empty();
  }

  /** A name without an ending is that of a folder. */
  private static boolean isFile(String name) {
    return name.substring(name.lastIndexOf('/') + 1).contains(".");
  }

  /** The file itself, or the one in a folder of its name. */
  private static List<String> candidates(String folder, String name) {
    String last = name.substring(name.lastIndexOf('/') + 1);
    return isFile(name)
        ? List.of(folder + name)
        : ENDINGS.stream().map(ending -> folder + name + "/" + last + ending).toList();
  }
}
