package dev.gyre.sdl.sema;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Where the partitions of a state aggregation are. Each takes signals of its own, so together they
 * are in one state of the process, which is a combination of their states.
 *
 * @param aggregation the level of the aggregation; the levels inside it are the partitions
 * @param parts one for each partition, in the order of the text
 */
record Configuration(Level aggregation, List<Part> parts) {
  Configuration {
    parts = List.copyOf(parts);
  }

  /** The partitions before any of them has started. */
  static Configuration before(Level aggregation) {
    List<Part> parts = new ArrayList<>();
    aggregation.inner().forEach(partition -> parts.add(Part.ABSENT));
    return new Configuration(aggregation, parts);
  }

  /** Whether a partition is somewhere. */
  enum Activity {
    ABSENT,
    ACTIVE,
    RETURNED
  }

  /**
   * One partition.
   *
   * @param level the level of the state in which it is; present if it is active
   * @param name the name of that state in its level
   */
  record Part(Activity activity, Optional<Level> level, String name) {
    static final Part ABSENT = new Part(Activity.ABSENT, Optional.empty(), "");
    static final Part RETURNED = new Part(Activity.RETURNED, Optional.empty(), "");

    static Part in(Level level, String name) {
      return new Part(Activity.ACTIVE, Optional.of(level), name);
    }
  }

  /** The same with another place for the partition that a level belongs to. */
  Configuration with(Level inPartition, Part part) {
    List<Part> changed = new ArrayList<>(parts);
    changed.set(number(inPartition.partition().orElseThrow()), part);
    return new Configuration(aggregation, changed);
  }

  private int number(Level partition) {
    int number = 0;
    for (Level candidate : aggregation.inner()) {
      if (candidate == partition) {
        return number;
      }
      number++;
    }
    throw new IllegalArgumentException("no partition of " + aggregation.shown(""));
  }

  /** The next partition that has to start. */
  Optional<Level> absent() {
    int number = 0;
    for (Level partition : aggregation.inner()) {
      if (parts.get(number++).activity() == Activity.ABSENT) {
        return Optional.of(partition);
      }
    }
    return Optional.empty();
  }

  boolean haveAllReturned() {
    return parts.stream().allMatch(part -> part.activity() == Activity.RETURNED);
  }

  /** As people know it: {@code outer(left.idle, right.busy)}. */
  String shown() {
    String name = aggregation.composite().orElseThrow().name().text();
    return aggregation.outer().orElseThrow().shown(name)
        + parts.stream()
            .filter(part -> part.activity() == Activity.ACTIVE)
            .map(this::shown)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  private String shown(Part part) {
    String whole = part.level().orElseThrow().shown(part.name());
    return whole.substring(aggregation.shown("").length());
  }

  /** What to look it up by. */
  String key() {
    return aggregation.shown("")
        + parts.stream()
            .map(part -> part.activity() + part.level().map(l -> l.shown(part.name())).orElse(""))
            .collect(Collectors.joining(",", "(", ")"))
            .toLowerCase(Locale.ROOT);
  }
}
