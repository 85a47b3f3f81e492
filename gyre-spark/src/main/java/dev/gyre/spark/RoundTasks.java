package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import dev.gyre.cluster.ClusterJob;
import dev.gyre.cluster.OutgoingBlock;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;

/**
 * The two halves of a round, as they run on executors.
 *
 * @param job sent to each executor once
 * @param partitions how many there are
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares them
record RoundTasks(Broadcast<ClusterJob> job, int partitions, byte[] call) implements Serializable {
  private static final long serialVersionUID = 1;

  /** What a partition sends, as pairs of a number and a block. */
  Iterator<Tuple2<Integer, byte[]>> expand(int partition) {
    try {
      return new Sent(ExecutorWorkers.of(job.value()).expand(partition, call));
    } catch (ClusterException e) {
      return List.of(fault(e)).iterator();
    }
  }

  /** What came out of what a partition was sent. */
  Iterator<Answer> merge(int partition, Iterator<Tuple2<Integer, byte[]>> blocks) {
    try {
      byte[] record = ExecutorWorkers.of(job.value()).merge(partition, call, new Received(blocks));
      return List.of(Answer.of(record)).iterator();
    } catch (ClusterException e) {
      return List.of(Answer.of(e)).iterator();
    }
  }

  /** For the first partition, with a number that no block has. */
  private Tuple2<Integer, byte[]> fault(ClusterException e) {
    return new Tuple2<>(
        partitions, String.valueOf(e.getMessage()).getBytes(StandardCharsets.UTF_8));
  }

  /** Ends with the fault, if there is one on the way. */
  private final class Sent implements Iterator<Tuple2<Integer, byte[]>> {
    private final Iterator<OutgoingBlock> blocks;
    private Tuple2<Integer, byte[]> next;
    private boolean isOver;

    Sent(Iterator<OutgoingBlock> blocks) {
      this.blocks = blocks;
    }

    @Override
    public boolean hasNext() {
      if (next == null && !isOver) {
        try {
          isOver = !blocks.hasNext();
          next = isOver ? null : pair(blocks.next());
        } catch (ClusterException e) {
          isOver = true;
          next = fault(e);
        }
      }
      return next != null;
    }

    private Tuple2<Integer, byte[]> pair(OutgoingBlock block) {
      return new Tuple2<>(block.to(), block.data());
    }

    @Override
    public Tuple2<Integer, byte[]> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      Tuple2<Integer, byte[]> pair = next;
      next = null;
      return pair;
    }
  }

  /** Throws the fault of a sender. */
  private final class Received implements Iterator<byte[]> {
    private final Iterator<Tuple2<Integer, byte[]>> pairs;

    Received(Iterator<Tuple2<Integer, byte[]>> pairs) {
      this.pairs = pairs;
    }

    @Override
    public boolean hasNext() {
      return pairs.hasNext();
    }

    @Override
    public byte[] next() {
      Tuple2<Integer, byte[]> pair = pairs.next();
      if (pair._1() >= partitions) {
        throw new ClusterException(new String(pair._2(), StandardCharsets.UTF_8));
      }
      return pair._2();
    }
  }
}
