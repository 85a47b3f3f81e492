package dev.gyre.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.property.Check;
import dev.gyre.store.TableStore;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A worker that breaks off with an error of any sort has not seen what it was given: the search has
 * no outcome then, and nobody waits for that worker.
 */
class WorkerErrorTest {
  private static final int STATES = 20_000;

  /** From here on the first worker takes its time, so that the other one gets its turn. */
  private static final int ALONE = 5_000;

  private static final TinySystem FAN =
      new TinySystem(
          IntStream.rangeClosed(1, STATES).mapToObj(s -> new int[] {0, s}).toArray(int[][]::new),
          Set.of(),
          Set.of(),
          IntStream.rangeClosed(1, STATES).boxed().collect(Collectors.toSet()));

  private static final SearchOptions TWO_WORKERS =
      new SearchOptions(Check.safety(), SearchOptions.AfterViolation.STOP, SearchLimits.none(), 2);

  /** Lets the second worker run out of stack in the first state that it looks at. */
  private static final class ShortStack implements SearchObserver {
    private final CountDownLatch broken = new CountDownLatch(1);
    private int looks;

    @Override
    public void progress(Progress progress) {
      // Not of interest.
    }

    @Override
    public boolean isCancelled() {
      return false;
    }

    @Override
    public StateAudit newAudit() {
      Thread first = Thread.currentThread();
      return (words, start, length) -> {
        if (Thread.currentThread() != first) {
          broken.countDown();
          throw new StackOverflowError("planted");
        }
        if (++looks > ALONE) {
          awaitBreak();
        }
        return 1;
      };
    }

    private void awaitBreak() {
      try {
        broken.await(1, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Test
  @Timeout(20)
  void depthFirst() {
    DepthFirstSearch search =
        new DepthFirstSearch(FAN, new TableStore(), TWO_WORKERS, new ShortStack());
    assertThatThrownBy(search::run).isInstanceOf(StackOverflowError.class);
  }

  @Test
  @Timeout(20)
  void breadthFirst() {
    BreadthFirstSearch search =
        new BreadthFirstSearch(FAN, new TableStore(), TWO_WORKERS, new ShortStack());
    assertThatThrownBy(search::run).isInstanceOf(StackOverflowError.class);
  }
}
