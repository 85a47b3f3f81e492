package dev.gyre.spark;

import java.util.List;
import org.apache.spark.Partition;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.apache.spark.rdd.RDD;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;

/**
 * Tasks that come from nowhere, each with the place where it had best be run: an RDD without
 * ancestors.
 *
 * @param <T> what a task yields
 */
final class Tasks<T> extends RDD<T> {
  private static final long serialVersionUID = 1;

  private final int count;
  private final Work<T> work;

  /** Known on the driver only. */
  private final transient List<String> places;

  /**
   * @param work what is done, by the number of the task
   * @param places where, by the number of the task
   */
  Tasks(SparkContext context, Class<T> type, Work<T> work, List<String> places) {
    super(context, noAncestors(), tag(type));
    this.count = places.size();
    this.work = work;
    this.places = places;
  }

  /**
   * What a task does.
   *
   * @param <T> what it yields
   */
  @FunctionalInterface
  interface Work<T> extends java.io.Serializable {
    java.util.Iterator<T> of(int task);
  }

  static <T> ClassTag<T> tag(Class<T> type) {
    return ClassTag$.MODULE$.apply(type);
  }

  private static Seq<org.apache.spark.Dependency<?>> noAncestors() {
    return CollectionConverters.asScala(List.<org.apache.spark.Dependency<?>>of()).toSeq();
  }

  static Seq<String> onlyPlace(String place) {
    return CollectionConverters.asScala(place.isEmpty() ? List.<String>of() : List.of(place))
        .toSeq();
  }

  @Override
  public Partition[] getPartitions() {
    return Share.all(count);
  }

  @Override
  public Seq<String> getPreferredLocations(Partition split) {
    return onlyPlace(places.get(split.index()));
  }

  @Override
  public Iterator<T> compute(Partition split, TaskContext context) {
    return CollectionConverters.asScala(work.of(split.index()));
  }
}
