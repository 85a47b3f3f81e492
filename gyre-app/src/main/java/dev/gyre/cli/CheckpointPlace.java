package dev.gyre.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Where checkpoints go, and how often: {@code DIR} or {@code DIR,INTERVAL}.
 *
 * @param interval from the end of one to the next
 */
record CheckpointPlace(Path directory, Duration interval) {
  /** So much work is lost at most unless somebody asks for less. */
  private static final Duration INTERVAL = Duration.ofMinutes(10);

  /** What comes behind the last comma is the interval, if it is a time. */
  static final class Converter implements ITypeConverter<CheckpointPlace> {
    @Override
    public CheckpointPlace convert(String text) {
      int comma = text.lastIndexOf(',');
      if (comma < 0) {
        return new CheckpointPlace(path(text), INTERVAL);
      }
      Duration interval = new Amounts.DurationConverter().convert(text.substring(comma + 1));
      return new CheckpointPlace(path(text.substring(0, comma)), interval);
    }

    private static Path path(String text) {
      try {
        if (!text.isEmpty()) {
          return Path.of(text);
        }
      } catch (InvalidPathException e) {
        throw new TypeConversionException("'" + text + "' is no name of a directory");
      }
      throw new TypeConversionException("the name of the directory is missing");
    }
  }
}
