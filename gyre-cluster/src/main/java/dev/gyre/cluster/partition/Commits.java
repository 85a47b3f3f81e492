package dev.gyre.cluster.partition;

import dev.gyre.cluster.record.Commit;
import dev.gyre.cluster.record.DamagedRecordException;
import dev.gyre.cluster.record.RecordFormat;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.runs.RunsException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;
import java.util.Optional;

/** The committed rounds of a search. */
public final class Commits {
  private static final String WORD = ".round-";

  private final LevelDirectory directory;
  private final String id;

  public Commits(LevelDirectory directory, String id) {
    this.directory = directory;
    this.id = id;
  }

  private String name(int round) {
    return String.format(Locale.ROOT, "%s%s%07d", id, WORD, round);
  }

  /** From now on the round counts, whatever happens. */
  public void write(Commit commit) {
    try {
      directory.commit(name(commit.round()), RecordFormat.write(commit));
    } catch (IOException e) {
      throw new RunsException("cannot write round " + commit.round() + ": " + e, e);
    }
  }

  /**
   * A round; empty if it is not committed.
   *
   * @throws RunsException if it cannot be read, or is damaged
   */
  public Optional<Commit> read(int round) {
    try (LevelDirectory.Input file = directory.open(name(round))) {
      byte[] bytes = new byte[Math.toIntExact(file.length())];
      file.read(0, bytes, bytes.length);
      return Optional.of(RecordFormat.read(bytes, Commit.class));
    } catch (NoSuchFileException | FileNotFoundException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new RunsException("cannot read round " + round + ": " + e, e);
    } catch (DamagedRecordException e) {
      throw new RunsException(name(round) + " is damaged: " + e.getMessage(), e);
    }
  }

  /**
   * A round that is known to be committed.
   *
   * @throws RunsException if it is not there
   */
  public Commit get(int round) {
    return read(round)
        .orElseThrow(
            () ->
                new RunsException(
                    name(round) + " is not in the directory of the search on this machine"));
  }

  /** The last committed round; empty if there is none. */
  public Optional<Commit> newest() {
    Optional<Commit> newest = Optional.empty();
    Optional<Commit> next = read(0);
    while (next.isPresent()) {
      newest = next;
      next = read(newest.get().round() + 1);
    }
    return newest;
  }
}
