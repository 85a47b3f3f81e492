package dev.gyre.bench.liveness;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A question about a model.
 *
 * @param property the name of a formula, or accept, or progress
 * @param fairness weak or none
 */
record CycleTask(Path file, String property, String fairness) {
  /** Reads "model property fairness"; models lie in the project or below the corpus. */
  static CycleTask of(Path root, String line) {
    String[] words = line.trim().split("\\s+");
    if (words.length != 3) {
      throw new IllegalArgumentException("a task is a model, a property and a fairness: " + line);
    }
    Path inProject = root.resolve(words[0]);
    Path file =
        Files.exists(inProject)
            ? inProject
            : Path.of(System.getenv("GYRE_SHARED"), "corpus", words[0]);
    return new CycleTask(file.toAbsolutePath().normalize(), words[1], words[2]);
  }

  boolean isFormula() {
    return !property.equals("accept") && !property.equals("progress");
  }

  @Override
  public String toString() {
    return file.getFileName() + " " + property + " " + fairness;
  }
}
