package dev.gyre.spark.submit;

import dev.gyre.cluster.ClusterException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;

/** What executors need of Gyre, as the files that this process was started from. */
final class GyreJars {
  /** A class of each. */
  private static final List<String> NEEDED =
      List.of(
          "dev.gyre.ir.ProcessSystem",
          "dev.gyre.promela.PromelaFrontEnd",
          "dev.gyre.sdl.SdlFrontEnd",
          "dev.gyre.exec.interp.InterpretedSystem",
          "dev.gyre.search.SearchOutcome",
          "dev.gyre.engine.Checker",
          "dev.gyre.cluster.Rounds",
          "org.objectweb.asm.ClassWriter",
          "com.fasterxml.jackson.core.JsonFactory");

  private GyreJars() {}

  static List<Path> needed() {
    return NEEDED.stream().map(GyreJars::of).toList();
  }

  /** The one with the class that Spark starts. */
  static Path main() {
    return of(GyreJars.class.getName());
  }

  private static Path of(String type) {
    try {
      Class<?> found = Class.forName(type, false, GyreJars.class.getClassLoader());
      CodeSource source = found.getProtectionDomain().getCodeSource();
      Path jar = Path.of(source.getLocation().toURI());
      if (!Files.isRegularFile(jar)) {
        throw new ClusterException(
            jar + " is no jar, so it cannot be sent to a cluster; start Gyre from its jars");
      }
      return jar;
    } catch (ReflectiveOperationException | java.net.URISyntaxException e) {
      throw new ClusterException("this Gyre is not complete: " + type + " is missing", e);
    }
  }
}
