package dev.gyre.engine.resume;

import dev.gyre.checkpoint.CheckpointDirectory;
import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.DamagedCheckpointException;
import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.runs.LocalDirectory;
import dev.gyre.runs.RunsException;
import dev.gyre.system.TransitionSystem;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Keeps a check in a directory. Used by one check at a time; its searches follow each other.
 *
 * <p>Invariant: what is in the directory is of the check as it runs now. When a reduction turns out
 * to be wrong everything there goes, so that no later run goes on with it.
 */
public final class DirectoryJournal implements CheckJournal, Closeable {
  /** Writing may take one part in so many of the time; if it takes more it is done less often. */
  private static final long SHARE = 20;

  private final CheckpointDirectory directory;
  private final long intervalNanos;
  private final long start = System.nanoTime();
  private final Map<String, byte[]> outcomes = new LinkedHashMap<>();
  private final InterruptedSearches interrupted = new InterruptedSearches();
  private final Map<String, Integer> sameMarks = new HashMap<>();
  private final List<String> faults = new ArrayList<>();

  /** Where searches on disk have had their states. */
  private final Set<Path> places = new HashSet<>();

  /** The searches that have begun and are not finished. */
  private final Set<String> open = new HashSet<>();

  private SavedCall call;
  private long nanosBefore;
  private String plan = "";
  private String property = "";
  private int written;
  private boolean isBegunAnew;
  private volatile long next;
  private volatile boolean isWriting;

  private DirectoryJournal(CheckpointDirectory directory, Duration interval, SavedCall call) {
    this.directory = directory;
    this.intervalNanos = interval.toNanos();
    this.call = call;
    this.next = start + intervalNanos;
  }

  /**
   * For a check that begins.
   *
   * @throws IOException if the directory cannot be used, or has the checkpoints of another check;
   *     the message says so
   */
  public static DirectoryJournal begin(Path path, Duration interval, SavedCall call)
      throws IOException {
    CheckpointDirectory directory = CheckpointDirectory.take(path);
    if (!directory.entries().isEmpty()) {
      directory.close();
      throw new IOException(
          "there are checkpoints in it; gyre resume goes on with them, and for another check take"
              + " another directory or delete them");
    }
    return new DirectoryJournal(directory, interval, call);
  }

  /**
   * For a check that goes on, from the newest checkpoint that is not damaged.
   *
   * @param build which Gyre goes on with it
   * @throws IOException if there is none that this build of Gyre can go on with
   */
  public static DirectoryJournal resume(Path path, Duration interval, String build)
      throws IOException {
    CheckpointDirectory directory = CheckpointDirectory.take(path);
    try {
      return resume(directory, interval, build);
    } catch (IOException e) {
      directory.close();
      throw e;
    }
  }

  private static DirectoryJournal resume(
      CheckpointDirectory directory, Duration interval, String build) throws IOException {
    Optional<DirectoryJournal> journal = Optional.empty();
    List<String> faults = new ArrayList<>();
    for (CheckpointDirectory.Entry entry : directory.entries()) {
      try {
        CheckpointInput in = entry.open();
        SavedCheck saved = SavedCheck.read(in);
        if (!saved.call().build().equals(build)) {
          in.close();
          throw new IOException(
              "it was written by " + saved.call().build() + ", and only that can go on with it");
        }
        if (journal.isEmpty()) {
          journal = Optional.of(new DirectoryJournal(directory, interval, saved.call()));
        }
        journal.get().add(saved, entry.file());
      } catch (DamagedCheckpointException e) {
        faults.add(entry.file().getFileName() + " is damaged: " + e.getMessage());
      }
    }
    if (journal.isEmpty()) {
      throw new IOException(
          faults.isEmpty() ? "there is no checkpoint in it" : String.join("; ", faults));
    }
    journal.get().faults.addAll(faults);
    return journal.get();
  }

  /** Of older files only what no newer one has counts. */
  private void add(SavedCheck saved, Path file) throws IOException {
    saved.outcomes().forEach(outcomes::putIfAbsent);
    nanosBefore = Math.max(nanosBefore, saved.nanos());
    if (saved.interrupted().filter(i -> !outcomes.containsKey(i.mark())).isPresent()) {
      interrupted.found(file, saved.interrupted().get());
    } else if (saved.interrupted().isPresent()) {
      saved.interrupted().get().content().close();
    }
  }

  /** What was asked. */
  public SavedCall call() {
    return call;
  }

  /** How many checkpoints were written. */
  public int written() {
    return written;
  }

  /** What went wrong and should be known: a damaged file, a disk that is full. */
  public List<String> faults() {
    return List.copyOf(faults);
  }

  /** Whether a search ended before it had seen everything that it was to see. */
  public boolean isUnfinished() {
    return !open.isEmpty() || !interrupted.isEmpty();
  }

  /**
   * Whether a search began anew, and there is one to go on with that no search took up. The latter
   * alone means nothing: the time may be over before it is its turn.
   */
  public boolean hasUnused() {
    return isBegunAnew && interrupted.hasUnread();
  }

  @Override
  public void ofModel(LoadedModel model) {
    call = call.withIncludes(model.includes());
  }

  @Override
  public void ofProperty(PropertyPlan checked) {
    property = checked.property().name();
    plan = SearchMark.ofPlan(checked);
  }

  @Override
  public Entry search(TransitionSystem system, String what) {
    String mark = SearchMark.of(plan, system, what);
    int number = sameMarks.merge(mark, 1, Integer::sum);
    return new KeptSearch(mark + "/" + number);
  }

  @Override
  public void forget() {
    outcomes.clear();
    open.clear();
    clear();
  }

  /** There is nothing to go on with any more: the directory is left as it was found. */
  public void clear() {
    interrupted.close();
    try {
      for (CheckpointDirectory.Entry entry : directory.entries()) {
        directory.remove(entry);
      }
      places.forEach(LocalDirectory::remove);
    } catch (IOException e) {
      faults.add("checkpoints that are of no use any more could not be deleted: " + e.getMessage());
    }
  }

  @Override
  public boolean isWriting() {
    return isWriting;
  }

  @Override
  public long nanosBefore() {
    return nanosBefore;
  }

  /** The check ends without an answer: what its searches have found is kept. */
  public void leave() {
    if (!outcomes.isEmpty()) {
      write(out -> out.writeBoolean(false));
    }
  }

  private Optional<Path> write(Consumer<CheckpointOutput> search) {
    isWriting = true;
    long before = System.nanoTime();
    try {
      long nanos = nanosBefore + before - start;
      Path file =
          directory.add(
              out -> {
                SavedCheck.writeHead(call, nanos, property, outcomes, out);
                search.accept(out);
              },
              interrupted.files());
      written++;
      return Optional.of(file);
    } catch (IOException | RunsException e) {
      faults.add("no checkpoint could be written: " + e.getMessage());
    } catch (OutOfMemoryError e) {
      faults.add("no checkpoint could be written: the memory is used up");
    } finally {
      long now = System.nanoTime();
      next = now + Math.max(intervalNanos, (SHARE - 1) * (now - before));
      isWriting = false;
    }
    return Optional.empty();
  }

  @Override
  public void close() throws IOException {
    interrupted.close();
    directory.close();
  }

  /** One search of this check. */
  private final class KeptSearch implements Entry {
    private final String mark;

    KeptSearch(String mark) {
      this.mark = mark;
    }

    @Override
    public Optional<CheckpointInput> outcome() {
      return Optional.ofNullable(outcomes.get(mark))
          .map(bytes -> new CheckpointInput(new ByteArrayInputStream(bytes), bytes.length));
    }

    @Override
    public Optional<String> interruptedForm() {
      return interrupted.form(mark);
    }

    @Override
    public Optional<StatePlace> states(Optional<Path> wanted) {
      Path above = wanted.orElse(directory.path());
      Path own =
          above.resolve(
              "states-" + mark.substring(0, 12) + "-" + mark.substring(mark.indexOf('/') + 1));
      places.add(own);
      return Optional.of(new StatePlace(own, directory.path().toAbsolutePath()));
    }

    @Override
    public void done(Consumer<CheckpointOutput> outcome) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      CheckpointOutput out = new CheckpointOutput(bytes);
      outcome.accept(out);
      out.finish();
      outcomes.put(mark, bytes.toByteArray());
      done();
      if (isDue()) {
        write(o -> o.writeBoolean(false));
      }
    }

    @Override
    public void done() {
      open.remove(mark);
      interrupted.forget(mark);
    }

    @Override
    public boolean isOn() {
      return true;
    }

    @Override
    public boolean isDue() {
      return System.nanoTime() - next >= 0;
    }

    @Override
    public void keep(ResumableSearch search, Occasion occasion) {
      Optional<Path> file =
          write(
              out -> {
                out.writeBoolean(true);
                out.writeText(mark);
                out.writeText(search.form());
                out.writeLong(search.states());
                search.save(out);
              });
      file.ifPresent(
          path -> {
            interrupted.forget(mark);
            if (occasion == Occasion.ENDS) {
              interrupted.ended(mark, path);
            }
          });
    }

    @Override
    public boolean restore(ResumableSearch search) {
      open.add(mark);
      Optional<SavedCheck.Interrupted> mine = interrupted.of(mark, search.form());
      isBegunAnew |= mine.isEmpty() && interrupted.hasUnread();
      mine.ifPresent(
          saved -> {
            try {
              search.restore(saved.content());
            } finally {
              interrupted.read(mark);
            }
          });
      return mine.isPresent();
    }
  }
}
