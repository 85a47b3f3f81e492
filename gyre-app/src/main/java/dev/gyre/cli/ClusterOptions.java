package dev.gyre.cli;

import dev.gyre.cluster.ClusterException;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.StoreSetup;
import dev.gyre.spark.submit.SparkProvider;
import dev.gyre.spark.submit.SparkWish;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where {@code gyre verify} goes on when a search is too large for this machine. */
final class ClusterOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--cluster",
      paramLabel = "MASTER",
      description =
          "Go on with a large search on this cluster of Apache Spark: spark://HOST:PORT, k8s://URL,"
              + " yarn, or local-cluster[N,CORES,MB] to try it out.")
  private String master;

  @Option(
      names = "--cluster-dir",
      paramLabel = "DIR",
      description =
          "Where all machines of the cluster keep the states: a directory that they all mount, or"
              + " one of HDFS and the like.")
  private String directory;

  @Option(
      names = "--cluster-level",
      paramLabel = "N",
      description =
          "Go there when a level has N states for each machine, or after a minute. Default:"
              + " 100000.")
  private Long level;

  @Option(
      names = "--resume",
      description =
          "With --cluster: go on with what an earlier call with the same directory has left there.")
  private boolean resumes;

  @Option(
      names = "--spark-home",
      paramLabel = "DIR",
      description = "Where Apache Spark, 4.0 or newer, is on this machine. Default: SPARK_HOME.")
  private Path home;

  @Option(
      names = "--spark-conf",
      paramLabel = "NAME=VALUE",
      description = "A setting of Spark, such as spark.executor.memory=8g. Repeatable.")
  private List<String> settings = new ArrayList<>();

  /**
   * What keeps the states. What cannot be done is said before anything is done.
   *
   * @param here what {@code --store} says
   * @param order what {@code --search} says
   * @throws ParameterException if the options contradict each other, or there is no Spark
   */
  Optional<StoreSetup> store(Optional<StoreSetup> here, Optional<SearchOrder> order) {
    if (master == null) {
      requireNoOthers();
      return here;
    }
    requireUsable();
    requireNothingAgainst(here, order);
    requireSpark();
    StoreSetup.Cluster.Start start =
        resumes ? StoreSetup.Cluster.Start.RESUMED : StoreSetup.Cluster.Start.ANEW;
    StoreSetup.Cluster.Moving usual = StoreSetup.Cluster.Moving.DEFAULT;
    StoreSetup.Cluster.Moving moving =
        level == null ? usual : new StoreSetup.Cluster.Moving(level, usual.millis());
    return Optional.of(new StoreSetup.Cluster(master, absolute(directory), start, moving));
  }

  /** Machines begin in folders of their own; what has a scheme is no path. */
  private static String absolute(String directory) {
    boolean isPath = !directory.matches("[A-Za-z][A-Za-z0-9+.-]+:.*");
    return isPath ? Path.of(directory).toAbsolutePath().toString() : directory;
  }

  private void requireNoOthers() {
    firstWithoutCluster()
        .ifPresent(
            option -> {
              throw wrong(option + " is of no use without --cluster MASTER");
            });
  }

  private void requireUsable() {
    if (!SparkProvider.isMaster(master)) {
      throw wrong(
          "--cluster: '"
              + master
              + "' is no cluster; write spark://HOST:PORT, k8s://URL, yarn or"
              + " local-cluster[N,CORES,MB]");
    }
    if (directory == null || directory.isBlank()) {
      throw wrong("--cluster needs a directory that all machines see; name it with --cluster-dir");
    }
    if (level != null && level < 1) {
      throw wrong("--cluster-level " + level + ": at least one state");
    }
    settings.stream()
        .filter(setting -> !setting.matches("spark\\.[^=]+=.*"))
        .findFirst()
        .ifPresent(
            setting -> {
              throw wrong("--spark-conf: '" + setting + "' is not of the form spark.NAME=VALUE");
            });
  }

  private void requireNothingAgainst(Optional<StoreSetup> here, Optional<SearchOrder> order) {
    if (here.isPresent()) {
      throw wrong(
          "--cluster keeps states in files, exactly, and nowhere else; leave --store out, or leave"
              + " --cluster out");
    }
    if (spec.commandLine().getParseResult().hasMatchedOption("--checkpoint")) {
      throw wrong(
          "the files in --cluster-dir are a checkpoint after each round, and --resume goes on from"
              + " there; leave --checkpoint out");
    }
    if (order.filter(SearchOrder.DFS::equals).isPresent()) {
      throw wrong(
          "a cluster cannot search depth first; leave --search dfs out, or leave --cluster out");
    }
  }

  private Optional<String> firstWithoutCluster() {
    if (directory != null) {
      return Optional.of("--cluster-dir");
    }
    if (level != null) {
      return Optional.of("--cluster-level");
    }
    if (resumes) {
      return Optional.of("--resume");
    }
    if (home != null) {
      return Optional.of("--spark-home");
    }
    return settings.isEmpty() ? Optional.empty() : Optional.of("--spark-conf");
  }

  /** Not only after a minute, when the search has become large. */
  private void requireSpark() {
    SparkWish wish = new SparkWish(Optional.ofNullable(home), settings);
    try {
      wish.findHome(System.getenv());
    } catch (ClusterException e) {
      throw wrong("--cluster: " + e.getMessage());
    }
    wish.announce();
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
