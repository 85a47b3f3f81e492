package dev.gyre.engine.resume;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.SearchJournal;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.system.TransitionSystem;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What a check has found out so far, search by search.
 *
 * <p>A check is taken up again by running it once more: reading the model and making the plan cost
 * little and always come to the same, and each search asks here first. One that came to its end has
 * its outcome here, the one that was interrupted is brought to where it was.
 */
public interface CheckJournal {
  /** The model was read. */
  void ofModel(LoadedModel model);

  /** The searches that follow are for this property. */
  void ofProperty(PropertyPlan plan);

  /**
   * One search.
   *
   * @param system what is searched; another system is another search
   * @param what is looked for there
   */
  Entry search(TransitionSystem system, String what);

  /** What was found out rested on a reduction that cannot be trusted; nothing of it counts. */
  void forget();

  /** Whether something is being written at this moment, which should not be broken off. */
  boolean isWriting();

  /** How long the check had run before it was taken up again. */
  long nanosBefore();

  /** What is known of one search. */
  interface Entry extends SearchJournal {
    /** What came out, if the search was finished before. */
    Optional<CheckpointInput> outcome();

    /** By which algorithm the search was going on when it was interrupted, if it was. */
    default Optional<String> interruptedForm() {
      return Optional.empty();
    }

    /**
     * Where a search on disk has its states, so that they outlive this run; empty if nothing is
     * kept.
     *
     * @param wanted the directory that was asked for
     */
    default Optional<StatePlace> states(Optional<Path> wanted) {
      return Optional.empty();
    }

    /** The search is finished, and this came out. */
    void done(Consumer<CheckpointOutput> outcome);

    /**
     * The search is finished; what came out cannot be told without its store, so it is not kept.
     */
    void done();
  }

  /** Keeps nothing. */
  CheckJournal NONE =
      new CheckJournal() {
        @Override
        public void ofModel(LoadedModel model) {
          // Nothing is kept.
        }

        @Override
        public void ofProperty(PropertyPlan plan) {
          // Nothing is kept.
        }

        @Override
        public Entry search(TransitionSystem system, String what) {
          return new UnkeptSearch();
        }

        @Override
        public void forget() {
          // Nothing is kept.
        }

        @Override
        public boolean isWriting() {
          return false;
        }

        @Override
        public long nanosBefore() {
          return 0;
        }
      };
}
