package dev.gyre.runs;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Directories among the temporary files that killed processes have left. */
final class Leftovers {
  /** Who makes a directory locks it long before this time is over. */
  private static final long YOUNG_MILLIS = 60_000;

  private Leftovers() {}

  /** What processes left that were killed. */
  static void remove(Path parent) throws IOException {
    try (DirectoryStream<Path> old =
        Files.newDirectoryStream(parent, LocalDirectory.PREFIX + "*")) {
      for (Path path : old) {
        removeLeftover(path);
      }
    }
  }

  private static void removeLeftover(Path path) {
    try {
      if (isYoung(path.resolve(DirectoryLock.NAME))) {
        return; // somebody is about to lock it
      }
      LocalDirectory.empty(path);
    } catch (IOException | RunsException e) {
      // Somebody uses it, or it is somebody else's: not ours to remove.
      return;
    }
  }

  private static boolean isYoung(Path lock) throws IOException {
    if (!Files.exists(lock)) {
      return true;
    }
    long age = System.currentTimeMillis() - Files.getLastModifiedTime(lock).toMillis();
    return age < YOUNG_MILLIS;
  }
}
