package dev.gyre.search;

import dev.gyre.system.Fault;
import java.util.Optional;

/** Finds out how something bad that was just seen can be reached; asked only where it is kept. */
interface CounterexampleSupplier {
  /**
   * @param fault what was seen; empty for a state where nobody can move
   */
  Violation of(Optional<Fault> fault);
}
