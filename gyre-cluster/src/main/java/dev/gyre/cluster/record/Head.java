package dev.gyre.cluster.record;

/**
 * What stays the same during a search, written down before its first round.
 *
 * @param build which Gyre began it
 * @param mark of the system that is searched
 * @param partitions how many shares there are, for good
 */
public record Head(String build, String mark, int partitions, Layout layout) {}
