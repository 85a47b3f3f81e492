package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import dev.gyre.cluster.ClusterJob;
import dev.gyre.cluster.ClusterWorker;
import dev.gyre.cluster.ClusterWorkers;
import dev.gyre.engine.GyreBuild;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.apache.spark.SparkEnv;

/**
 * What a process of the cluster knows of the search it takes part in. Spark gives a task no place
 * that outlives it, so this is the one mutable static of Gyre (ADR 0014); whatever is lost with it
 * is found again in the files of the search.
 */
final class ExecutorWorkers {
  private static final ConcurrentMap<String, ClusterWorker> RUNNING = new ConcurrentHashMap<>();

  /** The rest of the heap is for Spark, blocks under way, and the sorting of candidates. */
  private static final double SHARE_OF_HEAP = 0.5;

  private ExecutorWorkers() {}

  /**
   * The worker of a search; those of other searches are over.
   *
   * @throws ClusterException if this process has another Gyre
   */
  static ClusterWorker of(ClusterJob job) {
    requireSameBuild(job.build());
    ClusterWorker worker = RUNNING.computeIfAbsent(job.id(), id -> open(job));
    RUNNING.entrySet().removeIf(other -> !other.getKey().equals(job.id()) && isClosed(other));
    return worker;
  }

  private static boolean isClosed(Map.Entry<String, ClusterWorker> over) {
    over.getValue().close();
    return true;
  }

  /**
   * @param wanted the build that sends the work
   * @throws ClusterException if this is another one
   */
  static void requireSameBuild(String wanted) {
    String here = GyreBuild.current().text();
    if (!here.equals(wanted)) {
      throw new ClusterException(
          "an executor has "
              + here
              + ", but the search was started by "
              + wanted
              + "; remove Gyre's jars from the class path of the executors"
              + " (spark.executor.extraClassPath, the jars folder of Spark): they are sent with the"
              + " search");
    }
  }

  private static ClusterWorker open(ClusterJob job) {
    SparkEnv env = SparkEnv.get();
    int cores =
        env.conf().getInt("spark.executor.cores", Runtime.getRuntime().availableProcessors());
    long memory = (long) (Runtime.getRuntime().maxMemory() * SHARE_OF_HEAP);
    Optional<Path> scratch =
        Arrays.stream(env.blockManager().diskBlockManager().localDirs())
            .findFirst()
            .map(File::toPath);
    return ClusterWorkers.open(job, new ClusterWorker.Room(cores, memory, scratch));
  }
}
