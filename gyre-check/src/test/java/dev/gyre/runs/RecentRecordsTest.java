package dev.gyre.runs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.runs.RecentRecords.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class RecentRecordsTest {
  @Test
  void whatIsCertainIsTrue() {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      int length = 1 + random.nextInt(3);
      RecentRecords table = new RecentRecords(length, 1 << (7 + random.nextInt(14)));
      Set<List<Long>> added = new HashSet<>();
      int spread = 1 + random.nextInt(60_000);
      Set<Answer> answers = EnumSet.noneOf(Answer.class);
      for (int i = 0; i < 30_000; i++) {
        long[] record = record(random, length, spread);
        Answer answer = add(table, record);
        boolean wasThere = !added.add(Arrays.stream(record).boxed().toList());
        assertThat(answer).isNotEqualTo(wasThere ? Answer.NEW : Answer.KNOWN);
        answers.add(answer);
        if (i % 1000 == 0) {
          table.growIfFull();
        }
      }
      assertThat(answers).contains(Answer.NEW);
    }
  }

  @Test
  void aTableWithRoomForgetsLittle() {
    RecentRecords table = new RecentRecords(1, 1 << 23);
    int unclear = 0;
    for (long i = 0; i < 300_000; i++) {
      unclear += add(table, new long[] {1 + i * 7919}) == Answer.UNCLEAR ? 1 : 0;
      if (i % 1000 == 0) {
        table.growIfFull();
      }
    }
    assertThat(unclear).isLessThan(15_000);
  }

  @Test
  void threadsAgreeOnWhoCameFirst() throws InterruptedException {
    RecentRecords table = new RecentRecords(2, 1 << 22);
    Set<Long> fresh = ConcurrentHashMap.newKeySet();
    Set<Long> unclear = ConcurrentHashMap.newKeySet();
    Set<Long> twice = ConcurrentHashMap.newKeySet();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 3; t++) {
      long seed = t;
      threads.add(
          new Thread(
              () -> {
                Random random = new Random(seed);
                for (int i = 0; i < 100_000; i++) {
                  long number = 1L + random.nextInt(40_000);
                  Answer answer = add(table, new long[] {number, -number});
                  if (answer == Answer.UNCLEAR) {
                    unclear.add(number);
                  } else if (answer == Answer.NEW && !fresh.add(number)) {
                    twice.add(number);
                  }
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(twice).isEmpty();
    assertThat(fresh.size() + unclear.size()).isGreaterThan(39_000);
  }

  private static Answer add(RecentRecords table, long[] record) {
    long hash = RecentRecords.hash(record, 0, record.length);
    table.touch(hash);
    return table.add(hash, record, 0, record.length);
  }

  /** No record begins with 0 or -1, and none ends with 0 in a second word. */
  private static long[] record(Random random, int most, int spread) {
    long[] record = new long[1 + random.nextInt(most + 1)];
    record[0] = record.length * 100_000_000L + 1 + random.nextInt(spread);
    for (int i = 1; i < record.length; i++) {
      record[i] = random.nextInt(2);
    }
    return record;
  }
}
