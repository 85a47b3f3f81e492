package dev.gyre.runs;

import dev.gyre.store.StateSample;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;

/** Records and runs for tests. */
final class RandomRecords {
  private RandomRecords() {}

  static int compare(long[] one, long[] other) {
    return Records.compare(one, 0, one.length, other, 0, other.length);
  }

  /** Records that have much in common. */
  static NavigableSet<long[]> some(Random random, int count) {
    NavigableSet<long[]> records = new TreeSet<>(RandomRecords::compare);
    int spread = 1 + random.nextInt(40);
    int longest = 1 + random.nextInt(4) * random.nextInt(20);
    for (int i = 0; i < count; i++) {
      long[] record = new long[1 + random.nextInt(longest)];
      for (int j = 0; j < record.length; j++) {
        record[j] = random.nextInt(3) == 0 ? random.nextLong() >>> spread : -random.nextInt(3);
      }
      records.add(record);
    }
    return records;
  }

  static RunFiles files(LevelDirectory directory) {
    return new RunFiles(directory, StateCodec.of(new StateSample()));
  }

  /** A run of sorted records, in a file unless so many words may stay in memory. */
  static Run run(RunFiles files, Collection<long[]> records, long mostWords) {
    try (RunBuilder builder = new RunBuilder(files, mostWords)) {
      records.forEach(record -> builder.accept(record, 0, record.length));
      return builder.finish();
    }
  }

  static List<long[]> all(Run run) {
    List<long[]> records = new ArrayList<>();
    try (RunCursor cursor = new RunCursor(run)) {
      while (cursor.next()) {
        records.add(Arrays.copyOfRange(cursor.data(), cursor.at(), cursor.at() + cursor.length()));
      }
    }
    return records;
  }

  static List<String> text(Collection<long[]> records) {
    return records.stream().map(Arrays::toString).toList();
  }
}
