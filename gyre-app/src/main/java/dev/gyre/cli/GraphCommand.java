package dev.gyre.cli;

import dev.gyre.engine.graph.Extent;
import dev.gyre.engine.graph.GraphExport;
import dev.gyre.engine.graph.GraphLimitException;
import dev.gyre.engine.graph.GraphRequest;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.Limits;
import dev.gyre.plan.RefusedException;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.system.Cancellation;
import dev.gyre.system.CancelledException;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.view.graph.AutomataFormat;
import dev.gyre.view.graph.GraphFormat;
import dev.gyre.view.graph.UndrawableException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gyre graph}: the states of a model, or its automata, drawn or for other tools. */
@Command(
    name = "graph",
    mixinStandardHelpOptions = true,
    description = "Write the state graph of a model, or its automata.",
    footer = {
      "",
      "All orders of steps are shown: there is no partial order reduction here.",
      "",
      "Exit status: 0 written, 2 the model or the call is wrong, 3 a limit was reached or",
      "interrupted, so nothing complete could be written, 70 a fault of Gyre itself."
    })
final class GraphCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private Definitions definitions;

  @Mixin private SdlCallOptions sdl;

  @Mixin private GraphOptions options;

  @Option(
      names = "--format",
      required = true,
      paramLabel = "svg|dot|graphml|json|aut",
      description = {
        "svg: a picture (up to 3000 states)",
        "dot: for Graphviz; graphml: for graph editors; json: for scripts",
        "aut: for mCRL2, CADP and LTSmin"
      })
  private GraphFormat format;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to this file instead of the standard output.")
  private Path output;

  @Option(names = "--automata", description = "The automata of the processes instead of states.")
  private boolean automata;

  @Option(
      names = {"-q", "--quiet"},
      description = "No warnings, no figures.")
  private boolean quiet;

  @Parameters(paramLabel = "MODEL", description = "The model; - is the standard input.")
  private String model;

  GraphCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Limits limits = options.limits();
    try (Interruption interruption = Interruption.listen(console)) {
      ProgressLine progress =
          new ProgressLine(
              console.err(), interruption, ProgressLine.Wish.AUTO.on(ProgressLine.screen()), model);
      ExitStatus status = ExitStatus.UNDECIDED;
      try {
        Alarm alarm = Alarm.set(() -> isOver(interruption, limits));
        try {
          status = written(limits, progress);
        } finally {
          alarm.close();
        }
      } catch (CancelledException e) {
        status = cancelled(limits);
      } catch (GraphLimitException e) {
        status = unfinished(e.getMessage());
      } catch (OutOfMemoryError e) {
        status =
            unfinished("the memory of the Java virtual machine is used up (-Xmx gives it more)");
      } finally {
        progress.clear();
      }
      console.flush();
      interruption.answered(status);
      return status.number();
    }
  }

  /** Nobody reads the output any more, or the time is up. */
  private boolean isOver(Interruption interruption, Limits limits) {
    boolean isUnread = output == null && console.out().checkError();
    return isUnread || interruption.isRequested() || limits.isTimeUp();
  }

  private ExitStatus cancelled(Limits limits) {
    if (output == null && console.out().checkError()) {
      return ExitStatus.SUCCESS; // whether that is one is for the standard output to say
    }
    return unfinished(limits.isTimeUp() ? "the time limit was reached" : "interrupted");
  }

  private ExitStatus unfinished(String reason) {
    String written = output == null ? "what was written is incomplete" : "nothing was written";
    console
        .err()
        .println("gyre: " + reason + ", " + written + "; --max-states shows the first states");
    return ExitStatus.UNDECIDED;
  }

  private ExitStatus written(Limits limits, ProgressLine progress) throws IOException {
    Optional<ProcessSystem> system = system();
    if (system.isEmpty()) {
      return ExitStatus.WRONG_INPUT;
    }
    if (wouldReplaceModel()) {
      return refuse("'" + output + "' is the model itself; name another file with -o");
    }
    try {
      return automata ? automata(system.get()) : states(system.get(), limits, progress);
    } catch (UndrawableException
        | RefusedException
        | FaultyStartException
        | ModelTooLargeException e) {
      return refuse(e.getMessage());
    }
  }

  private Optional<ProcessSystem> system() {
    Reading reading = Reading.of(model, console.in());
    ModelSource source =
        new ModelSource(reading.file(), definitions.values(), definitions.loader(), sdl.options());
    LoadedModel loaded =
        reading
            .fault()
            .map(fault -> LoadedModel.unusable(reading.file(), fault, definitions.values()))
            .orElseGet(() -> LoadedModel.load(source, options.formulas()));
    loaded.diagnostics().stream()
        .filter(Diagnostic::isError)
        .forEach(
            d ->
                console
                    .err()
                    .println(TextColours.ofErrors().diagnostic(DiagnosticRenderer.render(d))));
    Cancellation.check();
    return loaded.system();
  }

  private ExitStatus automata(ProcessSystem system) throws IOException {
    if (format == GraphFormat.AUT) {
      return refuse(
          "--format aut is for one automaton, and a model has one for each type of processes;"
              + " --format json writes them all");
    }
    AutomataFormat wanted = AutomataFormat.valueOf(format.name());
    return print(
        out -> {
          wanted.write(name(), system, out);
          return List.of();
        });
  }

  private ExitStatus states(ProcessSystem system, Limits limits, ProgressLine progress)
      throws IOException, RefusedException {
    GraphRequest request = options.request(limits);
    Optional<String> complaint = GraphExport.complaint(system, request);
    if (complaint.isPresent()) {
      return refuse(complaint.get());
    }
    GraphExport graph = GraphExport.of(system, request, progress);
    return print(
        out -> {
          Extent extent = format.write(name(), graph, out);
          return GraphSummary.lines(graph, extent, options);
        });
  }

  private String name() {
    Path file = model.equals(Reading.STANDARD_INPUT) ? null : Path.of(model).getFileName();
    return file == null ? "stdin" : file.toString();
  }

  /** Writes something, and tells how large it is. */
  private interface Content {
    List<String> write(Writer out) throws IOException;
  }

  /** The figures go where the graph does not. */
  private ExitStatus print(Content content) throws IOException {
    List<String> figures = new ArrayList<>();
    try {
      if (output == null) {
        figures.addAll(content.write(console.out()));
        console.out().flush();
      } else {
        OutputFile.write(output, out -> figures.addAll(content.write(out)));
      }
    } catch (IOException e) {
      Cancellation.check(); // an interrupted thread cannot write to files
      return refuse("'" + output + "' cannot be written: " + e.getMessage());
    }
    if (!quiet) {
      PrintWriter log = output == null ? console.err() : console.out();
      figures.forEach(log::println);
    }
    return ExitStatus.SUCCESS;
  }

  private boolean wouldReplaceModel() {
    try {
      return output != null
          && !model.equals(Reading.STANDARD_INPUT)
          && Files.exists(output)
          && Files.isSameFile(output, Path.of(model));
    } catch (IOException e) {
      return false; // writing it will tell what is wrong
    }
  }

  private ExitStatus refuse(String message) {
    console.err().println("gyre: " + message);
    return ExitStatus.WRONG_INPUT;
  }
}
