package dev.gyre.suite.run;

import dev.gyre.engine.run.CheckObserver;
import dev.gyre.suite.CaseResult;
import dev.gyre.suite.Outcome;
import dev.gyre.suite.TestCase;
import dev.gyre.system.DeepThread;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Runs cases side by side, each with one worker, and tells the results in their order. */
public final class SuiteRun {
  private final ResultCache cache;
  private final int jobs;
  private final CheckObserver observer;
  private final MemoryBudget memory;

  /**
   * @param jobs how many cases may run at the same time
   * @param isCancelled whether to end, with what there is
   */
  public SuiteRun(ResultCache cache, int jobs, BooleanSupplier isCancelled) {
    this.cache = cache;
    this.jobs = jobs;
    this.memory = new MemoryBudget(Runtime.getRuntime().maxMemory(), jobs);
    this.observer =
        new CheckObserver() {
          @Override
          public void progress(Progress progress) {
            // Cases are short, and several at a time; each result is told when it is there.
          }

          @Override
          public boolean isCancelled() {
            return isCancelled.getAsBoolean();
          }
        };
  }

  /**
   * All results.
   *
   * @param listener hears each as soon as it and all before it are there
   */
  public List<CaseResult> run(List<TestCase> cases, Consumer<CaseResult> listener) {
    List<Optional<CaseResult>> slots = new ArrayList<>();
    cases.forEach(c -> slots.add(Optional.empty()));
    AtomicInteger next = new AtomicInteger();
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < Math.min(jobs, cases.size()); i++) {
      Thread worker = DeepThread.of(() -> work(cases, next, slots), "gyre-test-" + i);
      worker.start();
      workers.add(worker);
    }
    List<CaseResult> results = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      CaseResult result = await(slots, i);
      results.add(result);
      listener.accept(result);
    }
    workers.forEach(SuiteRun::join);
    return results;
  }

  private void work(List<TestCase> cases, AtomicInteger next, List<Optional<CaseResult>> slots) {
    for (int i = next.getAndIncrement(); i < cases.size(); i = next.getAndIncrement()) {
      CaseResult result = result(cases.get(i));
      synchronized (slots) {
        slots.set(i, Optional.of(result));
        slots.notifyAll();
      }
    }
  }

  private CaseResult result(TestCase testCase) {
    try {
      return new CaseRun(testCase, cache, memory, observer).run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return CaseResult.of(testCase, Outcome.ofFault("interrupted"), CaseResult.Origin.RUN);
    } catch (RuntimeException | Error e) {
      // One case must not take the others with it.
      return CaseResult.of(testCase, Outcome.ofFault(e.toString()), CaseResult.Origin.RUN);
    }
  }

  private static CaseResult await(List<Optional<CaseResult>> slots, int index) {
    boolean isInterrupted = false;
    try {
      synchronized (slots) {
        while (slots.get(index).isEmpty()) {
          try {
            slots.wait();
          } catch (InterruptedException e) {
            isInterrupted = true;
          }
        }
        return slots.get(index).get();
      }
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static void join(Thread worker) {
    try {
      worker.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
