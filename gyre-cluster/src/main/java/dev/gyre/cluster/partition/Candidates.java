package dev.gyre.cluster.partition;

import dev.gyre.runs.RecordBuffer;
import dev.gyre.runs.Run;
import dev.gyre.search.LevelExpansion;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** States that were arrived at and not seen lately, by thread and by the partition they are for. */
final class Candidates {
  private final List<Receiver> receivers = new ArrayList<>();
  private final AtomicLong words = new AtomicLong();
  private final long mostWords;

  /** One thread's. */
  private final class Receiver implements LevelExpansion.Receiver {
    private final SeenStates seen;
    private final Owners owners;
    private final RecordBuffer[] buffers;

    Receiver(SeenStates seen, Owners owners, int partitions, int chunkWords) {
      this.seen = seen;
      this.owners = owners;
      this.buffers = new RecordBuffer[partitions];
      for (int i = 0; i < partitions; i++) {
        buffers[i] = new RecordBuffer(chunkWords, words);
      }
    }

    @Override
    public void arrived(int[] source, int[] state, int length, long[] record, int recordLength) {
      if (seen.isFirst(record, recordLength)) {
        buffers[owners.of(state, length)].add(record, 0, recordLength);
      }
    }
  }

  Candidates(SeenStates seen, Owners owners, int partitions, int threads, Memory memory) {
    this.mostWords = memory.candidateWords();
    int chunk = memory.chunkWords(threads * partitions);
    for (int i = 0; i < threads; i++) {
      receivers.add(new Receiver(seen, owners, partitions, chunk));
    }
  }

  /** One for each thread. */
  List<LevelExpansion.Receiver> receivers() {
    return List.copyOf(receivers);
  }

  /** Whether there is no room for more. */
  boolean isFull() {
    return words.get() > mostWords;
  }

  /** Nothing is added any more before the next {@link #clear}. */
  void sort() {
    for (Receiver receiver : receivers) {
      for (RecordBuffer buffer : receiver.buffers) {
        buffer.sort();
      }
    }
  }

  /** What is for a partition, in sorted runs that may have records in common. */
  List<Run> of(int partition) {
    return receivers.stream()
        .flatMap(receiver -> receiver.buffers[partition].sorted().stream())
        .toList();
  }

  void clear() {
    for (Receiver receiver : receivers) {
      for (RecordBuffer buffer : receiver.buffers) {
        buffer.clear();
      }
    }
  }
}
