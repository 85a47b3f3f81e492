package dev.gyre.spark.submit;

import dev.gyre.cluster.ClusterException;
import dev.gyre.spark.link.Link;
import dev.gyre.spark.link.Message;
import dev.gyre.spark.link.Message.Kind;
import dev.gyre.system.CancelledException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The process that spark-submit has become, and the line to it. When it ends, whoever waits for an
 * answer is told so; when this process ends, the other one does.
 */
final class SparkProcess implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 20;
  private static final int INTERRUPTED = 130;

  /** Under this number comes what was not asked for. */
  private static final int UNASKED = 0;

  private final Process process;
  private final Link link;
  private final DriverLog log;
  private final AtomicInteger numbers = new AtomicInteger();
  private final Map<Integer, CompletableFuture<Message>> waiting = new ConcurrentHashMap<>();
  private final CompletableFuture<Message> ready = new CompletableFuture<>();
  private volatile boolean isClosing;
  private volatile boolean wasReady;

  private SparkProcess(Process process, DriverLog log) {
    this.process = process;
    this.log = log;
    this.link = new Link(process.getInputStream(), process.getOutputStream());
    waiting.put(UNASKED, ready);
    Thread reader = new Thread(this::listen, "gyre-spark");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * @param home what SPARK_HOME is for it
   */
  static SparkProcess start(ProcessBuilder command, Path home) {
    DriverLog log = DriverLog.create();
    command.redirectError(log.file().toFile());
    command.environment().put("SPARK_HOME", home.toString());
    try {
      return new SparkProcess(command.start(), log);
    } catch (IOException e) {
      throw new ClusterException("spark-submit cannot be started: " + e.getMessage(), e);
    }
  }

  /** What it said of itself when the cluster was there. */
  String ready() {
    String words = answer(ready).text();
    wasReady = true;
    return words;
  }

  /**
   * Asks, and waits for the answer, however long that takes.
   *
   * @throws ClusterException if there is none, or it is a fault
   * @throws CancelledException if it was cancelled
   */
  byte[] ask(Kind kind, byte[] body) {
    int number = numbers.incrementAndGet();
    CompletableFuture<Message> reply = new CompletableFuture<>();
    waiting.put(number, reply);
    if (ready.isCompletedExceptionally()) {
      throw ended();
    }
    try {
      link.send(new Message(number, kind, body));
    } catch (IOException e) {
      waiting.remove(number);
      throw ended();
    }
    return answer(reply).body();
  }

  /** Says something that has no answer. */
  void tell(Kind kind) {
    try {
      link.send(new Message(UNASKED, kind, new byte[0]));
    } catch (IOException e) {
      // Whoever waits for an answer is told.
      return;
    }
  }

  private Message answer(CompletableFuture<Message> reply) {
    Message said;
    try {
      said = reply.get();
    } catch (ExecutionException e) {
      throw ended();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancelledException();
    }
    return switch (said.kind()) {
      case CANCELLED -> throw new CancelledException();
      case FAULT -> throw new ClusterException(said.text());
      default -> said;
    };
  }

  private void listen() {
    try {
      if (link.awaitGreeting()) {
        for (Optional<Message> said = link.receive(); said.isPresent(); said = link.receive()) {
          CompletableFuture<Message> reply = waiting.remove(said.get().number());
          if (reply != null) {
            reply.complete(said.get());
          }
        }
      }
    } catch (IOException e) {
      // The end, as below.
    } finally {
      IOException end = new IOException("Spark's driver has ended");
      ready.completeExceptionally(end);
      ready.obtrudeException(end);
      waiting.values().forEach(reply -> reply.completeExceptionally(end));
    }
  }

  private RuntimeException ended() {
    int status = -1;
    try {
      if (process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        status = process.exitValue();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (isClosing || status == INTERRUPTED) {
      return new CancelledException();
    }
    return new ClusterException(
        "Spark's driver ended"
            + (status < 0 ? "" : " with status " + status)
            + (wasReady ? "; the same command with --resume goes on" : "")
            + log.words());
  }

  /** Ends it, if it does not end by itself when there is nothing more to be done. */
  @Override
  public void close() {
    isClosing = true;
    try {
      process.getOutputStream().close();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      process.destroyForcibly();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    log.forget();
  }
}
