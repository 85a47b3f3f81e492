package dev.gyre.engine.model;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Finds files with properties where TASTE puts them: {@code work/modelchecking/properties/NAME}
 * beside the interface view, which may be some folders above the model.
 */
public final class PropertyFiles {
  /** How far up a project may begin: work/function/implem/default/SDL/src and a bit. */
  private static final int HIGHEST = 8;

  private static final List<String> ENDINGS = List.of("", ".scl", ".txt", ".pr", ".sdl", ".msc");

  private PropertyFiles() {}

  /**
   * The file that a name means.
   *
   * @param name a path, or what follows the folder of properties
   */
  public static Optional<Path> find(Path model, String name) {
    if (Files.isRegularFile(Path.of(name))) {
      return Optional.of(Path.of(name));
    }
    Path folder = model.toAbsolutePath().normalize().getParent();
    for (int i = 0; i < HIGHEST && folder != null; i++) {
      Path properties = folder.resolve("work/modelchecking/properties");
      Path last = Path.of(name).getFileName();
      for (Path place : List.of(properties.resolve(name), properties.resolve(name).resolve(last))) {
        for (String ending : ENDINGS) {
          Path file = place.resolveSibling(place.getFileName() + ending);
          if (Files.isRegularFile(file)) {
            return Optional.of(file);
          }
        }
      }
      folder = folder.getParent();
    }
    return Optional.empty();
  }
}
