package dev.gyre.engine.run;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.audit.Breach;
import dev.gyre.audit.BreachException;
import dev.gyre.plan.Assurance;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.StateAudit;
import dev.gyre.system.CancelledException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What becomes of a breach that is seen just before a search ends. */
@Timeout(60)
final class MonitorTest {
  private static final int[] STATE = {1, 2, 3};

  /** More than are kept until the search is over. */
  private static final int MANY = 4_001;

  private final CountDownLatch seen = new CountDownLatch(1);

  /** Of a search that is over and did not hear of it any more. */
  private Monitor afterBreach() throws InterruptedException {
    Monitor monitor =
        Monitor.of(
            List.of(
                () ->
                    state -> {
                      seen.countDown();
                      throw new BreachException(new Breach(Breach.Reduction.SYMMETRY, "planted"));
                    }),
            Assurance.DEFAULT);
    StateAudit audit = monitor.newAudit();
    for (int i = 0; i < MANY; i++) {
      audit.look(STATE, 0, STATE.length);
    }
    seen.await();
    monitor.stop();
    return monitor;
  }

  @ParameterizedTest
  @EnumSource(value = SearchOutcome.End.class, mode = EnumSource.Mode.EXCLUDE, names = "VIOLATION")
  void itIsToldHoweverTheSearchEnded(SearchOutcome.End end) throws InterruptedException {
    Monitor monitor = afterBreach();

    assertThatThrownBy(() -> monitor.finish(end)).isInstanceOf(BreachException.class);
    assertThatThrownBy(() -> monitor.finish(end, false)).isInstanceOf(BreachException.class);
  }

  @Test
  void aViolationThatIsConfirmedStands() throws InterruptedException {
    Monitor monitor = afterBreach();

    assertThatCode(() -> monitor.finish(SearchOutcome.End.VIOLATION)).doesNotThrowAnyException();
    assertThatCode(() -> monitor.finish(SearchOutcome.End.TIME_LIMIT, true))
        .doesNotThrowAnyException();
  }

  @Test
  void itIsToldAlsoIfThereIsNoTimeForAnotherSearchOfTheProperty() throws InterruptedException {
    Monitor monitor = afterBreach();
    Runnable late =
        () -> {
          throw new CancelledException();
        };
    List<Runnable> audits = List.of(late, () -> monitor.finish(SearchOutcome.End.TIME_LIMIT));

    assertThatThrownBy(() -> audits.forEach(PlannedCheck::audit))
        .isInstanceOf(BreachException.class);
  }
}
