package dev.gyre.spark.submit;

import dev.gyre.cluster.ClusterException;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where Spark is on this machine.
 *
 * @param version such as 4.2.0
 */
public record SparkHome(Path path, String version) {
  private static final int OLDEST = 4;
  private static final Pattern CORE = Pattern.compile("spark-core_([0-9.]+)-((\\d+)\\..*)\\.jar");
  private static final String GET =
      "; Apache Spark "
          + OLDEST
          + " or newer is needed on this machine (https://spark.apache.org/downloads.html): say"
          + " where it is with --spark-home DIR or SPARK_HOME";

  /**
   * @param named by the call; otherwise the environment says it
   * @throws ClusterException if there is none, or it is too old
   */
  public static SparkHome find(Optional<Path> named, Map<String, String> environment) {
    Path home =
        named
            .or(
                () ->
                    Optional.ofNullable(environment.get("SPARK_HOME"))
                        .filter(text -> !text.isBlank())
                        .map(Path::of))
            .or(() -> onPath(environment.getOrDefault("PATH", "")))
            .orElseThrow(() -> new ClusterException("there is no Spark here" + GET));
    if (!Files.isRegularFile(submit(home))) {
      throw new ClusterException("there is no Spark in " + home + ": no bin/spark-submit" + GET);
    }
    return new SparkHome(home, version(home));
  }

  private static Optional<Path> onPath(String path) {
    for (String folder : path.split(File.pathSeparator)) {
      Path script = Path.of(folder.isEmpty() ? "." : folder).resolve(script());
      if (Files.isExecutable(script)) {
        try {
          return Optional.ofNullable(script.toRealPath().getParent()).map(Path::getParent);
        } catch (IOException e) {
          return Optional.empty();
        }
      }
    }
    return Optional.empty();
  }

  private static String script() {
    boolean isWindows =
        System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    return isWindows ? "spark-submit.cmd" : "spark-submit";
  }

  private static Path submit(Path home) {
    return home.resolve("bin").resolve(script());
  }

  /** What starts programs on Spark. */
  Path submit() {
    return submit(path);
  }

  private static String version(Path home) {
    Path jars = home.resolve("jars");
    try (DirectoryStream<Path> cores = Files.newDirectoryStream(jars, "spark-core_*.jar")) {
      for (Path core : cores) {
        Matcher name = CORE.matcher(String.valueOf(core.getFileName()));
        if (name.matches()) {
          return supported(home, name.group(2), Integer.parseInt(name.group(3)));
        }
      }
    } catch (IOException e) {
      throw new ClusterException("cannot look into " + jars + ": " + e.getMessage() + GET, e);
    }
    throw new ClusterException("there is no Spark in " + home + ": no jars/spark-core_*.jar" + GET);
  }

  private static String supported(Path home, String version, int major) {
    if (major < OLDEST) {
      throw new ClusterException(
          "the Spark in " + home + " is " + version + ", which is too old" + GET);
    }
    return version;
  }
}
