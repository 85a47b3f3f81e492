package dev.gyre.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.system.InternalFault;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class AuditScheduleTest {
  private static final int[] STATE = {1, 2, 3};
  private static final int FIRST = 4_000;
  private static final int MANY = 5_000;

  private final AtomicInteger looks = new AtomicInteger();

  private AuditSchedule counting() {
    return new AuditSchedule(() -> List.of(state -> looks.incrementAndGet()));
  }

  private static AuditSchedule failing() {
    return new AuditSchedule(
        () ->
            List.of(
                state -> {
                  throw new BreachException(new Breach(Breach.Reduction.SYMMETRY, "a mistake"));
                }));
  }

  private static void show(AuditSchedule schedule, int states) {
    for (int i = 0; i < states; i++) {
      schedule.look(STATE, 0, STATE.length);
    }
  }

  @Test
  void theStatesOfASmallSearchAreLookedAtWhenItIsOver() {
    AuditSchedule schedule = counting();
    show(schedule, 100);
    schedule.stop();
    assertThat(looks).hasValue(0);

    schedule.finish();

    assertThat(looks).hasValue(100);
  }

  @Test
  void ofALargeSearchSomeAreLookedAtInAnyCase() {
    AuditSchedule schedule = counting();
    show(schedule, MANY);
    schedule.stop();
    schedule.finish();

    assertThat(looks.get()).isGreaterThanOrEqualTo(16);
  }

  @Test
  void aBreachInASmallSearchIsToldAtTheEnd() {
    AuditSchedule schedule = failing();
    show(schedule, 1);
    schedule.stop();

    assertThatThrownBy(schedule::finish).isInstanceOf(BreachException.class);
  }

  @Test
  @Timeout(60)
  void aBreachInALargeSearchEndsIt() {
    AuditSchedule schedule = failing();

    assertThatThrownBy(
            () -> {
              while (true) {
                show(schedule, MANY);
              }
            })
        .isInstanceOf(BreachException.class);
    schedule.stop();
  }

  @Test
  void nobodyLooksAfterTheEnd() {
    AuditSchedule schedule = counting();
    show(schedule, MANY);
    schedule.stop();
    int before = looks.get();
    show(schedule, MANY);

    assertThat(looks).hasValue(before);
  }

  @Test
  @Timeout(60)
  void anAuditorWithoutMemoryTriesAgain() throws InterruptedException {
    AtomicInteger made = new AtomicInteger();
    AuditSchedule schedule =
        new AuditSchedule(
            () -> {
              if (made.incrementAndGet() < 3) {
                throw new OutOfMemoryError("planted");
              }
              return List.of(state -> looks.incrementAndGet());
            });

    while (looks.get() == 0) {
      show(schedule, MANY);
      Thread.sleep(1);
    }
    schedule.stop();
    schedule.finish();

    assertThat(made).hasValue(3);
  }

  @Test
  void whatCouldNotBeMadeForLackOfMemoryHasLookedAtNothing() {
    AuditSchedule schedule =
        new AuditSchedule(
            () -> {
              throw new OutOfMemoryError("planted");
            });
    show(schedule, MANY);
    schedule.stop();

    assertThatThrownBy(schedule::finish).isInstanceOf(OutOfMemoryError.class);
  }

  @Test
  @Timeout(60)
  void anyOtherErrorIsAFaultAndEndsTheSearch() {
    AuditSchedule schedule = overflowing();

    assertThatThrownBy(
            () -> {
              while (true) {
                show(schedule, MANY);
              }
            })
        .isInstanceOf(InternalFault.class);
    schedule.stop();
  }

  @Test
  void anyOtherErrorIsToldAtTheEndOfASmallSearch() {
    AuditSchedule schedule = overflowing();
    show(schedule, 1);
    schedule.stop();

    assertThatThrownBy(schedule::finish).isInstanceOf(InternalFault.class);
  }

  private static AuditSchedule overflowing() {
    return new AuditSchedule(
        () ->
            List.of(
                state -> {
                  throw new StackOverflowError("planted");
                }));
  }

  @Test
  @Timeout(60)
  void aBreachIsToldAfterASearchThatWasCutShort() {
    CountDownLatch seen = new CountDownLatch(1);
    AuditSchedule schedule =
        new AuditSchedule(
            () ->
                List.of(
                    state -> {
                      seen.countDown();
                      throw new BreachException(new Breach(Breach.Reduction.SYMMETRY, "a mistake"));
                    }));
    show(schedule, FIRST + 1);
    assertThat(seen).satisfies(latch -> latch.await());
    schedule.stop();

    assertThatThrownBy(schedule::tell).isInstanceOf(BreachException.class);
  }

  @Test
  void nothingMoreIsLookedAtAfterASearchThatWasCutShort() {
    AuditSchedule schedule = failing();
    show(schedule, 100);
    schedule.stop();

    schedule.tell();
  }
}
