package dev.gyre.cluster.partition;

import dev.gyre.cluster.record.Commit;
import dev.gyre.cluster.record.Counts;
import dev.gyre.cluster.record.PartitionRound;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunBuilder;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.RunMerge;
import dev.gyre.runs.StateCoder;
import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.List;

/** Divides the levels that one machine has explored among partitions: round 0 of their search. */
public final class HandOver {
  private final Site site;

  /**
   * @param site as the partitions will have it
   */
  public HandOver(Site site) {
    this.site = site;
  }

  /** The round, with all its files written; it does not count before it is committed. */
  public Commit of(LocalLevels found) {
    List<List<List<Run>>> shares = new ArrayList<>();
    List<RunFiles> files = new ArrayList<>();
    String attempt = Site.newWord();
    for (int p = 0; p < site.partitions(); p++) {
      shares.add(new ArrayList<>());
      files.add(site.sharedFiles(attempt + "-" + p));
    }
    for (int level = 0; level <= found.last(); level++) {
      Cancellation.check();
      List<Run> divided = divided(found.parts(level), files);
      for (int p = 0; p < site.partitions(); p++) {
        Run share = divided.get(p);
        shares.get(p).add(share.size() == 0 ? List.of() : List.of(share));
      }
    }
    List<PartitionRound> parts = new ArrayList<>();
    for (int p = 0; p < site.partitions(); p++) {
      parts.add(
          new PartitionRound(
              attempt,
              StoredLevels.written(shares.get(p), files.get(p)),
              List.of(),
              Counts.nothing(),
              List.of()));
    }
    return new Commit(
        0, found.last() + 1, parts, found.states(), found.last(), found.counts(), found.findings());
  }

  private List<Run> divided(List<Run> level, List<RunFiles> files) {
    List<RunBuilder> builders =
        files.stream().map(f -> new RunBuilder(f, site.memory().smallPartWords())).toList();
    StateCoder coder = site.codec().newCoder();
    try (RunMerge merge = new RunMerge(level)) {
      merge.all(
          (data, at, length) -> {
            int words = coder.decode(data, at, length);
            builders.get(site.owners().of(coder.words(), words)).accept(data, at, length);
          });
      return builders.stream().map(RunBuilder::finish).toList();
    } finally {
      builders.forEach(RunBuilder::close);
    }
  }
}
