/**
 * What Gyre and its side in Spark's driver say to each other, through the standard input and output
 * of the latter: nobody listens on a port. Knows no class of Spark.
 *
 * <p>Entry types: {@link dev.gyre.spark.link.Link}, {@link dev.gyre.spark.link.Message}.
 */
package dev.gyre.spark.link;
