package dev.gyre.cluster.partition;

/**
 * A block and the partition it is for.
 *
 * @param to the number of the partition
 */
@SuppressWarnings("ArrayRecordComponent") // bytes and states are handed on, never compared
public record Parcel(int to, byte[] data) {}
