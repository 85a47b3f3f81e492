package dev.gyre.cli;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.GyreBuild;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.resume.DirectoryJournal;
import dev.gyre.engine.resume.SavedCall;
import dev.gyre.engine.run.CheckObserver;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A run of {@code gyre verify} that leaves checkpoints, or goes on from them. */
final class KeptRun implements AutoCloseable {
  /** That it goes on from another run. */
  private enum Origin {
    FRESH,
    RESUMED
  }

  private final Path directory;
  private final ProgressFile progress;
  private final DirectoryJournal journal;
  private final Origin origin;
  private boolean isFinished;

  private KeptRun(Path directory, DirectoryJournal journal, Origin origin) {
    this.directory = directory;
    this.progress = new ProgressFile(directory);
    this.journal = journal;
    this.origin = origin;
  }

  /**
   * A run that begins.
   *
   * @param arguments how it was called
   * @throws IOException if the directory cannot be used; the message says why
   */
  static KeptRun begin(CheckpointPlace place, List<String> arguments, SourceFile model)
      throws IOException {
    SavedCall call = new SavedCall(GyreBuild.current().text(), arguments, model);
    return new KeptRun(
        place.directory(),
        DirectoryJournal.begin(place.directory(), place.interval(), call),
        Origin.FRESH);
  }

  /**
   * A run that goes on.
   *
   * @throws IOException if there is nothing to go on with; the message says why
   */
  static KeptRun resume(CheckpointPlace place) throws IOException {
    return new KeptRun(
        place.directory(),
        DirectoryJournal.resume(place.directory(), place.interval(), GyreBuild.current().text()),
        Origin.RESUMED);
  }

  /** How the first run was called. */
  List<String> arguments() {
    return journal.call().arguments();
  }

  /** The model as it was when the first run began. */
  SourceFile model() {
    return journal.call().model();
  }

  /** What the first run asked, with the files as they were then. */
  CheckRequest asThen(CheckRequest request) {
    return origin == Origin.FRESH
        ? request
        : request.withIncludes(LoadedModel.given(journal.call().includes()));
  }

  CheckObserver observing(CheckObserver observer) {
    return CheckObserver.keeping(journal, observer);
  }

  /** Where it is noted how far the run is. */
  ProgressFile progress() {
    return progress;
  }

  boolean isWriting() {
    return journal.isWriting();
  }

  /**
   * The check is over. What is not finished is kept; a check can be violated and not finished, if
   * all violations are wanted or there are more properties.
   */
  void ended(CheckReport report, Console console) {
    boolean hasUnused = journal.hasUnused();
    isFinished = !journal.isUnfinished() && report.properties().stream().noneMatch(KeptRun::isOpen);
    if (isFinished) {
      journal.clear();
      progress.remove();
    } else {
      journal.leave();
    }
    if (hasUnused) {
      console
          .err()
          .println(
              "gyre: the search was begun anew: the plan or the number of workers is not that of"
                  + " the checkpoint in '"
                  + directory
                  + "'");
    }
    journal.faults().stream()
        .distinct()
        .forEach(
            fault -> console.err().println("gyre: checkpoints in '" + directory + "': " + fault));
    console.err().flush();
  }

  /**
   * The time was up before anything was looked at, or before a violation that was found could be
   * confirmed: its search has come to its end and is kept, so there is little left to do.
   */
  private static boolean isOpen(PropertyReport property) {
    boolean isUntouched = property.statistics().states() == 0;
    boolean isUnconfirmed = property.statistics().violations() > 0;
    return property.verdict() == Verdict.UNDECIDED && (isUntouched || isUnconfirmed);
  }

  /** How to go on, if there is something to go on with. */
  Optional<String> advice() {
    boolean isKept = journal.written() > 0 || origin == Origin.RESUMED;
    return !isFinished && isKept
        ? Optional.of("gyre resume " + VerifyCommand.quoted(directory.toString()))
        : Optional.empty();
  }

  @Override
  public void close() throws IOException {
    journal.close();
  }
}
