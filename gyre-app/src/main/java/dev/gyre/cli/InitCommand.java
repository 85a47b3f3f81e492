package dev.gyre.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gyre init}: something to start from. */
@Command(
    name = "init",
    mixinStandardHelpOptions = true,
    description = "Write a small project: a model, a suite, and a workflow that runs it.",
    footer = {"", "Nothing is overwritten: if one of the files exists, none is written."})
final class InitCommand implements Callable<Integer> {
  /** Where the action of Gyre is depends on who hosts it. */
  private static final String ACTION = "OWNER/gyre/ci-templates/github@main";

  private static final List<Template> TEMPLATES =
      List.of(
          new Template("mutex.pml", "mutex.pml"),
          new Template("gyre.toml", "gyre.toml"),
          new Template("gyre.yml", ".github/workflows/gyre.yml"));

  private final Console console;

  @Option(
      names = "--action",
      paramLabel = "REFERENCE",
      defaultValue = ACTION,
      description =
          "Gyre's action for GitHub, as the workflow names it. Default: ${DEFAULT-VALUE}.")
  private String action;

  @Parameters(
      arity = "0..1",
      paramLabel = "DIR",
      defaultValue = ".",
      description = "Where to write it; the current folder unless given. It is made if needed.")
  private Path folder;

  InitCommand(Console console) {
    this.console = console;
  }

  /**
   * A file of the project.
   *
   * @param resource what is in it
   * @param file where it goes
   */
  private record Template(String resource, String file) {}

  @Override
  public Integer call() {
    for (Template template : TEMPLATES) {
      Path file = folder.resolve(template.file());
      if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
        console
            .err()
            .println("gyre: '" + file + "' exists; nothing was written (choose another folder)");
        return ExitStatus.WRONG_INPUT.number();
      }
    }
    try {
      for (Template template : TEMPLATES) {
        write(template);
      }
    } catch (IOException e) {
      console.err().println("gyre: the project could not be written: " + e);
      return ExitStatus.WRONG_INPUT.number();
    }
    console.out().println("\ntry it:  gyre test " + folder);
    if (action.equals(ACTION)) {
      console
          .out()
          .println("         in the workflow, put the owner of Gyre's repository for OWNER");
    }
    return ExitStatus.SUCCESS.number();
  }

  private void write(Template template) throws IOException {
    Path file = folder.resolve(template.file());
    Files.createDirectories(file.toAbsolutePath().getParent());
    String text = text(template.resource()).replace("@ACTION@", action);
    Files.writeString(file, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    console.out().println("wrote " + file.normalize());
  }

  private static String text(String resource) throws IOException {
    try (InputStream in = InitCommand.class.getResourceAsStream("init/" + resource)) {
      if (in == null) {
        throw new IOException("the program is incomplete: no " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
