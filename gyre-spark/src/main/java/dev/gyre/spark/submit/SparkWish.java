package dev.gyre.spark.submit;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * What the call says about Spark. It reaches those who need it through properties of the system:
 * the search knows no more of its engine than the name of a cluster.
 *
 * @param home where Spark is, unless the environment says that
 * @param settings of Spark, as {@code name=value}
 */
public record SparkWish(Optional<Path> home, List<String> settings) {
  private static final String HOME = "gyre.spark.home";
  private static final String SETTINGS = "gyre.spark.settings";

  public SparkWish {
    settings = List.copyOf(settings);
  }

  /** Makes it known to this process. */
  public void announce() {
    System.setProperty(HOME, home.map(Path::toString).orElse(""));
    System.setProperty(SETTINGS, String.join("\n", settings));
  }

  /** What was made known. */
  static SparkWish announced() {
    Properties known = System.getProperties();
    return new SparkWish(
        Optional.of(known.getProperty(HOME, "")).filter(text -> !text.isEmpty()).map(Path::of),
        known.getProperty(SETTINGS, "").lines().toList());
  }

  /**
   * The Spark that is meant.
   *
   * @param environment where it is, if the call does not say so
   * @throws dev.gyre.cluster.ClusterException if there is none, or it is too old
   */
  public SparkHome findHome(Map<String, String> environment) {
    return SparkHome.find(home, environment);
  }
}
