package dev.gyre.cli;

import dev.gyre.engine.json.CheckJson;
import dev.gyre.engine.json.CheckedFile;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.engine.model.SdlModels;
import dev.gyre.ir.AutomatonPrinter;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.chantype.ChannelTypes;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gyre check}: is this a model, and what is doubtful about it? Explores no states. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = "Parse and type-check models, without exploring any states.",
    footer = {"", "Exit status: 0 if every model is accepted, 2 otherwise."})
final class CheckCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private Definitions definitions;

  @Mixin private SdlCallOptions sdl;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      defaultValue = "text",
      description = "For people, or one JSON object on standard output. Default: text.")
  private Format format;

  @Option(
      names = "--automata",
      description = "Print the variables and the automaton of every process (text only).")
  private boolean automata;

  @Option(
      names = "--types",
      description = "Print what each channel carries, as its uses tell (Promela).")
  private boolean types;

  @Option(
      names = {"-q", "--quiet"},
      description = "Report errors only: no warnings, no summary.")
  private boolean quiet;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "The models; - is the standard input.")
  private List<String> files;

  CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    List<CheckedFile> checked = new ArrayList<>();
    for (String argument : files) {
      checked.add(check(argument));
    }
    if (format == Format.JSON) {
      CheckJson.write(checked, console.out());
    }
    boolean accepted = checked.stream().allMatch(CheckedFile::isAccepted);
    return (accepted ? ExitStatus.SUCCESS : ExitStatus.WRONG_INPUT).number();
  }

  private CheckedFile check(String argument) {
    Reading reading = Reading.of(argument, console.in());
    if (reading.fault().isPresent()) {
      CheckedFile unusable =
          new CheckedFile(argument, Optional.empty(), List.of(reading.fault().get()));
      show(unusable, Optional.empty(), List.of());
      return unusable;
    }
    definitions.refuseWordsOfSpin(reading.file());
    LoadedModel result =
        LoadedModel.load(
            new ModelSource(
                reading.file(), definitions.values(), definitions.loader(), sdl.options()),
            List.of());
    List<String> channelTypes = types ? channelTypes(reading.file()) : List.of();
    CheckedFile file =
        new CheckedFile(
            argument, result.system().map(CheckCommand::size), result.diagnostics(), channelTypes);
    show(file, result.system(), channelTypes);
    return file;
  }

  private List<String> channelTypes(SourceFile file) {
    if (SdlModels.isSdl(file)) {
      return List.of();
    }
    return new PromelaFrontEnd(definitions.loader(), definitions.values())
        .check(file)
        .channels()
        .map(ChannelTypes::lines)
        .orElse(List.of());
  }

  private static CheckedFile.Size size(ProcessSystem system) {
    int types = 0;
    int locations = 0;
    for (ProcessAutomaton automaton : system.automata()) {
      boolean isProcess =
          automaton.kind() == ProcessAutomaton.Kind.PROCTYPE
              || automaton.kind() == ProcessAutomaton.Kind.INIT;
      types += isProcess ? 1 : 0;
      locations += automaton.locations().size();
    }
    return new CheckedFile.Size(types, locations);
  }

  /** Each file is shown as soon as it is done, so that a long list does not keep one waiting. */
  private void show(CheckedFile file, Optional<ProcessSystem> system, List<String> channelTypes) {
    if (format == Format.JSON) {
      return;
    }
    for (Diagnostic diagnostic : file.diagnostics()) {
      if (diagnostic.isError() || !quiet) {
        console
            .err()
            .println(TextColours.ofErrors().diagnostic(DiagnosticRenderer.render(diagnostic)));
      }
    }
    console.err().flush();
    if (automata) {
      system.map(AutomatonPrinter::print).ifPresent(console.out()::println);
    }
    channelTypes.forEach(console.out()::println);
    if (!quiet) {
      console.out().println(Summary.of(file));
    }
    console.out().flush();
  }
}
