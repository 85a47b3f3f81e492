package dev.gyre.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.trace.TraceReplayer;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.search.Violation;
import dev.gyre.source.SourceFile;
import dev.gyre.system.CancelledException;
import dev.gyre.system.Channels;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A search that goes on after a violation does not lose it when its time is over. */
class ConfirmedViolationsTest {
  private static final String LONG =
      """
      byte a, b;
      active proctype P() { assert(false) }
      active proctype Q() { do :: a++ :: b++ od }
      """;

  /** What it takes to look for the finite runs of a model, as it was written. */
  private record Task(CheckOptions options, PropertyPlan plan, InterpretedSystem system) {
    static Task of(String text, Persistence persistence) {
      CheckOptions options =
          CheckOptions.none()
              .withOptimisations(Optimisations.PLAIN)
              .withThreads(1)
              .withPersistence(persistence);
      CheckReport report =
          Checker.check(CheckRequest.of(new SourceFile("model.pml", text)).withOptions(options));
      InterpretedSystem system =
          ExecutableSystems.reference(report.model().system().orElseThrow(), Channels.BLOCKING);
      return new Task(options, report.plan().orElseThrow().plans().get(0), system);
    }

    Function<Violation, FoundViolation> confirming() {
      List<List<Integer>> asWritten =
          IntStream.range(0, system.layout().system().edgeCount()).mapToObj(List::of).toList();
      return FiniteCheck.confirming(new TraceReplayer(system, asWritten), plan.property());
    }

    PropertyCheck.Result run(
        CheckObserver observer,
        Function<Violation, FoundViolation> confirm,
        ConfirmedViolations confirmed) {
      return new FiniteCheck(
              system, Optional.empty(), Optional.empty(), Optional.empty(), plan, observer)
          .run(options, confirm, confirmed);
    }
  }

  /** Cancels a check as soon as it hears of it. */
  private static CheckObserver cancelling(AtomicBoolean isOver) {
    return new CheckObserver() {
      @Override
      public void progress(Progress progress) {
        isOver.set(true);
      }

      @Override
      public boolean isCancelled() {
        return isOver.get();
      }
    };
  }

  @Test
  void oneIsConfirmedBeforeTheSearchGoesOn() {
    Task task = Task.of(LONG, Persistence.ALL);
    AtomicBoolean isOver = new AtomicBoolean();
    ConfirmedViolations confirmed = new ConfirmedViolations();
    PropertyCheck.Result result =
        task.run(cancelling(isOver), unless(isOver, task.confirming()), confirmed);
    assertThat(isOver).isTrue();
    assertThat(result.report().verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.report().guarantee()).isEqualTo(Guarantee.BOUNDED);
    assertThat(result.report().reason()).contains("interrupted");
    assertThat(result.violations()).hasSize(1).isEqualTo(confirmed.violations());
  }

  private static Function<Violation, FoundViolation> unless(
      AtomicBoolean isOver, Function<Violation, FoundViolation> confirm) {
    return found -> {
      if (isOver.get()) {
        throw new CancelledException();
      }
      return confirm.apply(found);
    };
  }

  @Test
  void oneThatDoesNotFitBesideTheStatesIsConfirmedWhenTheyAreGone() {
    Task task = Task.of(LONG, Persistence.ALL);
    AtomicInteger calls = new AtomicInteger();
    PropertyCheck.Result result =
        task.run(
            CheckObserver.NONE,
            found -> {
              if (calls.incrementAndGet() == 1) {
                throw new OutOfMemoryError("planted");
              }
              return task.confirming().apply(found);
            },
            new ConfirmedViolations());
    assertThat(result.report().verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.violations()).hasSize(1);
  }

  @Test
  void whateverEndsTheCheckWhatWasConfirmedCounts() {
    Task task = Task.of(LONG, Persistence.ALL);
    ConfirmedViolations confirmed = new ConfirmedViolations();
    PropertyCheck.Result before = PropertyCheck.stopped(task.plan(), "late", confirmed);
    assertThat(before.report().verdict()).isEqualTo(Verdict.UNDECIDED);
    task.run(CheckObserver.NONE, task.confirming(), confirmed);
    PropertyCheck.Result after = PropertyCheck.stopped(task.plan(), "late", confirmed);
    assertThat(after.report().verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(after.report().reason()).contains("late");
    assertThat(after.violations()).hasSize(1);
  }
}
