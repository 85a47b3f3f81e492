package dev.gyre.cluster.record;

/**
 * A state in which something goes wrong.
 *
 * @param place one word for all that is the same at the same place
 * @param round in which it was expanded
 * @param step at which local level of that round; 0 for those it began with
 */
@SuppressWarnings("ArrayRecordComponent") // bytes and states are handed on, never compared
public record Finding(String place, int round, int step, int[] state) {}
