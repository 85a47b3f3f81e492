package dev.gyre.tck.product;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A disagreement with the question that shows it. */
record Finding(String origin, Question question, Disagreement disagreement) {
  /** The model with both commands, as a comment, above it. */
  String text(String file) {
    return "// "
        + disagreement.words().lines().findFirst().orElse("")
        + "\n// from "
        + origin
        + "\n// "
        + question.reference().command(file)
        + "\n// "
        + question.command(file)
        + "\n"
        + question.model();
  }

  /** Keeps it in a folder, as a model that can be run. */
  Path write(Path folder) {
    String name = origin.replaceAll("[^A-Za-z0-9]+", "-") + ".pml";
    try {
      Files.createDirectories(folder);
      Path file = folder.resolve(name);
      Files.writeString(file, text(name));
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
