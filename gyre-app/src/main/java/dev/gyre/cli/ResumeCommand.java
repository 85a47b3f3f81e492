package dev.gyre.cli;

import dev.gyre.engine.resume.SavedCheck;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gyre resume}: goes on with a check that was interrupted. */
@Command(
    name = "resume",
    mixinStandardHelpOptions = true,
    description = "Go on with a check from its checkpoints, with the model as it was then.",
    footer = {
      "",
      "Exit status: as gyre verify; 2 also if there is nothing to go on with.",
    })
final class ResumeCommand implements Callable<Integer> {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

  private final Console console;

  @Option(names = "--list", description = "Only say which checkpoints there are.")
  private boolean list;

  @Option(
      names = "--interval",
      paramLabel = "DURATION",
      description = "From one checkpoint to the next. Default: as in the call that began.")
  private String interval;

  @Option(
      names = "--timeout",
      paramLabel = "DURATION",
      description = "Stop after this time from now on. Default: as in the call that began.")
  private String timeout;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description = "Stop when states and stack take more. Default: as in the call that began.")
  private String memory;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "For people, or one JSON object. Default: as in the call that began.")
  private String format;

  @Option(
      names = "--progress",
      paramLabel = "auto|log|json|off",
      description = "How to show how far the search is. Default: as in the call that began.")
  private String progress;

  @Option(names = "--trail", paramLabel = "FILE", description = "Save the trace of a violation.")
  private String trail;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write the report as one HTML page.")
  private String page;

  @Option(
      names = {"-q", "--quiet"},
      description = "Only the verdict.")
  private boolean quiet;

  @Parameters(paramLabel = "DIR", description = "Where gyre verify --checkpoint has left them.")
  private Path directory;

  ResumeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try {
      return list ? list() : goOn();
    } catch (IOException e) {
      String why = e instanceof NoSuchFileException ? "there is no such directory" : e.getMessage();
      console.err().println("gyre: nothing to resume in '" + directory + "': " + why);
      return ExitStatus.WRONG_INPUT.number();
    }
  }

  private int goOn() throws IOException {
    SavedCheck.requireDirectory(directory);
    try (KeptRun run = KeptRun.resume(new CheckpointPlace(directory, interval()))) {
      return Main.resuming(console, run).execute(call(run).toArray(String[]::new));
    }
  }

  private Duration interval() throws IOException {
    if (interval != null) {
      return new Amounts.DurationConverter().convert(interval);
    }
    return SavedCheck.list(directory).stream()
        .flatMap(one -> one.check().stream())
        .findFirst()
        .map(check -> CheckpointPlace.ofCall(check.call().arguments()).interval())
        .orElseThrow(() -> new IOException("there is no checkpoint in it that can be read"));
  }

  /** The call that began, and what is said now, which counts. */
  private List<String> call(KeptRun run) {
    List<String> options = new ArrayList<>();
    add("--timeout", timeout, options);
    add("--memory", memory, options);
    add("--format", format, options);
    add("--progress", progress, options);
    add("--trail", trail, options);
    add("--report", page, options);
    if (quiet) {
      options.add("--quiet");
    }
    List<String> words = new ArrayList<>(run.arguments());
    int end = words.indexOf("--"); // behind it there are names of models only
    words.addAll(end < 0 ? words.size() : end, options);
    return words;
  }

  private static void add(String option, String value, List<String> words) {
    if (value != null) {
      words.add(option);
      words.add(value);
    }
  }

  private int list() throws IOException {
    SavedCheck.requireDirectory(directory);
    List<SavedCheck.Listed> all = SavedCheck.list(directory);
    if (all.isEmpty()) {
      throw new IOException("there is no checkpoint in it");
    }
    for (SavedCheck.Listed one : all) {
      console.out().println(one.file().getFileName() + "  " + line(one));
    }
    all.stream()
        .flatMap(one -> one.check().stream())
        .findFirst()
        .ifPresent(
            check ->
                console
                    .out()
                    .println(
                        "of: gyre "
                            + String.join(
                                " ",
                                check.call().arguments().stream()
                                    .map(VerifyCommand::quoted)
                                    .toList())));
    return ExitStatus.SUCCESS.number();
  }

  /** One checkpoint in words. */
  static String line(SavedCheck.Listed one) {
    return one.check()
        .map(
            check ->
                String.format(
                    Locale.ROOT,
                    "%s  after %,d s  %s%s",
                    TIME.format(check.written().atZone(ZoneId.systemDefault())),
                    check.nanos() / 1_000_000_000,
                    check.property(),
                    check
                        .interrupted()
                        .map(s -> String.format(Locale.ROOT, "  %,d states", s.states()))
                        .orElse("")))
        .orElseGet(() -> "damaged: " + one.fault().orElse(""));
  }
}
