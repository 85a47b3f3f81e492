package dev.gyre.runs;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The files of one stage of a search, in a directory that other stages use too: their names begin
 * with a word of their own, and all of them are removed when the stage is over.
 */
public final class StageDirectory implements LevelDirectory, AutoCloseable {
  private final LevelDirectory whole;
  private final String prefix;
  private final Set<String> names = ConcurrentHashMap.newKeySet();
  private final AtomicLong created = new AtomicLong();

  /**
   * @param word no other stage has it
   */
  public StageDirectory(LevelDirectory whole, String word) {
    this.whole = whole;
    this.prefix = word + "-";
  }

  @Override
  public List<String> list() {
    return new ArrayList<>(names);
  }

  @Override
  public OutputStream create(String name) throws IOException {
    names.add(name);
    created.incrementAndGet();
    return whole.create(prefix + name);
  }

  @Override
  public Input open(String name) throws IOException {
    return whole.open(prefix + name);
  }

  @Override
  public void delete(String name) throws IOException {
    whole.delete(prefix + name);
    names.remove(name);
  }

  @Override
  public void commit(String name, byte[] content) throws IOException {
    whole.commit(prefix + name, content);
  }

  /** How many files were made. */
  public long created() {
    return created.get();
  }

  /** Removes the files; nobody may read them any more. */
  @Override
  public void close() {
    try {
      for (String name : names) {
        delete(name);
      }
    } catch (IOException e) {
      throw new RunsException("cannot remove files of states: " + e.getMessage(), e);
    }
  }
}
