package dev.gyre.suite.run;

import dev.gyre.source.SourceFile;
import java.util.Optional;

/**
 * A file that a model included, or looked for in vain.
 *
 * @param name as the directive has it
 * @param includer the file with the directive
 * @param found the file that was found; empty if there was none
 * @param digest what was in it
 */
record Inclusion(String name, String includer, String found, String digest) {

  static Inclusion of(String name, String includer, Optional<SourceFile> found) {
    return new Inclusion(
        name,
        includer,
        found.map(SourceFile::name).orElse(""),
        found.map(file -> Digest.of(file.text())).orElse(""));
  }
}
