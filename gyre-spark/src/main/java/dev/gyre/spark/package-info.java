/**
 * Runs the rounds of {@link dev.gyre.cluster.Rounds} as jobs of Apache Spark: one job a round, and
 * nothing that one job leaves to the next one but what the machines remember and the files hold.
 *
 * <p>Entry types: {@link dev.gyre.spark.SparkMain}, which spark-submit starts; {@link
 * dev.gyre.spark.SparkRounds}. The classes of Spark are the user's: nothing here is loaded unless
 * Spark is there. What Gyre itself calls is in {@code dev.gyre.spark.submit}.
 */
package dev.gyre.spark;
