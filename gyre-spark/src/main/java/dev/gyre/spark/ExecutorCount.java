package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SparkConf;

/**
 * How many executors a search begins with.
 *
 * @param number 1 if Spark has none but itself
 */
record ExecutorCount(int number) {
  private static final long STEP_MILLIS = 50;
  private static final long PATIENCE_SECONDS = 120;

  /** After so long without another one, it is believed that there are no more. */
  private static final long CALM_SECONDS = 5;

  /**
   * Waits for them: as many as were asked for, or as many as come.
   *
   * @throws ClusterException if none comes
   */
  static ExecutorCount await(SparkConf settings) {
    if (settings.get("spark.master").matches("local(\\[.*])?")) {
      return new ExecutorCount(1);
    }
    int wanted = settings.getInt("spark.executor.instances", Integer.MAX_VALUE);
    long begin = System.nanoTime();
    long last = begin;
    int seen = 0;
    while (seen < wanted) {
      long now = System.nanoTime();
      int alive = Places.alive().size();
      if (alive > seen) {
        seen = alive;
        last = now;
      }
      boolean isCalm = now - last > TimeUnit.SECONDS.toNanos(CALM_SECONDS);
      boolean isLate = now - begin > TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
      if (isLate || (seen > 0 && isCalm && wanted == Integer.MAX_VALUE)) {
        break;
      }
      pause();
    }
    if (seen == 0) {
      throw new ClusterException(
          "no executor of the cluster began within "
              + PATIENCE_SECONDS
              + " seconds; is the cluster busy, or does it have too little memory or too few cores"
              + " for one (spark.executor.memory, spark.executor.cores)?");
    }
    return new ExecutorCount(seen);
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(STEP_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("interrupted while waiting for executors", e);
    }
  }
}
