package dev.gyre.promela.lex;

import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads included files from certain folders and from nowhere else, for texts that may come from
 * somebody who should not see the rest. Links are followed only if they stay inside. Thread-safe.
 */
public final class ConfinedSourceLoader implements SourceLoader {
  private final FileSourceLoader files = new FileSourceLoader();
  private final List<Path> folders;

  /**
   * @param folders where files may be; also where they are looked for, after the folder of the
   *     including file
   */
  public ConfinedSourceLoader(List<Path> folders) {
    this.folders = List.copyOf(folders);
  }

  @Override
  public Optional<SourceFile> load(String name, SourceFile includer) throws IOException {
    for (Path path : candidates(name, includer)) {
      // A pipe or a device never ends, so it must be a file.
      if (Files.isRegularFile(path) && isInside(path)) {
        return Optional.of(files.read(path));
      }
    }
    return Optional.empty();
  }

  private List<Path> candidates(String name, SourceFile includer) {
    List<Path> candidates = new ArrayList<>();
    try {
      candidates.add(Path.of(includer.name()).resolveSibling(name));
      folders.forEach(folder -> candidates.add(folder.resolve(name)));
    } catch (InvalidPathException e) {
      candidates.clear();
    }
    return candidates;
  }

  private boolean isInside(Path path) throws IOException {
    Path real = path.toRealPath();
    for (Path folder : folders) {
      if (Files.isDirectory(folder) && real.startsWith(folder.toRealPath())) {
        return true;
      }
    }
    return false;
  }
}
