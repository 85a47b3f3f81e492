package dev.gyre.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class WorkerPoolTest {
  private final AtomicInteger ran = new AtomicInteger();

  @Test
  void allWorkersRun() {
    WorkerPool.run(Collections.nCopies(3, ran::incrementAndGet));

    assertThat(ran).hasValue(3);
  }

  @Test
  void ifOneCannotBeStartedNobodyWorks() throws InterruptedException {
    List<Thread> started = new ArrayList<>();

    assertThatThrownBy(
            () ->
                WorkerPool.run(
                    Collections.nCopies(3, ran::incrementAndGet),
                    thread -> {
                      if (!started.isEmpty()) {
                        throw new OutOfMemoryError("planted");
                      }
                      started.add(thread);
                      thread.start();
                    }))
        .isInstanceOf(OutOfMemoryError.class);

    started.get(0).join();
    assertThat(ran).hasValue(0);
  }
}
