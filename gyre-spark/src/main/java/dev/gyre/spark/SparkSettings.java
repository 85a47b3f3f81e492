package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;

/** What a search needs of Spark's settings, where the user has not said otherwise. */
final class SparkSettings {
  private static final Pattern LOCAL_CLUSTER =
      Pattern.compile("local-cluster\\[\\s*(\\d+)\\s*,\\s*(\\d+)\\s*,\\s*\\d+\\s*]");

  private static final Map<String, String> DEFAULTS =
      new TreeMap<>(
          Map.of(
              // Nobody looks at it, and it would be another open port.
              "spark.ui.enabled", "false",
              // Blocks are compressed when they come.
              "spark.shuffle.compress", "false",
              "spark.shuffle.spill.compress", "false",
              // A partition that is asked for elsewhere must be read from its files again.
              "spark.locality.wait", "10s",
              // Of one task in one round; executors may be lost again and again.
              "spark.task.maxFailures", "8"));

  private SparkSettings() {}

  /**
   * @throws ClusterException if something is set that a search cannot do with
   */
  static SparkConf of(SparkConf given) {
    refuse(given, "spark.speculation", "every task would wait for its copy");
    refuse(
        given,
        "spark.dynamicAllocation.enabled",
        "an executor that waits for others would lose its partition");
    DEFAULTS.forEach(given::setIfMissing);
    given.set("spark.serializer", "org.apache.spark.serializer.JavaSerializer");
    Matcher local = LOCAL_CLUSTER.matcher(given.get("spark.master", ""));
    if (local.matches()) {
      given.setIfMissing("spark.executor.instances", local.group(1));
      given.setIfMissing("spark.executor.cores", local.group(2));
    }
    // A task is a whole partition, and has all threads of its executor.
    if (given.contains("spark.executor.cores")) {
      given.setIfMissing("spark.task.cpus", given.get("spark.executor.cores"));
    }
    return given;
  }

  private static void refuse(SparkConf given, String setting, String reason) {
    if (given.getBoolean(setting, false)) {
      throw new ClusterException(
          setting
              + " is on, and a search cannot do with it: "
              + reason
              + "; switch it off, with --spark-conf "
              + setting
              + "=false");
    }
  }
}
