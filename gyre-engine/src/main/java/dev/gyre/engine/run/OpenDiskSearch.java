package dev.gyre.engine.run;

import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.engine.resume.StatePlace;
import dev.gyre.plan.StoreSetup;
import dev.gyre.runs.LocalDirectory;
import dev.gyre.runs.RunsException;
import dev.gyre.runs.StateCodec;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.DiskSearch;
import dev.gyre.search.DiskSettings;
import dev.gyre.search.RandomWalks;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.TransitionReduction;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;

/** A search on disk and the directory it has for itself, which is given back at the end. */
final class OpenDiskSearch implements NextSearch {
  private final LocalDirectory directory;
  private final DiskSearch search;

  private OpenDiskSearch(LocalDirectory directory, DiskSearch search) {
    this.directory = directory;
    this.search = search;
  }

  /**
   * @param place where its files outlive the process; empty if they need not
   * @param reduction what it may leave out, by the state alone
   * @param states which states stand for others
   * @throws RunsException if there is no place for its files
   */
  static OpenDiskSearch of(
      TransitionSystem system,
      StoreSetup.Disk disk,
      Optional<StatePlace> place,
      SearchOptions options,
      SearchObserver observer,
      Optional<TransitionReduction> reduction,
      Optional<Canonicalization> states) {
    LocalDirectory directory = place.map(kept -> kept(kept, disk)).orElseGet(() -> passing(disk));
    try {
      StateCodec codec = StateCodec.of(RandomWalks.sample(system));
      DiskSettings settings =
          new DiskSettings(directory, directory.use(), codec, disk.memoryBytes());
      return new OpenDiskSearch(
          directory, new DiskSearch(system, settings, options, observer, reduction, states));
    } catch (RuntimeException | Error e) {
      directory.close();
      throw e;
    }
  }

  private static LocalDirectory kept(StatePlace place, StoreSetup.Disk disk) {
    return LocalDirectory.kept(
        place.directory(), disk.diskBytes(), String.valueOf(place.checkpoints()));
  }

  private static LocalDirectory passing(StoreSetup.Disk disk) {
    return disk.directory()
        .map(path -> LocalDirectory.at(path, disk.diskBytes()))
        .orElseGet(() -> LocalDirectory.temporary(disk.diskBytes()));
  }

  @Override
  public void takeOver(ResumableSearch before) {
    search.takeOver(before);
  }

  SearchOutcome run() {
    SearchOutcome outcome = search.run();
    if (EndReason.isFinal(outcome.end())) {
      directory.forget();
    }
    return outcome;
  }

  @Override
  public SearchOutcome run(SearchOutcome before) {
    return run().after(before);
  }

  @Override
  public Optional<Uncertainty> uncertainty(SearchOutcome outcome) {
    return Optional.empty();
  }

  @Override
  public void close() {
    search.close();
    directory.close();
  }
}
