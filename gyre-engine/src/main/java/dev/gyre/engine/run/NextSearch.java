package dev.gyre.engine.run;

import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.runs.RunsException;
import dev.gyre.search.SearchOutcome;
import java.util.Optional;

/** A search that goes on where one in memory has no room any more. */
interface NextSearch extends AutoCloseable {
  /**
   * Takes all that was found, while the other one stands still.
   *
   * @throws RunsException if it cannot be written; the other one is as it was
   */
  void takeOver(ResumableSearch before);

  /**
   * @param before what came out of the other one
   */
  SearchOutcome run(SearchOutcome before);

  /** How far the outcome can be trusted; empty if it is exact. */
  Optional<Uncertainty> uncertainty(SearchOutcome outcome);

  /** Gives back what it needed, whether it ran or not. */
  @Override
  void close();
}
