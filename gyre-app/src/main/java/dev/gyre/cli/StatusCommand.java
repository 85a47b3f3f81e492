package dev.gyre.cli;

import dev.gyre.engine.json.CheckStatusJson;
import dev.gyre.engine.resume.SavedCheck;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gyre status}: how far a check is that leaves checkpoints. */
@Command(
    name = "status",
    mixinStandardHelpOptions = true,
    description = "Say how far a check is that leaves checkpoints, from another terminal.",
    footer = {"", "Exit status: 0, or 2 if there is no such check."})
final class StatusCommand implements Callable<Integer> {
  private final Console console;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      defaultValue = "text",
      description = "For people, or one JSON object. Default: text.")
  private Format format;

  @Parameters(paramLabel = "DIR", description = "The directory of gyre verify --checkpoint.")
  private Path directory;

  StatusCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try {
      SavedCheck.requireDirectory(directory);
      Optional<ProgressFile.Noted> noted = ProgressFile.read(directory);
      List<SavedCheck.Listed> checkpoints = SavedCheck.list(directory);
      boolean isRunning = SavedCheck.isInUse(directory);
      if (noted.isEmpty() && checkpoints.isEmpty() && !isRunning) {
        throw new IOException("no check is or was under way in it");
      }
      if (format == Format.JSON) {
        console
            .out()
            .println(
                CheckStatusJson.line(
                    directory,
                    isRunning,
                    noted.map(ProgressFile.Noted::when),
                    noted.map(ProgressFile.Noted::json),
                    checkpoints));
      } else {
        show(isRunning, noted, checkpoints);
      }
      return ExitStatus.SUCCESS.number();
    } catch (IOException e) {
      String why = e instanceof NoSuchFileException ? "there is no such directory" : e.getMessage();
      console.err().println("gyre: no status in '" + directory + "': " + why);
      return ExitStatus.WRONG_INPUT.number();
    }
  }

  private void show(
      boolean isRunning, Optional<ProgressFile.Noted> noted, List<SavedCheck.Listed> checkpoints) {
    console.out().println(isRunning ? "running" : "not running");
    noted.ifPresent(
        last -> console.out().println(last.words() + " (" + ago(last.when()) + " ago)"));
    checkpoints.stream()
        .findFirst()
        .ifPresent(newest -> console.out().println("checkpoint: " + ResumeCommand.line(newest)));
    if (!isRunning && checkpoints.stream().anyMatch(one -> one.check().isPresent())) {
      console
          .out()
          .println("go on:      gyre resume " + VerifyCommand.quoted(directory.toString()));
    }
  }

  private static String ago(Instant when) {
    long seconds = Math.max(0, Duration.between(when, Instant.now()).toSeconds());
    return String.format(Locale.ROOT, "%,d s", seconds);
  }
}
