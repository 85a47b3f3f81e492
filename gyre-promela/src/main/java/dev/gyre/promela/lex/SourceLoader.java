package dev.gyre.promela.lex;

import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.util.Optional;

/** Finds the files that {@code #include} names. */
public interface SourceLoader {
  /**
   * @param name the name between the quotes or angle brackets
   * @param includer the file whose directive it is
   * @return the file, or nothing if there is none of that name
   * @throws UnusableSourceException if there is one, but not one a model can be made of
   * @throws IOException if it cannot be read
   */
  Optional<SourceFile> load(String name, SourceFile includer) throws IOException;
}
