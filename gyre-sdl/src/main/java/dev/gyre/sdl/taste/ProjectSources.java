package dev.gyre.sdl.taste;

import dev.gyre.source.SourceFile;
import java.util.Optional;

/** Finds the other files of a project. */
public interface ProjectSources {
  /** For a text that stands alone. */
  ProjectSources NONE = (name, from) -> Optional.empty();

  /**
   * A file of a project, if there is one that can be read.
   *
   * @param name a path that begins in the folder of the other file
   */
  Optional<SourceFile> load(String name, SourceFile from);
}
