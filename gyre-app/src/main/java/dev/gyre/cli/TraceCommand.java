package dev.gyre.cli;

import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.InternalFault;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.view.trace.TraceFilter;
import dev.gyre.view.trace.TraceFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gyre trace}: a saved trace as a chart, a page, or data for other tools. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    description = "Convert a trace that gyre verify --trail has saved.",
    footer = {
      "",
      "The trace is executed once more before it is shown.",
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
        "mermaid, plantuml: the chart as text that others draw",
        "json: steps and states; itf: the Informal Trace Format",
        "csv: a row for each state"
      })
  private Target target;

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

  /** The formats of {@code --to}. */
  enum Target {
    TEXT,
    SVG,
    HTML,
    MERMAID,
    PLANTUML,
    JSON,
    ITF,
    CSV
  }

  TraceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Trail trail;
    try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      trail = TrailJson.read(in);
    } catch (IOException e) {
      return refuse("'" + file + "' cannot be read as a trail: " + e.getMessage());
    }
    LoadedModel loaded = trail.model();
    if (loaded.system().isEmpty()) {
      loaded.diagnostics().stream()
          .filter(d -> d.isError())
          .forEach(d -> console.err().println(DiagnosticRenderer.render(d)));
      return refuse("the model of the trail '" + file + "' is wrong (see above)");
    }
    TrailReplay.Replayed run;
    try {
      run = TrailReplay.withStates(trail, loaded.system().get());
    } catch (InternalFault | FaultyStartException | ModelTooLargeException e) {
      return refuse("the trail '" + file + "' does not fit its model: " + e.getMessage());
    }
    if (wouldReplaceTrail()) {
      return refuse("'" + output + "' is the trail itself; name another file with -o");
    }
    TrailReplay.Replayed shown = new TraceFilter(processes, variables, channels).of(run);
    if (shown.violation().trace().steps().isEmpty() && !run.violation().trace().steps().isEmpty()) {
      return refuse(
          "no step of the trace has to do with what --process, --variable, --channel name");
    }
    return write(trail, shown);
  }

  private boolean wouldReplaceTrail() {
    try {
      return output != null && Files.exists(output) && Files.isSameFile(output, file);
    } catch (IOException e) {
      return false; // writing it will tell what is wrong
    }
  }

  private int write(Trail trail, TrailReplay.Replayed run) throws IOException {
    OutputFile.Content content =
        out -> {
          if (target == Target.TEXT) {
            out.write(TraceTable.render(run.violation().trace(), TraceTable.Extent.FULL));
          } else {
            TraceFormat.valueOf(target.name()).write(trail, run, out);
          }
        };
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
