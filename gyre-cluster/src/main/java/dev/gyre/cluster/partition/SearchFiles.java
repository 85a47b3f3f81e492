package dev.gyre.cluster.partition;

import dev.gyre.cluster.record.DamagedRecordException;
import dev.gyre.cluster.record.Head;
import dev.gyre.cluster.record.RecordFormat;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.runs.RunsException;
import java.io.IOException;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The files of searches in a directory that machines share; all of a search begin with its id. */
public final class SearchFiles {
  private static final String HEAD = ".head";
  private static final int MARK_LETTERS = 16;

  private final LevelDirectory directory;

  public SearchFiles(LevelDirectory directory) {
    this.directory = directory;
  }

  private static String prefix(String mark) {
    return "gyre-" + mark.substring(0, Math.min(MARK_LETTERS, mark.length())) + "-";
  }

  /** A new search; a later one comes behind in the alphabet. */
  public static String newId(String mark) {
    return String.format(
        Locale.ROOT, "%s%014d-%s", prefix(mark), System.currentTimeMillis(), Site.newWord());
  }

  /** The youngest search with a mark that has handed out its work. */
  public Optional<String> youngest(String mark) {
    try {
      return directory.list().stream()
          .filter(name -> name.startsWith(prefix(mark)) && name.endsWith(HEAD))
          .map(name -> name.substring(0, name.length() - HEAD.length()))
          .filter(id -> new Commits(directory, id).read(0).isPresent())
          .max(Comparator.naturalOrder());
    } catch (IOException e) {
      throw new RunsException("cannot read the directory of the search: " + e, e);
    }
  }

  /** Writes down what a search is about. */
  public void begin(String id, Head head) {
    try {
      directory.commit(id + HEAD, RecordFormat.write(head));
    } catch (IOException e) {
      throw new RunsException("cannot write to the directory of the search: " + e, e);
    }
  }

  /** What a search is about. */
  public Head head(String id) {
    try (LevelDirectory.Input file = directory.open(id + HEAD)) {
      byte[] bytes = new byte[Math.toIntExact(file.length())];
      file.read(0, bytes, bytes.length);
      return RecordFormat.read(bytes, Head.class);
    } catch (IOException e) {
      throw new RunsException("cannot read " + id + HEAD + ": " + e, e);
    } catch (DamagedRecordException e) {
      throw new RunsException(
          id + HEAD + " is damaged, or from another Gyre: " + e.getMessage(), e);
    }
  }

  /** Removes all files of a search; those that cannot be removed stay. */
  public void remove(String id) {
    try {
      for (String name : directory.list()) {
        if (name.startsWith(id)) {
          directory.delete(name);
        }
      }
    } catch (IOException e) {
      // The answer is known; what is left over harms nobody.
      return;
    }
  }
}
