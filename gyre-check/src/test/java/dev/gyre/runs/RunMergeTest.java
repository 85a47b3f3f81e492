package dev.gyre.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class RunMergeTest {
  @Test
  void theUnionOfRunsHasEachRecordOnce() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      RunFiles files = RandomRecords.files(new MemoryDirectory());
      NavigableSet<long[]> union = new TreeSet<>(RandomRecords::compare);
      List<Run> runs = new ArrayList<>();
      int count = random.nextInt(6);
      for (int i = 0; i < count; i++) {
        NavigableSet<long[]> records = RandomRecords.some(random, random.nextInt(3000));
        records.addAll(someOf(union, random));
        union.addAll(records);
        runs.add(RandomRecords.run(files, records, random.nextInt(2) * 100_000L));
      }
      check(runs, new long[0], new long[0], union);
      if (union.size() > 2) {
        long[] from = pick(union, random);
        long[] to = pick(union, random);
        if (RandomRecords.compare(from, to) <= 0) {
          check(runs, from, to, union.subSet(from, true, to, false));
          check(runs, new long[0], to, union.headSet(to, false));
          check(runs, from, new long[0], union.tailSet(from, true));
        }
      }
    }
  }

  private static List<long[]> someOf(NavigableSet<long[]> records, Random random) {
    return records.stream().filter(r -> random.nextInt(4) == 0).toList();
  }

  private static long[] pick(NavigableSet<long[]> records, Random random) {
    return new ArrayList<>(records).get(random.nextInt(records.size()));
  }

  private static void check(List<Run> runs, long[] from, long[] to, NavigableSet<long[]> expected) {
    RunFiles files = RandomRecords.files(new MemoryDirectory());
    try (RunMerge merge = new RunMerge(runs);
        RunBuilder builder = new RunBuilder(files, Long.MAX_VALUE)) {
      merge.range(from, to, builder);
      assertThat(RandomRecords.text(RandomRecords.all(builder.finish())))
          .isEqualTo(RandomRecords.text(expected));
    }
  }

  @Test
  void theFirstOfTheRunsThatHaveARecordIsItsSource() {
    for (int seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      RunFiles files = RandomRecords.files(new MemoryDirectory());
      NavigableSet<long[]> all = RandomRecords.some(random, 300);
      List<NavigableSet<long[]>> sets = new ArrayList<>();
      List<Run> runs = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        NavigableSet<long[]> some = new TreeSet<>(RandomRecords::compare);
        some.addAll(someOf(all, random));
        sets.add(some);
        runs.add(RandomRecords.run(files, some, 100_000L));
      }
      try (RunMerge merge = new RunMerge(runs)) {
        merge.all(
            (data, at, length) -> {
              long[] record = Arrays.copyOfRange(data, at, at + length);
              int first = 0;
              while (!sets.get(first).contains(record)) {
                first++;
              }
              assertThat(merge.source()).isEqualTo(first);
            });
      }
    }
  }

  @Test
  void sortingIsSorting() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      int length = 1 + random.nextInt(5);
      int count = random.nextInt(2000);
      int spread = random.nextInt(64);
      long[] data = new long[length * count + 7];
      List<long[]> records = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        long[] record = new long[length];
        for (int j = 0; j < length; j++) {
          record[j] = random.nextInt(3) == 0 ? random.nextLong() >>> spread : j;
        }
        records.add(record);
        System.arraycopy(record, 0, data, i * length, length);
      }
      RecordSort.sort(data, count, length);
      records.sort(RandomRecords::compare);
      assertThat(
              RandomRecords.text(
                  RandomRecords.all(new MemoryRun(List.of(new Block(data, length, count))))))
          .isEqualTo(RandomRecords.text(records));
    }
  }
}
