package dev.gyre.cluster.driver;

import dev.gyre.cluster.Cluster;
import dev.gyre.cluster.ClusterException;
import dev.gyre.cluster.ClusterProvider;
import dev.gyre.cluster.SharedDirectories;
import dev.gyre.cluster.partition.SearchFiles;
import dev.gyre.engine.run.ClusterEngine;
import dev.gyre.plan.StoreSetup;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.runs.RunsException;
import dev.gyre.search.SearchOutcome;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Visits every state, on one machine as long as that is enough and on many afterwards; decides the
 * same as {@link dev.gyre.search.BreadthFirstSearch}, and without bursts counts the same.
 *
 * <p>Each state belongs to one partition, which alone decides whether it is new (Stern and Dill,
 * Parallelizing the Murphi Verifier, 1997), at the end of a round (delayed duplicate detection).
 * The search is what is in files and committed; machines may be lost at any time.
 */
public final class ClusterSearch implements ClusterEngine {
  @Override
  public SearchOutcome search(Task task) {
    try {
      return begun(task);
    } catch (ClusterException | RunsException e) {
      return SearchOutcome.withoutFiles(e.getMessage());
    }
  }

  private static SearchOutcome begun(Task task) {
    StoreSetup.Cluster store = task.store();
    ClusterProvider provider = provider(store.master());
    LevelDirectory shared = SharedDirectories.open(store.directory());
    Optional<String> id =
        store.start() == StoreSetup.Cluster.Start.RESUMED
            ? new SearchFiles(shared).youngest(task.form().mark())
            : Optional.empty();
    if (id.isEmpty()) {
      return new LocalPart(task, provider, shared).run();
    }
    try (Cluster cluster = provider.connect(store.master())) {
      return new SharedPart(task, cluster, shared, id.get()).run();
    }
  }

  private static ClusterProvider provider(String master) {
    return ServiceLoader.load(ClusterProvider.class, ClusterSearch.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.accepts(master))
        .findFirst()
        .orElseThrow(
            () ->
                new ClusterException(
                    "nobody here knows how to reach "
                        + master
                        + "; searches on Spark are started with gyre verify --cluster, which needs"
                        + " an installation of Spark (SPARK_HOME or --spark-home)"));
  }
}
