package dev.gyre.cli;

import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.explore.ExploreServer;
import dev.gyre.explore.work.Workspace;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.InternalFault;
import dev.gyre.system.ModelTooLargeException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gyre explore}: a page to watch a model with. */
@Command(
    name = "explore",
    mixinStandardHelpOptions = true,
    description = "Watch a model in the browser: step through it, check it, look at what is found.",
    footer = {
      "",
      "The server listens on this machine only, and only who has the address with its token gets",
      "in. It ends with Ctrl-C. The model's file is changed only by the page's button for that.",
      "",
      "Exit status: 0 fine, 2 the model, the trail or the call is wrong, 70 a fault of Gyre itself."
    })
final class ExploreCommand implements Callable<Integer> {
  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private Definitions definitions;

  @Option(
      names = "--trail",
      paramLabel = "FILE",
      description = "Begin with a trace that gyre verify --trail has saved.")
  private Path trail;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "0",
      description = "The port to listen on; 0 for any that is free. Default: 0.")
  private int port;

  @Option(names = "--no-browser", description = "Only print the address, do not open a browser.")
  private boolean noBrowser;

  @Parameters(paramLabel = "MODEL", description = "The model.")
  private String model;

  ExploreCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (port < 0 || port > 65_535) {
      throw new ParameterException(
          spec.commandLine(), "--port " + port + ": a port is a number from 0 to 65535");
    }
    if (model.equals(Reading.STANDARD_INPUT)) {
      return refuse("the explorer needs a file; the standard input cannot be read again or saved");
    }
    Reading reading = Reading.of(model, console.in());
    if (reading.fault().isPresent()) {
      console.err().println(DiagnosticRenderer.render(reading.fault().get()));
      return ExitStatus.WRONG_INPUT.number();
    }
    Optional<Trail> shown;
    Optional<FoundViolation> violation;
    try {
      shown = readTrail(reading);
      violation = shown.map(ExploreCommand::replayed);
    } catch (IOException | InternalFault | FaultyStartException | ModelTooLargeException e) {
      return refuse("the trail '" + trail + "' cannot be shown: " + e.getMessage());
    }
    return serve(reading, shown, violation);
  }

  private Optional<Trail> readTrail(Reading reading) throws IOException {
    if (trail == null) {
      return Optional.empty();
    }
    try (BufferedReader in = Files.newBufferedReader(trail, StandardCharsets.UTF_8)) {
      Trail read = TrailJson.read(in);
      if (!read.file().text().equals(reading.file().text())) {
        throw new IOException(
            "it was made from another version of '" + model + "'; make a new one with gyre verify");
      }
      return Optional.of(read);
    }
  }

  private static FoundViolation replayed(Trail trail) {
    return TrailReplay.violation(
        trail, trail.model().system().orElseThrow(() -> new InternalFault("its model has errors")));
  }

  private int serve(Reading reading, Optional<Trail> shown, Optional<FoundViolation> violation) {
    Workspace workspace =
        new Workspace(
            Path.of(model), reading.file(), definitions.values(), definitions.includePaths());
    try (ServerInterruption interruption = ServerInterruption.listen();
        ExploreServer server = new ExploreServer(workspace, port, new WrittenOptions())) {
      if (shown.isPresent()) {
        server.show(shown.get(), violation.orElseThrow());
      }
      console.out().println(server.address());
      console.out().flush();
      if (!noBrowser && !Browser.open(server.address())) {
        console.err().println("gyre: no browser could be started; open the address yourself");
      }
      console.err().println("gyre: the explorer runs until Ctrl-C");
      console.err().flush();
      interruption.await();
      return ExitStatus.SUCCESS.number();
    } catch (IOException e) {
      return refuse("port " + port + " cannot be listened on: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitStatus.SUCCESS.number();
    }
  }

  private int refuse(String message) {
    console.err().println("gyre: " + message);
    return ExitStatus.WRONG_INPUT.number();
  }
}
