package dev.gyre.cluster;

import java.io.Serializable;

/**
 * All that a machine has to know of a search before the first round. Small, and may be sent by
 * whatever means: it is made of text, numbers and bytes.
 *
 * @param id tells this search from all others
 * @param build which Gyre sends it; others refuse to work on it
 * @param recipe the model with all it includes and the options, as {@code dev.gyre.cluster.record}
 *     writes them: what every machine compiles for itself
 * @param mark of the system that has to come out of the recipe
 * @param directory where the files of the search are; every machine sees the same there
 * @param partitions how many shares there are
 * @param layout how states become records and whom they belong to
 */
@SuppressWarnings("ArrayRecordComponent") // bytes and states are handed on, never compared
public record ClusterJob(
    String id,
    String build,
    byte[] recipe,
    String mark,
    String directory,
    int partitions,
    byte[] layout)
    implements Serializable {
  private static final long serialVersionUID = 1;
}
