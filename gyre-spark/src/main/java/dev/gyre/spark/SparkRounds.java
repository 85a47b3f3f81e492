package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import dev.gyre.cluster.ClusterJob;
import dev.gyre.cluster.Rounds;
import dev.gyre.system.CancelledException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.ShuffleDependency;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.rdd.RDD;
import org.apache.spark.serializer.KryoSerializer;
import scala.Tuple2;

/**
 * Rounds as jobs of Spark, of two stages each: all partitions expand, and all partitions merge what
 * they were sent. Nothing of a job is used by the next one, so that no lineage grows, and Spark's
 * files of a round are removed when it is over.
 */
final class SparkRounds implements Rounds {
  private static final String GROUP = "gyre";

  private final JavaSparkContext context;
  private final KryoSerializer serializer;
  private final Broadcast<ClusterJob> job;
  private final Places places;
  private final int partitions;
  private volatile boolean isCancelled;

  SparkRounds(JavaSparkContext context, ClusterJob job) {
    this.context = context;
    this.partitions = job.partitions();
    this.places = new Places(partitions);
    this.job = context.broadcast(job);
    // Blocks are arrays of bytes, none of which is sent twice.
    SparkConf plain = context.getConf().set("spark.kryo.referenceTracking", "false");
    this.serializer = new KryoSerializer(plain);
  }

  @Override
  public List<byte[]> round(byte[] call) {
    RoundTasks round = new RoundTasks(job, partitions, call);
    List<String> where = places.now();
    Tasks<Tuple2<Integer, byte[]>> expansion =
        new Tasks<>(context.sc(), pairs(), round::expand, where);
    Exchange exchange = new Exchange(expansion, serializer, where);
    Function2<Integer, Iterator<Tuple2<Integer, byte[]>>, Iterator<Answer>> merge = round::merge;
    JavaRDD<Answer> merged =
        JavaRDD.fromRDD(exchange, Tasks.<Tuple2<Integer, byte[]>>tag(pairs()))
            .mapPartitionsWithIndex(merge, true);
    try {
      return values(run("round", merged::collect));
    } finally {
      forget(exchange);
    }
  }

  @SuppressWarnings("unchecked") // there is no class of pairs of certain types
  private static Class<Tuple2<Integer, byte[]>> pairs() {
    return (Class<Tuple2<Integer, byte[]>>) (Class<?>) Tuple2.class;
  }

  @Override
  public List<byte[]> each(List<byte[]> questions) {
    if (questions.isEmpty()) {
      return List.of();
    }
    Questions asked = new Questions(job, new ArrayList<>(questions));
    List<String> anywhere = Collections.nCopies(questions.size(), "");
    RDD<Answer> answers = new Tasks<>(context.sc(), Answer.class, asked::answer, anywhere);
    return values(run("questions", JavaRDD.fromRDD(answers, Tasks.tag(Answer.class))::collect));
  }

  private static List<byte[]> values(List<Answer> answers) {
    return answers.stream().map(Answer::get).toList();
  }

  private List<Answer> run(String what, Supplier<List<Answer>> work) {
    if (isCancelled) {
      throw new CancelledException();
    }
    context.setJobGroup(GROUP, what, true);
    try {
      return work.get();
    } catch (RuntimeException e) {
      throw isCancelled ? new CancelledException() : givenUp(e);
    } catch (Exception e) {
      // Scala throws what it does not declare.
      throw isCancelled ? new CancelledException() : givenUp(e);
    }
  }

  private static ClusterException givenUp(Exception e) {
    String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return new ClusterException("Spark gave up: " + message, e);
  }

  /** Without waiting for the collector of garbage: a long search would fill the disks. */
  private void forget(Exchange exchange) {
    int shuffle = ((ShuffleDependency<?, ?, ?>) exchange.dependencies().head()).shuffleId();
    context
        .sc()
        .cleaner()
        .foreach(
            cleaner -> {
              cleaner.doCleanupShuffle(shuffle, false);
              return null;
            });
  }

  @Override
  public void cancel() {
    isCancelled = true;
    context.cancelJobGroup(GROUP);
  }

  @Override
  public void close() {
    job.destroy();
  }
}
