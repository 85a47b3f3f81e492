package dev.gyre.cli.pages;

import dev.gyre.cli.Main;
import dev.gyre.engine.GyreBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;

/** Writes all pages below a folder, laid out as they are installed below {@code share}. */
public final class Pages {
  private final Path folder;
  private final CommandLine command;

  private Pages(Path folder, CommandLine command) {
    this.folder = folder;
    this.command = command;
  }

  /** The one argument is the folder. */
  public static void main(String[] args) throws IOException {
    write(Path.of(args[0]));
  }

  static void write(Path folder) throws IOException {
    Pages pages = new Pages(folder, Main.command());
    pages.writeManual();
    pages.writeCompletion();
  }

  private void writeManual() throws IOException {
    String version = GyreBuild.current().version();
    write("man/man1/gyre.1", ManPage.of(command, version));
    for (CommandLine sub : command.getSubcommands().values()) {
      write("man/man1/gyre-" + sub.getCommandName() + ".1", ManPage.of(sub, version));
    }
  }

  private void writeCompletion() throws IOException {
    String name = command.getCommandName();
    write("bash-completion/completions/" + name, BashCompletion.of(command));
    write("zsh/site-functions/_" + name, ZshCompletion.of(command));
    write("fish/vendor_completions.d/" + name + ".fish", FishCompletion.of(command));
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
