package dev.gyre.tck.product;

import dev.gyre.engine.Checker;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.tck.Engines;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Asks Gyre, and does not wait for ever. */
final class Judge implements AutoCloseable {
  /** Far more than the limit that each question carries. */
  private static final long PATIENCE_SECONDS = 60;

  private static final int STATES_IN_STEP = 300;

  private ExecutorService worker = newWorker();

  private static ExecutorService newWorker() {
    return Executors.newSingleThreadExecutor(
        task -> {
          Thread thread = new Thread(task, "judge");
          thread.setDaemon(true);
          return thread;
        });
  }

  Answer ask(Question question) {
    return inTime(() -> here(question), Answer.hang());
  }

  private <T> T inTime(Callable<T> task, T otherwise) {
    Future<T> answer = worker.submit(task);
    try {
      return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      worker.shutdownNow();
      worker = newWorker();
      return otherwise;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static Answer here(Question question) {
    try {
      return Answer.of(Checker.check(question.request()));
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError fault) {
      return Answer.fault(fault);
    }
  }

  /** Whether both ways to execute a model take the same steps; no answer if that takes too long. */
  Optional<Disagreement> engines(ModelFacts facts) {
    return inTime(() -> enginesHere(facts), Optional.empty());
  }

  private static Optional<Disagreement> enginesHere(ModelFacts facts) {
    try {
      return Engines.difference(facts.system(), STATES_IN_STEP)
          .map(
              words -> new Disagreement(Disagreement.Sort.ENGINES, "", words.replace("\n", " / ")));
    } catch (FaultyStartException | ModelTooLargeException e) {
      return Optional.empty();
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError fault) {
      Answer answer = Answer.fault(fault);
      return Disagreement.between(answer, answer, Settings.plain());
    }
  }

  /** The disagreement between a question and the same one asked plainly. */
  Optional<Disagreement> disagreement(Question question) {
    if (ModelFacts.of(question.model()).isEmpty() && !ModelFacts.breaksFrontEnd(question.model())) {
      return Optional.empty();
    }
    return Disagreement.between(ask(question.reference()), ask(question), question.settings());
  }

  @Override
  public void close() {
    worker.shutdownNow();
  }
}
