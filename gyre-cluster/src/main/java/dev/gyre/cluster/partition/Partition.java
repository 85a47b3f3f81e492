package dev.gyre.cluster.partition;

import dev.gyre.cluster.record.Commit;
import dev.gyre.cluster.record.PartitionRound;
import dev.gyre.cluster.record.RoundCall;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunFile;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.RunReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One share of the states, those that {@link Owners} gives it, as one machine has it in memory: a
 * cache of the files that the commits name. It stands for all rounds up to one, and who has it for
 * another round, or for other runs of the tasks than those that were committed, throws it away and
 * has it rebuilt.
 *
 * <p>Invariant: known are exactly the states of this share that are in files of committed rounds,
 * and, between the two tasks of a round, those that the first one has grown. What a task sends and
 * finds depends, as a set, on the committed rounds alone: so it does not matter which of its runs
 * counts.
 *
 * <p>For one task at a time; whoever uses it has it for himself.
 */
public final class Partition implements AutoCloseable {
  private final Site site;
  private final int number;
  private final SeenStates seen;
  private List<Run> waiting;
  private int round;
  private String attempt;

  /** What the first task of the round has done; empty before. */
  private Optional<PartitionRound> half = Optional.empty();

  private Partition(Site site, int number, int round, String attempt) {
    this.site = site;
    this.number = number;
    this.round = round;
    this.attempt = attempt;
    this.seen = new SeenStates(site.scratchFiles(), site.codec(), site.memory(), site.threads());
    this.waiting = List.of();
  }

  /**
   * A partition made of files.
   *
   * @param round the first round that is not committed
   */
  public static Partition rebuilt(Site site, int number, int round) {
    Commits commits = new Commits(site.shared(), site.id());
    Map<String, RunFile> opened = new HashMap<>();
    Commit last = commits.get(round - 1);
    Partition partition = new Partition(site, number, round, last.parts().get(number).attempt());
    List<Run> all = new ArrayList<>();
    for (int r = 0; r < round; r++) {
      Commit commit = r == round - 1 ? last : commits.get(r);
      PartitionRound part = commit.parts().get(number);
      part.grown().forEach(level -> all.addAll(opened(level, site, opened)));
      all.addAll(opened(part.arrived(), site, opened));
    }
    partition.seen.restore(all);
    partition.waiting = partition.waiting(last.parts().get(number), last.steps(), opened);
    return partition;
  }

  private static List<Run> opened(List<RunReference> runs, Site site, Map<String, RunFile> opened) {
    return runs.stream().map(run -> run.open(site.shared(), opened)).toList();
  }

  private List<Run> waiting(PartitionRound part, int steps, Map<String, RunFile> opened) {
    List<Run> all = new ArrayList<>(opened(part.at(steps), site, opened));
    all.addAll(opened(part.arrived(), site, opened));
    return all;
  }

  /** Whether it stands for the state of affairs at the beginning of a round. */
  public boolean isAt(RoundCall call) {
    return half.isEmpty() && round == call.round() && attempt.equals(call.attempts().get(number));
  }

  /** Whether it is where the first task of a round left off. */
  public boolean isBehind(RoundCall call, PartitionRound first) {
    return round == call.round()
        && half.filter(own -> own.attempt().equals(first.attempt())).isPresent();
  }

  /** The same as the first task of a round did elsewhere. */
  public void follow(PartitionRound first) {
    Map<String, RunFile> opened = new HashMap<>();
    first.grown().forEach(level -> seen.addNew(opened(level, site, opened)));
    seen.tidy();
    half = Optional.of(first);
  }

  /**
   * Expands what is waiting, up to the local level that was named. The last block says what was
   * done here.
   *
   * @param done given this partition when all blocks were taken
   */
  public Iterator<Parcel> expand(RoundCall call, Consumer<Partition> done) {
    return new Expansion(
        site,
        number,
        call,
        seen,
        waiting,
        first -> {
          half = Optional.of(first);
          done.accept(this);
        });
  }

  /**
   * Takes what was sent here.
   *
   * @param incoming sorted, perhaps with records in common
   */
  public PartitionRound merge(RoundCall call, List<Run> incoming) {
    PartitionRound first = half.orElseThrow();
    String merged = first.attempt() + Site.newWord();
    RunFiles files = site.sharedFiles(merged);
    List<Run> arrived = seen.add(incoming, files, site.memory().smallPartWords());
    seen.tidy();
    PartitionRound result =
        new PartitionRound(
            merged,
            first.grown(),
            StoredLevels.written(List.of(arrived), files).get(0),
            first.counts(),
            first.findings());
    waiting = new ArrayList<>(opened(first.at(call.steps()), site, new HashMap<>()));
    waiting.addAll(arrived);
    round = call.round() + 1;
    attempt = merged;
    half = Optional.empty();
    return result;
  }

  @Override
  public void close() {
    seen.close();
  }
}
