package dev.gyre.cli;

import dev.gyre.plan.SdlOptions;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The option about files that say what a system in SDL must do. */
final class PropertyOptions {
  @Option(
      names = "--properties",
      paramLabel = "FILE",
      description =
          "In SDL: what the system must do, in a file: stop conditions (.scl, .txt), an observer"
              + " (.pr, .sdl) or a sequence chart (.msc); also one in work/modelchecking/properties"
              + " of a project of TASTE. Repeatable.")
  private List<String> files = new ArrayList<>();

  boolean isUsed() {
    return !files.isEmpty();
  }

  SdlOptions with(SdlOptions options) {
    return options.withProperties(files);
  }

  /** The same, where the names are as seen from here, and not from the model. */
  SdlOptions with(SdlOptions options, String model) {
    return options.withProperties(files.stream().map(name -> seenFrom(model, name)).toList());
  }

  private static String seenFrom(String model, String name) {
    try {
      Path file = Path.of(name);
      Path folder = Path.of(model).toAbsolutePath().normalize().getParent();
      if (file.isAbsolute() || folder == null || !Files.isRegularFile(file)) {
        return name;
      }
      return folder.relativize(file.toAbsolutePath().normalize()).toString().replace('\\', '/');
    } catch (InvalidPathException e) {
      return name;
    }
  }
}
