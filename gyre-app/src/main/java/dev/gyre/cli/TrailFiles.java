package dev.gyre.cli;

import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.plan.CheckPlan;
import dev.gyre.system.Channels;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The traces of all violations in files: the first one in the file that was named, the others
 * beside it with their numbers, {@code trace.json}, {@code trace-2.json}, ... A file that cannot be
 * written does not change the verdict.
 */
final class TrailFiles {
  private final Path first;
  private final Channels channels;
  private final Console console;

  TrailFiles(Path first, Channels channels, Console console) {
    this.first = first;
    this.channels = channels;
    this.console = console;
  }

  /** Returns the files that were written, in the order of the violations; none if one could not. */
  List<Path> write(CheckReport report, WritingTime time) {
    if (report.violations().isEmpty()) {
      return List.of();
    }
    if (report.plan().filter(CheckPlan::isTimeAbstract).isPresent()) {
      warn("no trail: the run need not be one of the model");
      return List.of();
    }
    List<Path> written = new ArrayList<>();
    for (FoundViolation violation : report.violations()) {
      Path file = numbered(written.size() + 1);
      try {
        OutputFile.write(
            file, out -> TrailJson.write(report.model(), channels, violation, time.fromNow(), out));
      } catch (IOException e) {
        warn("the trail could not be written to '" + file + "': " + e.getMessage());
        return List.of();
      }
      written.add(file);
    }
    return written;
  }

  /** With the number before the last dot, so that the file keeps its kind. */
  private Path numbered(int number) {
    if (number == 1) {
      return first;
    }
    String name = first.getFileName().toString();
    int dot = name.lastIndexOf('.');
    int end = dot <= 0 ? name.length() : dot;
    return first.resolveSibling(name.substring(0, end) + "-" + number + name.substring(end));
  }

  private void warn(String what) {
    console.err().println("gyre: " + what);
    console.err().flush();
  }
}
