package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import dev.gyre.spark.link.Link;
import dev.gyre.spark.link.Message;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.SignalUtils;

/**
 * What spark-submit starts: Gyre's side in Spark's driver. It does what the Gyre that started it
 * says on the standard input, answers on the standard output, and ends with it.
 */
public final class SparkMain {
  private SparkMain() {}

  /**
   * @param arguments none
   */
  public static void main(String[] arguments) throws IOException {
    Link link =
        new Link(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out));
    // Whatever a library prints must not come between the messages.
    System.setOut(System.err);
    // Ctrl-C is for Gyre, which then says what is to be done.
    SignalUtils.register("INT", () -> true);
    link.greet();
    try (JavaSparkContext context = new JavaSparkContext(SparkSettings.of(new SparkConf()))) {
      ExecutorCount executors = ExecutorCount.await(context.getConf());
      String words =
          executors.number()
              + "\nSpark "
              + context.version()
              + " at "
              + context.master()
              + " ("
              + context.sc().applicationId()
              + ")";
      link.send(Message.of(0, Message.Kind.READY, words));
      new Server(link, context).serve();
    } catch (ClusterException e) {
      link.send(Message.of(0, Message.Kind.FAULT, e.getMessage()));
    }
  }
}
