package dev.gyre.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class RunFileTest {
  @Test
  void aRunInAFileHoldsWhatWasWritten() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      NavigableSet<long[]> records = RandomRecords.some(random, random.nextInt(20_000));
      MemoryDirectory directory = new MemoryDirectory();
      RunFiles files = RandomRecords.files(directory);
      Run written = RandomRecords.run(files, records, random.nextInt(3) * 10_000L);
      check(written, records, random);
      if (written instanceof RunFile) {
        RunFile read = RunFile.open(directory, directory.list().get(0));
        check(read, records, random);
        assertThat(read.descriptor()).isNotEmpty();
      }
    }
  }

  private static void check(Run run, NavigableSet<long[]> records, Random random) {
    assertThat(run.size()).isEqualTo(records.size());
    assertThat(RandomRecords.text(RandomRecords.all(run))).isEqualTo(RandomRecords.text(records));
    NavigableSet<long[]> asked = new TreeSet<>(records.comparator());
    for (long[] record : records) {
      if (random.nextInt(50) == 0) {
        asked.add(record);
        long[] near = record.clone();
        near[record.length - 1] += random.nextInt(3) - 1;
        asked.add(near);
      }
    }
    asked.addAll(RandomRecords.some(random, 100));
    try (RunCursor cursor = new RunCursor(run)) {
      for (long[] record : asked) {
        long[] next = records.ceiling(record);
        boolean isThere = cursor.seek(record, 0, record.length);
        assertThat(isThere).isEqualTo(next != null);
        if (isThere) {
          assertThat(cursor.isAt(next, 0, next.length)).isTrue();
        }
      }
    }
  }

  /** Whoever has done with a file may release it while another one is reading. */
  @Test
  void aFileThatIsReleasedIsOpenedAgain() throws Exception {
    LocalDirectory directory = LocalDirectory.temporary(OptionalLong.empty());
    try (directory) {
      RunFiles files = RandomRecords.files(directory);
      Run run = RandomRecords.run(files, RandomRecords.some(new Random(3), 20_000), 0);
      AtomicBoolean isRead = new AtomicBoolean();
      Thread releasing =
          new Thread(
              () -> {
                while (!isRead.get()) {
                  run.release();
                }
              });
      releasing.start();
      try (BlockReader reader = new BlockReader()) {
        for (int round = 0; round < 40; round++) {
          for (int block = 0; block < run.blocks(); block++) {
            assertThat(run.read(block, reader).count()).isEqualTo(run.count(block));
          }
        }
      } finally {
        isRead.set(true);
        releasing.join();
      }
    }
  }

  /** Not one bit of a file can change, and no end can be missing, without being noticed. */
  @Test
  void damageIsNoticed() {
    Random random = new Random(1);
    NavigableSet<long[]> records = RandomRecords.some(random, 3000);
    MemoryDirectory directory = new MemoryDirectory();
    RandomRecords.run(RandomRecords.files(directory), records, 0);
    String name = directory.list().get(0);
    byte[] whole = directory.files.get(name);
    for (int i = 0; i < 3000; i++) {
      byte[] damaged = whole.clone();
      int bit = random.nextInt(8 * whole.length);
      damaged[bit / 8] ^= (byte) (1 << (bit % 8));
      directory.files.put(name, damaged);
      assertThatThrownBy(() -> readAll(directory, name))
          .as("bit %d of %d", bit, 8 * whole.length)
          .isInstanceOf(RunsException.class)
          .hasMessageContaining(name);
    }
    for (int length = 0; length < whole.length; length += 1 + length / 20) {
      directory.files.put(name, Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> readAll(directory, name)).isInstanceOf(DamagedRunException.class);
    }
    directory.files.put(name, whole);
    assertThat(readAll(directory, name)).hasSize(records.size());
  }

  private static List<long[]> readAll(MemoryDirectory directory, String name) {
    RunFile file = RunFile.open(directory, name);
    file.descriptor();
    return RandomRecords.all(file);
  }

  @Test
  void similarRecordsTakeLittleRoom() {
    List<long[]> records = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      records.add(new long[] {i / 500, (i % 500) * 3L});
    }
    MemoryDirectory directory = new MemoryDirectory();
    RandomRecords.run(RandomRecords.files(directory), records, 0);
    assertThat(directory.files.values().iterator().next().length).isLessThan(100_000);
  }
}
