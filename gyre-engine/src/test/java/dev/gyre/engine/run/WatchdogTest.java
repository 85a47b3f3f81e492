package dev.gyre.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.audit.Breach;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.system.CancelledException;
import dev.gyre.system.Channels;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A check ends when its time is over, and what it knows by then is not lost. */
class WatchdogTest {
  private static final String VIOLATED = "active proctype P() { assert(false) }\n";

  private static CheckRequest request(Duration timeout) {
    return CheckRequest.of(new SourceFile("model.pml", VIOLATED))
        .withLimits(new Limits(OptionalLong.empty(), Optional.of(timeout), OptionalLong.empty()));
  }

  private static CheckOptions started(CheckRequest request) {
    return request.options().withLimits(request.options().limits().from(System.nanoTime()));
  }

  @Test
  @Timeout(20)
  void whatDoesNotNoticeThatItIsCancelledIsLeftAlone() {
    CheckReport known = Checker.check(request(Duration.ofMinutes(1)));
    AtomicBoolean isEnough = new AtomicBoolean();
    CheckReport answer =
        Watchdog.run(
            started(request(Duration.ofMillis(100))),
            CheckObserver.NONE,
            () -> {
              while (!isEnough.get()) {
                Thread.onSpinWait();
              }
              return known;
            },
            () -> known);
    isEnough.set(true);
    assertThat(answer).isSameAs(known);
  }

  @Test
  @Timeout(20)
  void whoeverInterruptsTheCallerEndsTheCheck() {
    Thread.currentThread().interrupt();
    CheckReport report = Checker.check(request(Duration.ofHours(1)));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(report.verdict()).isIn(Verdict.UNDECIDED, Verdict.VIOLATED);
  }

  @Test
  void aTimeBeyondAllCountingIsALongOne() {
    Duration centuries = Duration.ofHours(999_999_999_999L);
    assertThat(Checker.check(request(centuries)).verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void afterABreachNothingCountsThatWasKnownBefore() {
    CheckReport before = Checker.check(request(Duration.ofMinutes(1)));
    CheckReport nothing = CheckReport.unusable(before.model());
    Interim interim = new Interim(reason -> nothing);
    interim.set(reason -> before);
    assertThat(interim.answer("late").verdict()).isEqualTo(Verdict.VIOLATED);
    interim.restart(List.of(new Breach(Breach.Reduction.SYMMETRY, "planted")));
    assertThat(interim.answer("late").verdict()).isEqualTo(Verdict.ERROR);
    assertThat(interim.answer("late").breaches()).hasSize(1);
  }

  @Test
  void aViolationThatCouldNotBeConfirmedIsNoVerdictButIsTold() {
    CheckRequest request = request(Duration.ofMinutes(1));
    CheckReport report = Checker.check(request);
    PropertyPlan plan = report.plan().orElseThrow().plans().get(0);
    InterpretedSystem system =
        ExecutableSystems.reference(report.model().system().orElseThrow(), Channels.BLOCKING);
    PropertyReport unconfirmed =
        new FiniteCheck(
                system,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                plan,
                CheckObserver.NONE)
            .run(
                request.options().withPersistence(Persistence.ALL),
                found -> {
                  throw new CancelledException();
                },
                new ConfirmedViolations())
            .report();
    assertThat(unconfirmed.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(unconfirmed.guarantee()).isEqualTo(Guarantee.BOUNDED);
    assertThat(unconfirmed.reason().orElseThrow())
        .contains("before a violation that was found could be confirmed");
  }
}
