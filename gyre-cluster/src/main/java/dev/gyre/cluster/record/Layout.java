package dev.gyre.cluster.record;

/**
 * How states become records and whom they belong to.
 *
 * @param codec the descriptor of the codec
 * @param ownerWords the words of a state that say whom it belongs to; all of them if empty
 */
@SuppressWarnings("ArrayRecordComponent") // bytes and states are handed on, never compared
public record Layout(byte[] codec, int[] ownerWords) {}
