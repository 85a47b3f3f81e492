package dev.gyre.spark;

import java.util.List;
import org.apache.spark.Partition;
import org.apache.spark.Partitioner;
import org.apache.spark.rdd.RDD;
import org.apache.spark.rdd.ShuffledRDD;
import org.apache.spark.serializer.Serializer;
import scala.Tuple2;
import scala.collection.immutable.Seq;

/** Brings every block to the partition it is for, at the place where that partition lives. */
final class Exchange extends ShuffledRDD<Integer, byte[], byte[]> {
  private static final long serialVersionUID = 1;

  /** Known on the driver only. */
  private final transient List<String> places;

  Exchange(RDD<Tuple2<Integer, byte[]>> sent, Serializer serializer, List<String> places) {
    super(
        sent,
        new ByNumber(places.size()),
        Tasks.tag(Integer.class),
        Tasks.tag(byte[].class),
        Tasks.tag(byte[].class));
    this.places = places;
    setSerializer(serializer);
  }

  @Override
  public Seq<String> getPreferredLocations(Partition split) {
    return Tasks.onlyPlace(places.get(split.index()));
  }

  /** A block is for the partition whose number it has; faults have numbers from the count on. */
  private static final class ByNumber extends Partitioner {
    private static final long serialVersionUID = 1;

    private final int count;

    ByNumber(int count) {
      this.count = count;
    }

    @Override
    public int numPartitions() {
      return count;
    }

    @Override
    public int getPartition(Object number) {
      return (Integer) number % count;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof ByNumber same && same.count == count;
    }

    @Override
    public int hashCode() {
      return count;
    }
  }
}
