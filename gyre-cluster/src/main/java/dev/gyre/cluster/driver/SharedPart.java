package dev.gyre.cluster.driver;

import dev.gyre.cluster.Cluster;
import dev.gyre.cluster.ClusterException;
import dev.gyre.cluster.ClusterJob;
import dev.gyre.cluster.Rounds;
import dev.gyre.cluster.partition.Commits;
import dev.gyre.cluster.partition.SearchFiles;
import dev.gyre.cluster.record.Commit;
import dev.gyre.cluster.record.Counts;
import dev.gyre.cluster.record.Finding;
import dev.gyre.cluster.record.Head;
import dev.gyre.cluster.record.PartitionRound;
import dev.gyre.cluster.record.Question;
import dev.gyre.cluster.record.RecordFormat;
import dev.gyre.cluster.record.RoundCall;
import dev.gyre.engine.GyreBuild;
import dev.gyre.engine.run.ClusterEngine;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.Violation;
import dev.gyre.system.CancelledException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The part of a search that many machines do: round after round, each of them committed when all
 * its tasks have ended, until no state waits any more.
 *
 * <p>Invariant: the newest commit is true of the search, whatever happens to this process; so one
 * that begins with it loses a round at most.
 */
final class SharedPart {
  private final ClusterEngine.Task task;
  private final Cluster cluster;
  private final SearchFiles files;
  private final String id;
  private final Commits commits;
  private final SearchOptions options;
  private Commit now;

  /** How many levels have been expanded, that of the last round included. */
  private long expanded;

  /**
   * @param id of a search whose first round is committed
   */
  SharedPart(ClusterEngine.Task task, Cluster cluster, LevelDirectory shared, String id) {
    this.task = task;
    this.cluster = cluster;
    this.files = new SearchFiles(shared);
    this.id = id;
    this.commits = new Commits(shared, id);
    this.options = task.options();
    this.now = commits.newest().orElseThrow();
    this.expanded = now.depth();
  }

  SearchOutcome run() {
    Head head = files.head(id);
    String build = GyreBuild.current().text();
    if (!head.build().equals(build)) {
      throw new ClusterException(
          "the search was begun by "
              + head.build()
              + ", and this is "
              + build
              + "; go on with that one, or begin anew without --resume");
    }
    ClusterJob job =
        new ClusterJob(
            id,
            build,
            RecordFormat.write(task.recipe()),
            task.form().mark(),
            task.store().directory(),
            head.partitions(),
            RecordFormat.write(head.layout()));
    try (Rounds rounds = cluster.open(job);
        Deadline deadline = new Deadline(rounds, options.limits(), task.observer())) {
      requireMachines(rounds);
      return searched(rounds, deadline);
    }
  }

  private void requireMachines(Rounds rounds) {
    byte[] question = RecordFormat.write(new Question(Optional.empty()));
    for (byte[] answer : rounds.each(Collections.nCopies(now.parts().size(), question))) {
      RecordFormat.read(answer, Question.Answer.class)
          .trouble()
          .ifPresent(
              why -> {
                throw new ClusterException(why);
              });
    }
  }

  private SearchOutcome searched(Rounds rounds, Deadline deadline) {
    try {
      SearchOutcome.End end = rounds(rounds, deadline);
      List<Violation> violations = violations(rounds);
      files.remove(id);
      return outcome(end, violations);
    } catch (CancelledException e) {
      task.remarks().accept("the search can be gone on with: the same command with --resume");
      return outcome(options.limits().cancelledNow(), List.of());
    }
  }

  private SearchOutcome outcome(SearchOutcome.End end, List<Violation> violations) {
    return Outcomes.of(end, now.states(), expanded, now.counts(), violations);
  }

  private SearchOutcome.End rounds(Rounds rounds, Deadline deadline) {
    while (now.waiting() > 0) {
      if (Outcomes.isEnough(now.findings(), options)) {
        return SearchOutcome.End.VIOLATION;
      }
      if (now.depth() >= options.limits().maxDepth()) {
        return SearchOutcome.End.DEPTH_LIMIT;
      }
      if (deadline.isReached()) {
        throw new CancelledException();
      }
      tell();
      round(rounds);
    }
    return Outcomes.isEnough(now.findings(), options)
        ? SearchOutcome.End.VIOLATION
        : SearchOutcome.End.COMPLETE;
  }

  private void tell() {
    task.observer()
        .progress(
            new SearchObserver.Progress(
                now.states(),
                now.counts().arrivals(),
                now.depth(),
                0,
                0,
                0,
                new SearchObserver.Outlook(now.waiting(), SearchObserver.Outlook.UNKNOWN)));
  }

  private void round(Rounds rounds) {
    RoundCall call =
        new RoundCall(
            now.round() + 1,
            RoundSize.after(now, task.burst()),
            now.parts().stream().map(PartitionRound::attempt).toList());
    List<PartitionRound> parts =
        rounds.round(RecordFormat.write(call)).stream()
            .map(result -> RecordFormat.read(result, PartitionRound.class))
            .toList();
    if (parts.size() != now.parts().size()) {
      throw new IllegalStateException("a round gave back " + parts.size() + " results");
    }
    Commit next = after(call, parts);
    commits.write(next);
    expanded = now.depth();
    now = next;
  }

  private Commit after(RoundCall call, List<PartitionRound> parts) {
    long states = now.states();
    long levels = 0;
    Counts counts = now.counts();
    List<Finding> findings = new ArrayList<>(now.findings());
    for (PartitionRound part : parts) {
      states += part.states();
      levels = Math.max(levels, Math.max(part.grown().size(), part.arrived().isEmpty() ? 0 : 1));
      counts = counts.and(part.counts());
      findings.addAll(part.findings());
    }
    return new Commit(
        call.round(), call.steps(), parts, states, now.depth() + levels, counts, findings);
  }

  private List<Violation> violations(Rounds rounds) {
    WaysBack ways = new WaysBack(rounds, commits, task.form());
    return Outcomes.violations(now.findings(), task, ways::to);
  }
}
