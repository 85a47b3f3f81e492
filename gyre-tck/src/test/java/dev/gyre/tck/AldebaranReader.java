package dev.gyre.tck;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads labelled transition systems in the format of Aldebaran, and complains about bad ones. */
final class AldebaranReader {
  private static final Pattern HEADER = Pattern.compile("des \\((\\d+),(\\d+),(\\d+)\\)");
  private static final Pattern STEP = Pattern.compile("\\((\\d+),\"([^\"]*)\",(\\d+)\\)");

  private AldebaranReader() {}

  /** What a file says. */
  record Read(int initial, int states, List<Step> steps) {
    Read {
      steps = List.copyOf(steps);
    }

    /** How many states can be reached from the initial one. */
    int reachable() {
      BitSet reached = new BitSet();
      reached.set(initial);
      int before = 0;
      while (reached.cardinality() > before) {
        before = reached.cardinality();
        steps.stream().filter(s -> reached.get(s.from())).forEach(s -> reached.set(s.to()));
      }
      return before;
    }
  }

  /** One line. */
  record Step(int from, String label, int to) {}

  /**
   * @throws IOException if it is not such a file
   */
  static Read read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    Matcher header = HEADER.matcher(lines.get(0));
    if (!header.matches()) {
      throw new IOException("no header: " + lines.get(0));
    }
    int states = Integer.parseInt(header.group(3));
    List<Step> steps = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      Matcher step = STEP.matcher(line);
      if (!step.matches()) {
        throw new IOException("no step: " + line);
      }
      int from = Integer.parseInt(step.group(1));
      int to = Integer.parseInt(step.group(3));
      if (from >= states || to >= states) {
        throw new IOException("no such state: " + line);
      }
      steps.add(new Step(from, step.group(2), to));
    }
    if (steps.size() != Integer.parseInt(header.group(2))) {
      throw new IOException(steps.size() + " steps, and not as the header says: " + lines.get(0));
    }
    return new Read(Integer.parseInt(header.group(1)), states, steps);
  }
}
