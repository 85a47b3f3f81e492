package dev.gyre.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;

/**
 * Many small pieces of work passed round among a few workers: each is done once, and everybody goes
 * home exactly when all of it is done.
 */
class WorkShareRaceTest {
  private static final int ROUNDS = 500;
  private static final int PIECES = 500;

  @Test
  void eachPieceIsDoneOnceAndThenAllStop() throws InterruptedException {
    int passedOn = 0;
    for (int round = 0; round < ROUNDS; round++) {
      passedOn += run(2 + round % 3, round);
    }
    // Otherwise the first worker did everything and nothing was shared.
    assertThat(passedOn).isGreaterThan(ROUNDS);
  }

  /** The result is the number of pieces that were done by another worker than the first. */
  private static int run(int workers, int seed) throws InterruptedException {
    WorkSharing share = new WorkSharing(workers);
    AtomicIntegerArray done = new AtomicIntegerArray(PIECES);
    int[] byOthers = new int[workers];
    share.give(PathStack.Job.first(0));
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < workers; t++) {
      int me = t;
      threads.add(new Thread(() -> byOthers[me] = work(share, done, seed)));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join(60_000);
      assertThat(thread.isAlive()).as("round %d: a worker waits for ever", seed).isFalse();
    }
    for (int piece = 0; piece < PIECES; piece++) {
      assertThat(done.get(piece)).as("round %d piece %d", seed, piece).isEqualTo(1);
    }
    int all = 0;
    int most = 0;
    for (int count : byOthers) {
      all += count;
      most = Math.max(most, count);
    }
    return all - most;
  }

  /** Piece n leads to pieces 2n+1 and 2n+2; those that nobody is hungry for are done here. */
  private static int work(WorkSharing share, AtomicIntegerArray done, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    PathStack stack = new PathStack();
    int count = 0;
    try {
      while (share.take(stack)) {
        while (stack.unwind()) {
          int piece = (int) stack.enter();
          done.incrementAndGet(piece);
          count++;
          for (int next = 2 * piece + 1; next <= 2 * piece + 2 && next < PIECES; next++) {
            stack.push(next);
          }
          if (share.isHungry() || random.nextInt(4) == 0) {
            PathStack.Job part = stack.give();
            if (part != null) {
              share.give(part);
            }
          }
          // As long as an expansion, so that the others have woken up before all is done.
          for (int i = 0; i < 300; i++) {
            Thread.onSpinWait();
          }
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return count;
  }
}
