package dev.gyre.cluster;

/** Machines that wait for work. */
public interface Cluster extends AutoCloseable {
  /** What it is, in words for the report: the engine, its version, where. */
  String description();

  /** How many machines there are, each of which takes one partition at a time. */
  int machines();

  /** Makes the machines ready for one search; they may be asked to do a round from now on. */
  Rounds open(ClusterJob job);

  /** Lets the machines go. */
  @Override
  void close();
}
