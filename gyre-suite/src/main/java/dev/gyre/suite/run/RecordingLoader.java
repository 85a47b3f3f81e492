package dev.gyre.suite.run;

import dev.gyre.promela.lex.SourceLoader;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds included files, and keeps what was asked for and what was found. */
final class RecordingLoader implements SourceLoader {
  private final SourceLoader loader;
  private final List<Inclusion> inclusions = new ArrayList<>();

  RecordingLoader(SourceLoader loader) {
    this.loader = loader;
  }

  @Override
  public synchronized Optional<SourceFile> load(String name, SourceFile includer)
      throws IOException {
    Optional<SourceFile> found = loader.load(name, includer);
    Inclusion inclusion = Inclusion.of(name, includer.name(), found);
    if (!inclusions.contains(inclusion)) {
      inclusions.add(inclusion);
    }
    return found;
  }

  synchronized List<Inclusion> inclusions() {
    return List.copyOf(inclusions);
  }
}
