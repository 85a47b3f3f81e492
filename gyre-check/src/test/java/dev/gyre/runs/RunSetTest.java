package dev.gyre.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RunSetTest {
  @Test
  void aSetThatMergesItsRunsKnowsTheSameRecords() throws InterruptedException {
    for (int seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      MemoryDirectory directory = new MemoryDirectory();
      RunFiles files = RandomRecords.files(directory);
      NavigableSet<long[]> all = new TreeSet<>(RandomRecords::compare);
      try (RunSet set = new RunSet(files, random.nextInt(20_000), random.nextInt(2) * 100_000L)) {
        for (int i = 0; i < 12; i++) {
          NavigableSet<long[]> records = RandomRecords.some(random, 5000);
          records.removeAll(all);
          set.add(RandomRecords.run(files, records, random.nextInt(2) * 100_000L));
          all.addAll(records);
          check(set, all, random);
          set.tidy();
          Thread.sleep(random.nextInt(20));
        }
        awaitMerges(set);
        check(set, all, random);
        assertThat(set.runs()).isLessThanOrEqualTo(6);
        assertThat(set.merges()).isPositive();
      }
    }
  }

  private static void awaitMerges(RunSet set) throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      set.tidy();
      Thread.sleep(10);
    }
  }

  private static void check(RunSet set, NavigableSet<long[]> all, Random random) {
    assertThat(set.size()).isEqualTo(all.size());
    NavigableSet<long[]> asked = RandomRecords.some(random, 500);
    for (long[] record : all) {
      if (random.nextInt(20) == 0) {
        asked.add(record);
      }
    }
    try (RunSet.Probe probe = set.newProbe()) {
      for (long[] record : asked) {
        assertThat(probe.contains(record, 0, record.length)).isEqualTo(all.contains(record));
      }
    }
  }

  @Test
  void aDamagedFileIsNoAnswer() {
    Random random = new Random(7);
    MemoryDirectory directory = new MemoryDirectory();
    RunFiles files = RandomRecords.files(directory);
    NavigableSet<long[]> records = RandomRecords.some(random, 5000);
    try (RunSet set = new RunSet(files, 0, 0)) {
      set.add(RandomRecords.run(files, records, 0));
      String name = directory.list().get(0);
      byte[] damaged = directory.files.get(name).clone();
      Arrays.fill(damaged, 100, 110, (byte) 0x5A);
      directory.files.put(name, damaged);
      assertThatThrownBy(
              () -> {
                try (RunSet.Probe probe = set.newProbe()) {
                  records.forEach(record -> probe.contains(record, 0, record.length));
                }
              })
          .isInstanceOf(DamagedRunException.class);
    }
  }

  @Test
  void filtersForgetNothing() {
    Random random = new Random(3);
    RunFilter filter = new RunFilter(10_000, RunFilter.FEWEST_BITS);
    long[] hashes = random.longs(10_000).toArray();
    filter.addAll(Arrays.copyOf(hashes, 5_000), 5_000);
    for (int i = 5_000; i < hashes.length; i++) {
      filter.add(hashes[i]);
    }
    assertThat(LongStream.of(hashes)).allMatch(filter::mayContain);
    assertThat(random.longs(10_000).filter(filter::mayContain).count()).isLessThan(700);
  }

  @Test
  void filtersKeepToTheirRoom() {
    for (long bytes = 0; bytes < 100_000; bytes += 777) {
      long room = bytes;
      RunFilter.within(room, 10_000)
          .ifPresent(filter -> assertThat(filter.memoryBytes()).isLessThanOrEqualTo(room));
    }
    assertThat(RunFilter.within(9_000, 10_000)).isEmpty();
    assertThat(RunFilter.within(11_000, 10_000)).isPresent();
  }
}
