package dev.gyre.suite;

import dev.gyre.plan.CheckOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What the words of a command line mean.
 *
 * @param definitions macros, name to replacement
 * @param includePaths where else included files may be
 */
public record Call(CheckOptions options, Map<String, String> definitions, List<Path> includePaths) {
  public Call {
    definitions = Map.copyOf(definitions);
    includePaths = List.copyOf(includePaths);
  }

  /** Reads the options of {@code gyre verify}. */
  public interface Reader {
    /**
     * @throws IllegalArgumentException if they are none, with a message for people
     */
    Call read(List<String> words);
  }
}
