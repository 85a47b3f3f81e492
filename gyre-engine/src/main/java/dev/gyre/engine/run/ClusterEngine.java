package dev.gyre.engine.run;

import dev.gyre.plan.StoreSetup;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** A search that goes on on other machines; found by {@link ServiceLoader}. */
public interface ClusterEngine {
  /**
   * A search to be carried out.
   *
   * @param form what is searched
   * @param recipe how other machines make the same
   * @param store where, and when
   * @param burst whether a machine may go on by itself for some levels before it tells others
   * @param options what to look for, and how long
   * @param observer hears of it, and may stop it
   * @param remarks takes what whoever waits should know at once
   */
  record Task(
      SearchedForm form,
      SearchRecipe recipe,
      StoreSetup.Cluster store,
      Burst burst,
      SearchOptions options,
      SearchObserver observer,
      Consumer<String> remarks) {}

  /** What comes first. */
  enum Burst {
    /** Levels are explored one by one by all machines, so that paths are shortest. */
    NEVER,
    /** A machine may be some levels ahead. */
    ALLOWED
  }

  /** Never throws on account of machines or files: what was wrong is in the outcome. */
  SearchOutcome search(Task task);

  /** The engine of this installation; empty if there is none. */
  static Optional<ClusterEngine> find() {
    return ServiceLoader.load(ClusterEngine.class, ClusterEngine.class.getClassLoader())
        .findFirst();
  }
}
