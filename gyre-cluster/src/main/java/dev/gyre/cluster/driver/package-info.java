/**
 * The side of a cluster search that decides: begins on this machine, hands over, calls rounds, and
 * finds the way to what was found. Entry type: {@link dev.gyre.cluster.driver.ClusterSearch}.
 */
package dev.gyre.cluster.driver;
