package dev.gyre.cli;

import dev.gyre.engine.GyreBuild;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * What tells this program from another that may answer differently: its version alone does not
 * while it is being developed.
 */
final class ProgramDigest {
  private ProgramDigest() {}

  static String of() {
    try {
      Path home = Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return GyreBuild.current().text()
          + " "
          + (Files.isDirectory(home) ? times(home) : contents(home));
    } catch (URISyntaxException | IOException e) {
      return GyreBuild.current().text();
    }
  }

  /** What is in the jars beside that of the command. */
  private static String contents(Path jar) throws IOException {
    try (Stream<Path> jars = Files.list(jar.toAbsolutePath().getParent())) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      List<Path> own =
          jars.filter(f -> f.getFileName().toString().matches("gyre-.*\\.jar")).sorted().toList();
      for (Path file : own) {
        digest.update(Files.readAllBytes(file));
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java platform has it
    }
  }

  /** A program that was not packed, as in an editor: when its classes were last compiled. */
  private static String times(Path classes) throws IOException {
    long newest = 0;
    for (String entry :
        System.getProperty("java.class.path").split(java.io.File.pathSeparator, -1)) {
      Path path = Path.of(entry.isEmpty() ? classes.toString() : entry);
      if (Files.isDirectory(path)) {
        try (Stream<Path> files = Files.walk(path)) {
          newest =
              Math.max(newest, files.mapToLong(f -> f.toFile().lastModified()).max().orElse(0));
        }
      }
    }
    return Long.toString(newest);
  }
}
