package dev.gyre.cluster;

/**
 * Something that one partition sends to another one, or to itself.
 *
 * @param to the number of the partition it is for
 */
@SuppressWarnings("ArrayRecordComponent") // bytes and states are handed on, never compared
public record OutgoingBlock(int to, byte[] data) {}
