package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import dev.gyre.cluster.ClusterJob;
import dev.gyre.spark.link.Link;
import dev.gyre.spark.link.Message;
import dev.gyre.spark.link.Message.Kind;
import dev.gyre.spark.link.Words;
import dev.gyre.system.CancelledException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/** Does what it is asked to on a line, until that ends. */
final class Server {
  private final Link link;
  private final JavaSparkContext context;
  private final Files files = new Files();
  private volatile Optional<SparkRounds> search = Optional.empty();

  Server(Link link, JavaSparkContext context) {
    this.link = link;
    this.context = context;
  }

  void serve() throws IOException {
    ExecutorService threads =
        Executors.newCachedThreadPool(
            work -> {
              Thread thread = new Thread(work, "gyre-request");
              thread.setDaemon(true);
              return thread;
            });
    try {
      for (Optional<Message> request = link.receive();
          request.isPresent();
          request = link.receive()) {
        Message asked = request.get();
        if (asked.kind() == Kind.CANCEL) {
          search.ifPresent(SparkRounds::cancel);
        } else {
          threads.execute(() -> answer(asked));
        }
      }
    } finally {
      // Whoever wanted the answers is gone.
      search.ifPresent(SparkRounds::cancel);
      threads.shutdownNow();
    }
  }

  private void answer(Message asked) {
    Message said;
    try {
      said = new Message(asked.number(), Kind.DONE, done(asked));
    } catch (CancelledException e) {
      said = new Message(asked.number(), Kind.CANCELLED, new byte[0]);
    } catch (ClusterException e) {
      said = Message.of(asked.number(), Kind.FAULT, e.getMessage());
    } catch (IOException | RuntimeException e) {
      said = Message.of(asked.number(), Kind.FAULT, "in Spark's driver: " + e);
    }
    try {
      link.send(said);
    } catch (IOException e) {
      // Nobody listens any more: serve() sees the same.
      return;
    }
  }

  private byte[] done(Message asked) throws IOException {
    return switch (asked.kind()) {
      case OPEN -> open(Words.parts(asked.body()));
      case ROUND -> Words.of(rounds().round(asked.body()));
      case EACH -> Words.of(rounds().each(Words.parts(asked.body())));
      case CLOSE -> {
        search.ifPresent(SparkRounds::close);
        search = Optional.empty();
        yield new byte[0];
      }
      default -> files.answer(asked);
    };
  }

  private SparkRounds rounds() {
    return search.orElseThrow(() -> new ClusterException("no search is open"));
  }

  /** Gives back the names of what the executors have written. */
  private byte[] open(List<byte[]> parts) {
    ClusterJob job = Words.job(parts);
    SparkRounds rounds = new SparkRounds(context, job);
    search = Optional.of(rounds);
    return Words.of(probe(job, Words.text(parts.get(parts.size() - 1))));
  }

  private List<byte[]> probe(ClusterJob job, String token) {
    Broadcast<ClusterJob> sent = context.broadcast(job);
    Probe probe = new Probe(sent, token);
    int machines = Math.max(1, Places.alive().size());
    List<String> places = new Places(machines).now();
    JavaRDD<Answer> answers =
        JavaRDD.fromRDD(
            new Tasks<>(context.sc(), Answer.class, probe::answer, places),
            Tasks.tag(Answer.class));
    try {
      return answers.collect().stream().map(Answer::get).toList();
    } finally {
      sent.destroy();
    }
  }
}
