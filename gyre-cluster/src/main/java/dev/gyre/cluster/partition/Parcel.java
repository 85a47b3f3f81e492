package dev.gyre.cluster.partition;

/**
 * A block and the partition it is for.
 *
 * @param to the number of the partition
 */
public record Parcel(int to, byte[] data) {}
