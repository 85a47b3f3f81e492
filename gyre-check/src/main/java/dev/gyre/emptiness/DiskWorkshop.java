package dev.gyre.emptiness;

import dev.gyre.runs.RecentRecords;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.StageDirectory;
import dev.gyre.search.DiskShares;

/** Where the phases of a search on disk get what they work with. */
interface DiskWorkshop {
  /**
   * An empty set, which is closed at the end of the search at the latest.
   *
   * @param what the states are; names the files
   */
  StateSet newSet(String what);

  /** Closes a set that nobody needs any more. */
  void discard(StateSet set);

  /** Files that no other stage has. */
  StageDirectory newStage(String what);

  RunFiles files(StageDirectory stage);

  RecentRecords newRecent(long bytes);

  DiskShares shares();

  /** Told now and then how much memory is in use. */
  void uses(long bytes);
}
