package dev.gyre.cli;

import dev.gyre.engine.graph.GraphLimitException;
import dev.gyre.engine.graph.GraphLimits;
import dev.gyre.engine.graph.ObservedModel;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.engine.run.CheckObserver;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.lts.graph.LabelledStates;
import dev.gyre.lts.graph.TooLargeException;
import dev.gyre.plan.RefusedException;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gyre equiv}: whether two models behave alike as far as some propositions show. */
@Command(
    name = "equiv",
    mixinStandardHelpOptions = true,
    description = "Compare two models: do they have the same properties over some propositions?",
    footer = {
      "",
      "Equivalent models have the same properties in CTL* without next (so also in LTL without",
      "X) over these propositions, and deadlocks, ends and errors of runs.",
      "",
      "Exit status: 0 equivalent, 1 not, 2 a model or the call is wrong, 3 a limit was reached",
      "or interrupted, 70 a fault of Gyre itself."
    })
final class EquivCommand implements Callable<Integer> {
  private static final int MANY_STATES = 1_000_000;

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private Definitions definitions;

  @Mixin private SdlCallOptions sdl;

  @Option(
      names = "--props",
      required = true,
      paramLabel = "EXPR,...",
      description = "What is seen of a state, such as 'x > 0,done'; read in both models.")
  private String propositions;

  @Option(
      names = "--max-states",
      paramLabel = "N",
      description = "Give up when a model has more states. Default: 1000000.")
  private int maxStates = MANY_STATES;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = Amounts.SizeConverter.class,
      description =
          "Give up when the states of a model take more, such as 512M. Default: no limit.")
  private Long memory;

  @Option(
      names = "--timeout",
      paramLabel = "DURATION",
      converter = Amounts.DurationConverter.class,
      description = "Give up after this time, such as 30s or 5m. Default: no limit.")
  private Duration timeout;

  @Option(
      names = {"-q", "--quiet"},
      description = "Only whether they are equivalent.")
  private boolean quiet;

  @Parameters(arity = "2", paramLabel = "MODEL", description = "The two models.")
  private List<String> models = List.of();

  EquivCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (maxStates < 1) {
      throw new ParameterException(
          spec.commandLine(), "--max-states " + maxStates + ": there is always one state at least");
    }
    List<String> texts = texts();
    return LimitedRun.of(console, timeout, () -> compared(texts)).number();
  }

  /** The expressions between commas that are in no brackets. */
  private List<String> texts() {
    List<String> texts = new ArrayList<>();
    int open = 0;
    int begin = 0;
    for (int i = 0; i <= propositions.length(); i++) {
      char c = i == propositions.length() ? ',' : propositions.charAt(i);
      open += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
      if (c == ',' && (open <= 0 || i == propositions.length())) {
        texts.add(propositions.substring(begin, i).strip());
        begin = i + 1;
      }
    }
    for (String text : texts) {
      if (text.isEmpty() || LabelledStates.ENDINGS.contains(text)) {
        throw new ParameterException(
            spec.commandLine(),
            text.isEmpty()
                ? "--props " + propositions + ": an expression is missing beside a comma"
                : "--props "
                    + text
                    + ": how runs end is always seen; for a variable of that name"
                    + " write ("
                    + text
                    + ")");
      }
    }
    return texts.stream().distinct().toList();
  }

  private ExitStatus compared(List<String> texts) throws IOException, TooLargeException {
    try {
      Optional<ObservedModel> first = model(models.get(0), texts);
      if (first.isEmpty()) {
        return ExitStatus.WRONG_INPUT;
      }
      Optional<ObservedModel> second = model(models.get(1), texts);
      if (second.isEmpty()) {
        return ExitStatus.WRONG_INPUT;
      }
      EquivText text = new EquivText(console.out(), models.get(0), models.get(1), texts, maxStates);
      return text.compare(
          first.get(), second.get(), quiet ? EquivText.Detail.VERDICT : EquivText.Detail.REASONS);
    } catch (RefusedException | FaultyStartException | ModelTooLargeException e) {
      console.err().println("gyre: " + e.getMessage());
      return ExitStatus.WRONG_INPUT;
    } catch (GraphLimitException e) {
      console.err().println("gyre: undecided: " + e.getMessage());
      return ExitStatus.UNDECIDED;
    }
  }

  private Optional<ObservedModel> model(String name, List<String> texts) throws RefusedException {
    Reading reading = Reading.of(name, console.in());
    ModelSource source =
        new ModelSource(reading.file(), definitions.values(), definitions.loader(), sdl.options());
    LoadedModel loaded =
        reading
            .fault()
            .map(fault -> LoadedModel.unusable(reading.file(), fault, definitions.values()))
            .orElseGet(() -> LoadedModel.load(source, texts));
    loaded.diagnostics().stream()
        .filter(Diagnostic::isError)
        .forEach(
            d ->
                console
                    .err()
                    .println(TextColours.ofErrors().diagnostic(DiagnosticRenderer.render(d))));
    Optional<ProcessSystem> system = loaded.system();
    if (system.isEmpty()) {
      console.err().println("gyre: " + name + " cannot be compared over these --props");
      return Optional.empty();
    }
    Optional<String> complaint = ObservedModel.complaint(system.get(), texts);
    if (complaint.isPresent()) {
      console.err().println("gyre: --props: " + complaint.get());
      return Optional.empty();
    }
    OptionalLong bytes = memory == null ? OptionalLong.empty() : OptionalLong.of(memory);
    return Optional.of(
        ObservedModel.of(
            system.get(), texts, new GraphLimits(maxStates, bytes), CheckObserver.NONE));
  }
}
