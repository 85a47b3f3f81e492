package dev.gyre.cli;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.run.Explanations;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.view.trace.ComparisonHtml;
import dev.gyre.view.trace.ComparisonText;
import dev.gyre.view.trace.TraceComparison;
import dev.gyre.view.trace.TraceFilter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gyre trace}: a saved trace as a chart, a page, or data for other tools. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    description = "Convert, shorten or compare traces that gyre verify --trail has saved.",
    footer = {
      "",
      "The trace is executed once more before it is shown.",
      "",
      "Exit status: 0 fine, 2 the trail or the call is wrong, 70 a fault of Gyre itself."
    })
final class TraceCommand implements Callable<Integer> {
  private final Console console;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = {
        "text: a table, as gyre verify shows it (the default)",
        "svg: a message sequence chart",
        "html: a page to walk along the run, without a server",
        "mermaid, plantuml: the chart as text that others draw; msc: in Z.120, for SDL",
        "json: steps and states; itf: the Informal Trace Format",
        "csv: a row for each state; trail: for gyre simulate --replay"
      })
  private TraceContent target;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to this file instead of the standard output.")
  private Path output;

  @Option(
      names = "--process",
      paramLabel = "NAME",
      split = ",",
      description = "Only steps of these processes, by type (P) or by name (P:1).")
  private List<String> processes = List.of();

  @Option(
      names = "--variable",
      paramLabel = "NAME",
      split = ",",
      description = "Only these variables, with all their elements and fields.")
  private List<String> variables = List.of();

  @Option(
      names = "--channel",
      paramLabel = "NAME",
      split = ",",
      description = "Only messages of these channels.")
  private List<String> channels = List.of();

  @Parameters(paramLabel = "FILE", description = "The trail.")
  private Path file;

  @Option(
      names = "--shorten",
      description = "Look for a run with fewer steps to the same violation, and show that.")
  private boolean shorten;

  @Option(
      names = "--timeout",
      paramLabel = "DURATION",
      converter = Amounts.DurationConverter.class,
      description =
          "Stop looking for a shorter run after this time, such as 30s or 5m. Default: no limit.")
  private Duration timeout;

  @Option(
      names = "--why",
      description =
          "Also say which values would have to be different, and who wrote them last (text only).")
  private boolean why;

  @Option(
      names = "--compare",
      paramLabel = "OTHER",
      description = "Show this trail beside the other one: where they part, which values differ.")
  private Path other;

  TraceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (replaces(file) || (other != null && replaces(other))) {
      return refuse("'" + output + "' is the trail itself; name another file with -o");
    }
    try {
      SavedRun saved = shortened(SavedRun.read(file, console));
      return other == null ? convert(saved) : compare(saved, SavedRun.read(other, console));
    } catch (SavedRun.UnusableException e) {
      return refuse(e.getMessage());
    }
  }

  private SavedRun shortened(SavedRun saved) {
    return shorten
        ? new SavedRunShortening(console, Optional.ofNullable(timeout)).of(saved)
        : saved;
  }

  private int convert(SavedRun saved) throws IOException {
    TrailReplay.Replayed shown = new TraceFilter(processes, variables, channels).of(saved.run());
    if (shown.violation().trace().steps().isEmpty()
        && !saved.run().violation().trace().steps().isEmpty()) {
      return refuse(
          "no step of the trace has to do with what --process, --variable, --channel name");
    }
    if (why && target != TraceContent.TEXT) {
      return refuse("--why is for --to text; the JSON of gyre verify has it, too");
    }
    return write(
        out -> {
          target.write(saved, shown, out);
          if (why) {
            explain(saved, out);
          }
        });
  }

  private static void explain(SavedRun saved, Writer out) {
    FoundViolation violation =
        Explanations.of(saved.run().violation(), saved.trail(), saved.system());
    PrintWriter text = new PrintWriter(out);
    text.println();
    if (violation.evidence().whyNot().isEmpty()) {
      text.println("why not: there is nothing to say about this violation");
    } else {
      ViolationText.writeWhyNot(violation.evidence().whyNot(), text);
    }
    text.flush();
  }

  private int compare(SavedRun saved, SavedRun with) throws IOException {
    if (target != TraceContent.TEXT && target != TraceContent.HTML) {
      return refuse("a comparison is text or html, and not " + target);
    }
    TraceFilter filter = new TraceFilter(processes, variables, channels);
    TraceComparison both =
        TraceComparison.of(
            new TraceComparison.Side(
                name(file, other) + (shorten ? " (shortened)" : ""), filter.of(saved.run())),
            new TraceComparison.Side(name(other, file), filter.of(with.run())));
    if (!saved.trail().file().text().equals(with.trail().file().text())) {
      console.err().println("gyre: the two trails are of different models, or versions of one");
    }
    return write(
        out ->
            out.write(
                target == TraceContent.TEXT
                    ? ComparisonText.render(both)
                    : ComparisonHtml.render(both)));
  }

  /** The name of a file, with its folders only if the other one has the same. */
  private static String name(Path one, Path another) {
    Path name = one.getFileName();
    return name.equals(another.getFileName()) && !one.equals(another)
        ? one.toString()
        : name.toString();
  }

  private boolean replaces(Path trail) {
    try {
      return output != null && Files.exists(output) && Files.isSameFile(output, trail);
    } catch (IOException e) {
      return false; // writing it will tell what is wrong
    }
  }

  private int write(OutputFile.Content content) throws IOException {
    if (output == null) {
      content.write(console.out());
      console.out().flush();
      return ExitStatus.SUCCESS.number();
    }
    try {
      OutputFile.write(output, content);
    } catch (IOException e) {
      return refuse("'" + output + "' cannot be written: " + e.getMessage());
    }
    return ExitStatus.SUCCESS.number();
  }

  private int refuse(String message) {
    console.err().println("gyre: " + message);
    return ExitStatus.WRONG_INPUT.number();
  }
}
