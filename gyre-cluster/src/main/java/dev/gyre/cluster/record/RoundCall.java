package dev.gyre.cluster.record;

import java.util.List;

/**
 * What the machines are to do in a round.
 *
 * @param round its number; all before it are committed
 * @param steps after how many local levels a partition sends what it has for others
 * @param attempts the runs of the tasks that count in the round before, by partition
 */
public record RoundCall(int round, int steps, List<String> attempts) {}
