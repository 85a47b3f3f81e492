package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import dev.gyre.cluster.ClusterJob;
import dev.gyre.cluster.SharedDirectories;
import dev.gyre.runs.LevelDirectory;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.SparkEnv;
import org.apache.spark.broadcast.Broadcast;

/**
 * Asks an executor, before the first round, whether it is fit for a search: the same Gyre, and the
 * same directory, in both directions. The answer is the name of a file that it has written there.
 *
 * @param token the name and content of a file that lies in the directory
 */
record Probe(Broadcast<ClusterJob> job, String token) implements Serializable {
  private static final long serialVersionUID = 1;

  Iterator<Answer> answer(int number) {
    try {
      ExecutorWorkers.requireSameBuild(job.value().build());
      return List.of(Answer.of(tried(number).getBytes(StandardCharsets.UTF_8))).iterator();
    } catch (ClusterException e) {
      return List.of(Answer.of(e)).iterator();
    }
  }

  private String tried(int number) {
    String name = job.value().directory();
    try {
      LevelDirectory directory = SharedDirectories.open(name);
      requireToken(directory);
      // A second attempt of the same task must not meet the file of the first one.
      String mine = token + "-" + number + "-" + Long.toHexString(System.nanoTime());
      directory.commit(mine, mine.getBytes(StandardCharsets.UTF_8));
      return mine;
    } catch (IOException e) {
      throw new ClusterException(
          here() + " cannot write to " + name + ", which every machine must: " + e, e);
    }
  }

  private void requireToken(LevelDirectory directory) {
    byte[] expected = token.getBytes(StandardCharsets.UTF_8);
    byte[] seen = new byte[expected.length];
    try (LevelDirectory.Input file = directory.open(token)) {
      file.read(0, seen, seen.length);
    } catch (IOException e) {
      throw new ClusterException(notShared(), e);
    }
    if (!java.util.Arrays.equals(seen, expected)) {
      throw new ClusterException(notShared());
    }
  }

  private String notShared() {
    return "the directory "
        + job.value().directory()
        + " is not shared: "
        + here()
        + " does not see what Gyre wrote there; name one that all machines mount at the same place,"
        + " or one of a distributed file system, such as hdfs://host/path";
  }

  private static String here() {
    return "executor "
        + SparkEnv.get().executorId()
        + " on "
        + SparkEnv.get().blockManager().blockManagerId().host();
  }
}
