package dev.gyre.cli;

import dev.gyre.cli.spin.SpinStandIn;
import dev.gyre.cli.spin.Terminal;
import dev.gyre.engine.GyreBuild;
import dev.gyre.system.DeepThread;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The {@code gyre} command. Subcommands do the work; alone it only knows help and version. */
@Command(
    name = "gyre",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    commandListHeading = "%nCommands:%n",
    description = "A model checker for Promela.",
    footer = {
      "",
      "Exit status: 0 fine, 1 violated, 2 the model or the call is wrong, 3 undecided,",
      "70 a fault of Gyre itself. gyre COMMAND --help says more about a command."
    })
public final class Main implements Runnable {
  /** The first word of a call by the launcher {@code gyre-spin}. */
  private static final String STAND_IN = "spin";

  @Spec private CommandSpec spec;

  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description = "Show the stack trace of an internal fault.")
  private boolean debug;

  Main() {}

  /** Runs the command line and ends the process with its exit status. */
  public static void main(String[] args) {
    ExitStatus worst = ExitStatus.INTERNAL_FAULT;
    try {
      Launcher.running().ifPresent(Launcher::endTogether);
      DeepThread.of(() -> execute(args, worst), "gyre").start();
    } catch (RuntimeException | Error e) {
      halt(worst);
    }
  }

  /**
   * @param worst known already: when the memory is used up no class can be loaded any more
   */
  private static void execute(String[] args, ExitStatus worst) {
    try {
      StandardOutput out = new StandardOutput();
      Console console = Console.standard(out);
      System.exit(Launcher.told(out.status(run(console, args), console)));
    } catch (RuntimeException | Error e) {
      // Not even that could be said. Java would end with 1, which means that a property is
      // violated.
      halt(worst);
    }
  }

  /** Ends the process from a shutdown hook, where the JVM would answer with the signal's status. */
  static void halt(ExitStatus status) {
    Runtime.getRuntime().halt(Launcher.told(status.number()));
  }

  /** Runs the command line; never ends the process and never throws, so that tests can call it. */
  public static int run(Console console, String... args) {
    Main main = new Main();
    try {
      if (args.length > 0 && args[0].equals(STAND_IN)) {
        return standIn(console, List.of(args).subList(1, args.length));
      }
      return main.commandLine(console).execute(args);
    } catch (RuntimeException | Error e) {
      // Picocli passes on what is no Exception: no memory or stack, a class that cannot be loaded.
      JsonCall.of(args).ifPresent(call -> call.answer(String.valueOf(e), console));
      return main.report(e, console);
    } finally {
      console.flush();
    }
  }

  /** The options are Spin's, and so is the way to read them. */
  private static int standIn(Console console, List<String> words) {
    String launcher = System.getenv().getOrDefault("GYRE_SPIN_LAUNCHER", "gyre-spin");
    return SpinStandIn.run(
        words, new Terminal(console.out(), console.err(), Path.of(""), launcher));
  }

  /** The command tree, for those who describe it. */
  public static CommandLine command() {
    return new Main().commandLine(Console.standard(new StandardOutput()));
  }

  /** The command tree, ready to execute. */
  private CommandLine commandLine(Console console) {
    return commandLine(console, Optional.empty());
  }

  /** The command tree for a call that was made before, some of its options changed. */
  static CommandLine resuming(Console console, KeptRun run) {
    return new Main().commandLine(console, Optional.of(run)).setOverwrittenOptionsAllowed(true);
  }

  private CommandLine commandLine(Console console, Optional<KeptRun> resumed) {
    CommandLine tree = subcommands(console, resumed);
    HelpPage.installIn(tree);
    return tree.setOut(console.out())
        .setErr(console.err())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(
            (fault, args) -> {
              JsonCall.of(args).ifPresent(call -> call.answer(fault.getMessage(), console));
              return refuse(fault);
            })
        .setExecutionExceptionHandler(
            (fault, command, parsed) -> {
              String[] args = parsed.originalArgs().toArray(String[]::new);
              JsonCall.of(args).ifPresent(call -> call.answer(fault.toString(), console));
              return report(fault, console);
            });
  }

  private CommandLine subcommands(Console console, Optional<KeptRun> resumed) {
    return new CommandLine(this)
        .addSubcommand(new VerifyCommand(console, resumed))
        .addSubcommand(new ResumeCommand(console))
        .addSubcommand(new StatusCommand(console))
        .addSubcommand(new TestCommand(console))
        .addSubcommand(new InitCommand(console))
        .addSubcommand(new SimulateCommand(console))
        .addSubcommand(new ExploreCommand(console))
        .addSubcommand(new TraceCommand(console))
        .addSubcommand(new GraphCommand(console))
        .addSubcommand(new LtsCommand(console))
        .addSubcommand(new EquivCommand(console))
        .addSubcommand(new ComposeCommand(console))
        .addSubcommand(new BoundCommand(console))
        .addSubcommand(new CheckCommand(console))
        .addSubcommand(new ConvertCommand(console))
        .addSubcommand(new FmtCommand(console))
        .addSubcommand(new LtlCommand(console));
  }

  /** Says what is wrong with a call, in one line: a page of help would push it off the screen. */
  private static int refuse(ParameterException fault) {
    CommandLine command = fault.getCommandLine();
    Optional<String> advice = wordOfSpin(fault);
    if (advice.isPresent()) {
      command.getErr().println("gyre: " + advice.get());
      return command.getCommandSpec().exitCodeOnInvalidInput();
    }
    if (fault instanceof NoCommandException) {
      command.getErr().println(fault.getMessage());
      command.usage(command.getErr());
    } else {
      command.getErr().println("gyre: " + WrongCall.line(fault));
    }
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  /** Whoever writes an option of Spin is not helped by a list of ours. */
  private static Optional<String> wordOfSpin(ParameterException fault) {
    if (fault instanceof SpinWordException) {
      return Optional.of(fault.getMessage());
    }
    return fault instanceof CommandLine.UnmatchedArgumentException unmatched
        ? unmatched.getUnmatched().stream()
            .flatMap(word -> SpinWords.ofOption(word).stream())
            .findFirst()
        : Optional.empty();
  }

  /** A stack trace means nothing to most users, so it comes only when asked for. */
  private int report(Throwable fault, Console console) {
    if (fault instanceof OutOfMemoryError) {
      console.err().println("gyre: out of memory; GYRE_JAVA_OPTS=-Xmx8g gives Java 8 GB");
    } else {
      console.err().println("gyre: internal fault, please report: " + fault);
    }
    if (debug || "1".equals(System.getenv("GYRE_DEBUG"))) {
      fault.printStackTrace(console.err());
    } else {
      console.err().println("gyre: run it again with --debug (or GYRE_DEBUG=1) for the details");
    }
    return ExitStatus.INTERNAL_FAULT.number();
  }

  @Override
  public void run() {
    throw new NoCommandException(spec.commandLine());
  }

  /** Who calls {@code gyre} alone wants to know what there is. */
  private static final class NoCommandException extends ParameterException {
    private static final long serialVersionUID = 1;

    NoCommandException(CommandLine command) {
      super(command, "Missing subcommand");
    }
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {GyreBuild.current().text()};
    }
  }
}
