/**
 * The search on several machines, told without any engine that would run it.
 *
 * <p>Entry types: {@link dev.gyre.cluster.ClusterProvider} and {@link dev.gyre.cluster.Rounds} are
 * what such an engine implements; {@link dev.gyre.cluster.ClusterWorker} is what it calls on the
 * machines.
 */
package dev.gyre.cluster;
