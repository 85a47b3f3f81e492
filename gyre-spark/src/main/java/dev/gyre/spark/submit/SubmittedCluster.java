package dev.gyre.spark.submit;

import dev.gyre.cluster.Cluster;
import dev.gyre.cluster.ClusterException;
import dev.gyre.cluster.ClusterJob;
import dev.gyre.cluster.Rounds;
import dev.gyre.cluster.SharedDirectories;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.spark.link.Message.Kind;
import dev.gyre.spark.link.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** A cluster on the other side of a line. */
final class SubmittedCluster implements Cluster {
  private final SparkProcess process;
  private final int machines;
  private final String description;

  private SubmittedCluster(SparkProcess process, int machines, String description) {
    this.process = process;
    this.machines = machines;
    this.description = description;
  }

  static SubmittedCluster of(SparkProcess process) {
    try {
      String[] lines = process.ready().split("\n", 2);
      return new SubmittedCluster(process, Integer.parseInt(lines[0]), lines[1]);
    } catch (RuntimeException e) {
      process.close();
      throw e;
    }
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public int machines() {
    return machines;
  }

  @Override
  public Rounds open(ClusterJob job) {
    LevelDirectory directory = SharedDirectories.open(job.directory());
    String token = "token-" + UUID.randomUUID();
    try {
      directory.commit(token, token.getBytes(StandardCharsets.UTF_8));
      List<byte[]> written = Words.parts(process.ask(Kind.OPEN, Words.of(job, token)));
      requireSeen(job.directory(), directory, written);
      for (byte[] name : written) {
        directory.delete(Words.text(name));
      }
      directory.delete(token);
    } catch (IOException e) {
      throw new ClusterException(
          "cannot write to the directory " + job.directory() + ": " + e.getMessage(), e);
    }
    return new SubmittedRounds(process);
  }

  /** What executors write must be seen here, too. */
  private static void requireSeen(String name, LevelDirectory directory, List<byte[]> written)
      throws IOException {
    Set<String> seen = new HashSet<>(directory.list());
    for (byte[] file : written) {
      if (!seen.contains(Words.text(file))) {
        throw new ClusterException(
            "the directory "
                + name
                + " is not shared: this machine does not see what an executor wrote there; name one"
                + " that all machines mount at the same place, or one of a distributed file system,"
                + " such as hdfs://host/path");
      }
    }
  }

  @Override
  public void close() {
    process.close();
  }
}
