package dev.gyre.engine.resume;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The searches of a check that did not come to their end, each with the file that has its state.
 * There is more than one if a search ended at a limit and the check went on with the next.
 */
final class InterruptedSearches implements Closeable {
  /**
   * @param search to be read once; empty if it was written by this run
   */
  private record Place(Path file, Optional<SavedCheck.Interrupted> search) {}

  private final Map<String, Place> byMark = new LinkedHashMap<>();

  /** Takes note of what a file has, unless a newer one has the same search. */
  void found(Path file, SavedCheck.Interrupted search) {
    Place known = byMark.putIfAbsent(search.mark(), new Place(file, Optional.of(search)));
    if (known != null) {
      close(search);
    }
  }

  /** A search ended and can be gone on with by a later run. */
  void ended(String mark, Path file) {
    byMark.put(mark, new Place(file, Optional.empty()));
  }

  /** A search to go on with, by the same algorithm. */
  Optional<SavedCheck.Interrupted> of(String mark, String form) {
    return Optional.ofNullable(byMark.get(mark))
        .flatMap(Place::search)
        .filter(search -> search.form().equals(form));
  }

  /** By which algorithm a search was going on that can be gone on with. */
  Optional<String> form(String mark) {
    return Optional.ofNullable(byMark.get(mark))
        .flatMap(Place::search)
        .map(SavedCheck.Interrupted::form);
  }

  /** What a file has of this search is not needed any more. */
  void forget(String mark) {
    Place place = byMark.remove(mark);
    if (place != null) {
      place.search().ifPresent(InterruptedSearches::close);
    }
  }

  /** The files that are needed. */
  Collection<Path> files() {
    return byMark.values().stream().map(Place::file).toList();
  }

  /** Whether there is a search that could be gone on with. */
  boolean isEmpty() {
    return byMark.isEmpty();
  }

  /** Whether there is a search that this run has not gone on with. */
  boolean hasUnread() {
    return byMark.values().stream().anyMatch(place -> place.search().isPresent());
  }

  /** The state of the search was read; the file stays until there is a newer one. */
  void read(String mark) {
    byMark.computeIfPresent(
        mark,
        (same, place) -> {
          place.search().ifPresent(InterruptedSearches::close);
          return new Place(place.file(), Optional.empty());
        });
  }

  private static void close(SavedCheck.Interrupted search) {
    try {
      search.content().close();
    } catch (IOException e) {
      // It was only read.
      return;
    }
  }

  @Override
  public void close() {
    byMark.values().forEach(place -> place.search().ifPresent(InterruptedSearches::close));
    byMark.clear();
  }
}
