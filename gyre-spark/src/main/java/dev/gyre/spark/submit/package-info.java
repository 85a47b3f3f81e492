/**
 * Gyre's side of a search on Spark: finds the user's Spark, has spark-submit start {@code
 * dev.gyre.spark.SparkMain}, and speaks with that. Knows no class of Spark.
 *
 * <p>Entry types: {@link dev.gyre.spark.submit.SparkProvider}, {@link
 * dev.gyre.spark.submit.SparkHome}.
 */
package dev.gyre.spark.submit;
