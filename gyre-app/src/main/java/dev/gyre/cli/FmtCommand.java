package dev.gyre.cli;

import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.format.SourceFormatter;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gyre fmt}: one layout for all models. */
@Command(
    name = "fmt",
    mixinStandardHelpOptions = true,
    description = "Tidy the layout of models; prints the result unless told otherwise.",
    footer = {
      "",
      "Exit status: 0 fine, 1 with --check if a file would change, 2 if a file cannot be",
      "read, written or taken apart."
    })
final class FmtCommand implements Callable<Integer> {
  private final Console console;

  @Spec private CommandSpec spec;

  @ArgGroup private Mode mode = new Mode();

  @Mixin private Definitions definitions;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "The models; - is the standard input.")
  private List<String> files;

  /** What to do with the result; at most one of them. */
  static final class Mode {
    @Option(names = "--write", description = "Put the result into the file itself.")
    private boolean write;

    @Option(names = "--check", description = "Only list the files that would change.")
    private boolean check;

    @Option(
        names = "--spin",
        description = "Print the model as Spin reads it: macros, inlines and index types expanded.")
    private boolean spin;
  }

  FmtCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (mode.write && files.contains(Reading.STANDARD_INPUT)) {
      throw new ParameterException(
          spec.commandLine(), "--write: the standard input cannot be written to");
    }
    ExitStatus status = ExitStatus.SUCCESS;
    for (String argument : files) {
      ExitStatus one = format(argument);
      // A file that cannot be used matters more than one that would change.
      status = one.compareTo(status) > 0 ? one : status;
    }
    return status.number();
  }

  private ExitStatus format(String argument) {
    Reading reading = Reading.of(argument, console.in());
    List<Diagnostic> faults = reading.fault().stream().toList();
    String text = "";
    if (faults.isEmpty()) {
      SourceFormatter.Result result =
          mode.spin ? forSpin(reading.file()) : SourceFormatter.format(reading.file());
      faults = result.diagnostics().stream().filter(Diagnostic::isError).toList();
      text = result.text();
    }
    if (!faults.isEmpty()) {
      faults.forEach(
          fault ->
              console
                  .err()
                  .println(TextColours.ofErrors().diagnostic(DiagnosticRenderer.render(fault))));
      return ExitStatus.WRONG_INPUT;
    }
    return deliver(argument, reading.file().text(), text);
  }

  private SourceFormatter.Result forSpin(SourceFile file) {
    PromelaFrontEnd.PlainResult plain =
        new PromelaFrontEnd(definitions.loader(), definitions.values()).plain(file);
    return new SourceFormatter.Result(
        plain.model().map(PromelaPrinter::print).orElse(""), plain.diagnostics());
  }

  private ExitStatus deliver(String argument, String before, String after) {
    if (mode.check) {
      if (before.equals(after)) {
        return ExitStatus.SUCCESS;
      }
      console.out().println(argument);
      return ExitStatus.VIOLATED;
    }
    if (!mode.write) {
      console.out().print(after);
      return ExitStatus.SUCCESS;
    }
    return before.equals(after) ? ExitStatus.SUCCESS : write(argument, before, after);
  }

  private ExitStatus write(String argument, String before, String after) {
    try {
      InPlace.replace(Path.of(argument), before, after);
      return ExitStatus.SUCCESS;
    } catch (IOException e) {
      console.err().println("gyre: '" + argument + "' is left as it was: " + e);
      return ExitStatus.WRONG_INPUT;
    }
  }
}
