/**
 * One machine's share of a search. Entry types: {@link dev.gyre.cluster.partition.Partition},
 * {@link dev.gyre.cluster.partition.Owners}.
 */
package dev.gyre.cluster.partition;
