package dev.gyre.spark.tck;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A folder like that of a distribution of Spark, made of the jars that Maven fetched. */
final class SparkFolder {
  private static final List<String> NOT_OF_SPARK =
      List.of("junit", "assertj", "opentest4j", "apiguardian", "byte-buddy");

  /** What the scripts of Spark give Java on top of the class path; loopback is all that is used. */
  private static final String SCRIPT =
      """
      #!/bin/sh
      SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1
      export SPARK_SCALA_VERSION SPARK_LOCAL_IP
      opens=
      for part in lang lang.invoke lang.reflect io net nio util util.concurrent util.concurrent.atomic; do
        opens="$opens --add-opens=java.base/java.$part=ALL-UNNAMED"
      done
      for part in jdk.internal.ref sun.nio.ch sun.nio.cs sun.security.action sun.util.calendar; do
        opens="$opens --add-opens=java.base/$part=ALL-UNNAMED"
      done
      exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Xmx512m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 $opens \\
        -cp "$SPARK_HOME/jars/*" org.apache.spark.deploy.SparkSubmit "$@"
      """;

  private SparkFolder() {}

  static Path make(Path home) throws IOException {
    Path jars = Files.createDirectories(home.resolve("jars"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      String name = Path.of(entry).getFileName().toString();
      if (name.endsWith(".jar") && NOT_OF_SPARK.stream().noneMatch(name::contains)) {
        Files.deleteIfExists(jars.resolve(name));
        Files.createSymbolicLink(jars.resolve(name), Path.of(entry).toAbsolutePath());
      }
    }
    Path bin = Files.createDirectories(home.resolve("bin"));
    Path script = Files.writeString(bin.resolve("spark-submit"), SCRIPT);
    if (!script.toFile().setExecutable(true)) {
      throw new IOException(script + " cannot be made executable");
    }
    return home;
  }

  /** One that only looks like that of a version. */
  static Path pretend(Path home, String core) throws IOException {
    Files.createDirectories(home.resolve("bin"));
    Files.writeString(home.resolve("bin/spark-submit"), "#!/bin/sh\nexit 1\n");
    Files.createDirectories(home.resolve("jars"));
    Files.writeString(home.resolve("jars").resolve(core), "");
    return home;
  }
}
