package dev.gyre.cli;

import dev.gyre.engine.model.Conversion;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticRenderer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gyre convert}: a model in another language. */
@Command(
    name = "convert",
    mixinStandardHelpOptions = true,
    description = "Write a model in another language: SDL as IF, and anything as Promela.",
    footer = {
      "",
      "Without reductions the Promela that is written has as many states as the model, for",
      "Spin as well as for Gyre.",
      "",
      "Exit status: 0 written, 2 the model or the call is wrong, or the model has no",
      "counterpart in the other language."
    })
final class ConvertCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private Definitions definitions;

  @Mixin private SdlCallOptions sdl;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "if|promela",
      description = "if: the intermediate form of systems in SDL. promela: for Spin.")
  private Conversion.Target target;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to this file instead of the standard output.")
  private Path output;

  @Parameters(paramLabel = "MODEL", description = "The model; - is the standard input.")
  private String model;

  ConvertCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Reading reading = Reading.of(model, console.in());
    if (reading.fault().isPresent()) {
      show(List.of(reading.fault().get()));
      return ExitStatus.WRONG_INPUT.number();
    }
    definitions.refuseWordsOfSpin(reading.file());
    Conversion.Result result =
        Conversion.convert(
            new ModelSource(
                reading.file(), definitions.values(), definitions.loader(), sdl.options()),
            target);
    show(result.diagnostics().stream().filter(Diagnostic::isError).toList());
    if (result.refusal().isPresent()) {
      return refuse("'" + model + "' cannot be converted: " + result.refusal().get()).number();
    }
    ExitStatus status = ExitStatus.WRONG_INPUT;
    if (result.text().isPresent()) {
      status = write(result.text().get());
    }
    return status.number();
  }

  private void show(List<Diagnostic> faults) {
    for (Diagnostic fault : faults) {
      String text = DiagnosticRenderer.render(fault);
      console.err().println(TextColours.ofErrors().diagnostic(text));
    }
  }

  private ExitStatus write(String text) {
    if (output == null) {
      console.out().print(text);
      return ExitStatus.SUCCESS;
    }
    try {
      if (!model.equals(Reading.STANDARD_INPUT)
          && Files.exists(output)
          && Files.isSameFile(output, Path.of(model))) {
        return refuse("'" + output + "' is the model itself; name another file with -o");
      }
      OutputFile.write(output, out -> out.write(text));
      return ExitStatus.SUCCESS;
    } catch (IOException e) {
      return refuse("'" + output + "' cannot be written: " + e.getMessage());
    }
  }

  private ExitStatus refuse(String message) {
    console.err().println("gyre: " + message);
    return ExitStatus.WRONG_INPUT;
  }
}
