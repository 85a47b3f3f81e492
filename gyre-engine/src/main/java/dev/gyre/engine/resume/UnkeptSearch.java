package dev.gyre.engine.resume;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.ResumableSearch;
import java.util.Optional;
import java.util.function.Consumer;

/** A search of which nothing is kept. */
final class UnkeptSearch implements CheckJournal.Entry {
  @Override
  public Optional<CheckpointInput> outcome() {
    return Optional.empty();
  }

  @Override
  public void done(Consumer<CheckpointOutput> outcome) {
    // Nothing is kept.
  }

  @Override
  public void done() {
    // Nothing is kept.
  }

  @Override
  public boolean isOn() {
    return false;
  }

  @Override
  public boolean isDue() {
    return false;
  }

  @Override
  public void keep(ResumableSearch search, Occasion occasion) {
    // Nothing is kept.
  }

  @Override
  public boolean restore(ResumableSearch search) {
    return false;
  }
}
