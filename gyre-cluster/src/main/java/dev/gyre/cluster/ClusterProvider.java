package dev.gyre.cluster;

/** An engine that can run rounds on several machines; found by {@link java.util.ServiceLoader}. */
public interface ClusterProvider {
  /** Whether a name of a cluster, such as {@code spark://host:7077}, is meant for this engine. */
  boolean accepts(String master);

  /**
   * Connects to a cluster; asked only when a search has become too large for one machine.
   *
   * @throws ClusterException if that is not possible, with what is wrong and what to do
   */
  Cluster connect(String master);
}
