package dev.gyre.bench.compare;

/**
 * One run of one tool on one model.
 *
 * @param seconds from command to verdict; for pan without spin and gcc
 * @param states how many states were stored
 * @param storeBytes what the tool says its states took
 * @param processBytes the most memory the whole process had
 */
record Measure(double seconds, double states, double storeBytes, double processBytes) {}
