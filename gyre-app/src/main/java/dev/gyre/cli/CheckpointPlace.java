package dev.gyre.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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

  /** What was said in a call that had the option. */
  static CheckpointPlace ofCall(List<String> arguments) {
    String option = "--checkpoint";
    for (int i = 0; i < arguments.size(); i++) {
      String word = arguments.get(i);
      if (word.startsWith(option + "=")) {
        return new Converter().convert(word.substring(option.length() + 1));
      }
      if (word.equals(option) && i + 1 < arguments.size()) {
        return new Converter().convert(arguments.get(i + 1));
      }
    }
    throw new IllegalArgumentException("a call without checkpoints");
  }

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
