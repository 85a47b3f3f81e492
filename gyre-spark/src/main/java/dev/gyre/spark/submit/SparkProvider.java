package dev.gyre.spark.submit;

import dev.gyre.cluster.Cluster;
import dev.gyre.cluster.ClusterProvider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Clusters that run Apache Spark, reached by the spark-submit of this machine. */
public final class SparkProvider implements ClusterProvider {
  private static final Pattern MASTER =
      Pattern.compile("spark://.+|k8s://.+|yarn|local-cluster\\[.*]|local(\\[.*])?");

  private final SparkWish wish = SparkWish.announced();

  /** By what was announced. */
  public SparkProvider() {}

  @Override
  public boolean accepts(String master) {
    return isMaster(master);
  }

  /** Whether Spark may know such a cluster. */
  public static boolean isMaster(String name) {
    return MASTER.matcher(name).matches();
  }

  @Override
  public Cluster connect(String master) {
    return SubmittedCluster.of(start(master));
  }

  /** A Spark that uses this cluster. */
  SparkProcess start(String master) {
    SparkHome home = wish.findHome(System.getenv());
    ProcessBuilder command = new ProcessBuilder(words(home, master));
    return SparkProcess.start(command, home.path().toAbsolutePath());
  }

  private List<String> words(SparkHome home, String master) {
    List<String> words =
        new ArrayList<>(
            List.of(
                home.submit().toAbsolutePath().toString(),
                "--master",
                master,
                "--deploy-mode",
                "client",
                "--name",
                "gyre",
                "--class",
                "dev.gyre.spark.SparkMain",
                "--jars",
                GyreJars.needed().stream().map(Path::toString).collect(Collectors.joining(","))));
    for (String setting : wish.settings()) {
      words.add("--conf");
      words.add(setting);
    }
    words.add(GyreJars.main().toString());
    return words;
  }
}
