package dev.gyre.tck;

import dev.gyre.cli.Console;
import dev.gyre.cli.Main;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A command as a user would give it, mostly {@code gyre verify}, and what became of it. */
public record VerifyRun(String command, int status, String out, String err) {
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\\S+");

  /** Runs {@code gyre verify ARGUMENTS MODEL} in this process. */
  public static VerifyRun of(Path model, String arguments) {
    List<String> words = new ArrayList<>(List.of("verify"));
    words.addAll(words(arguments));
    words.add(model.toString());
    return of(words);
  }

  /** Runs any {@code gyre} command in this process. */
  public static VerifyRun of(List<String> words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Console console =
        new Console(InputStream.nullInputStream(), new PrintWriter(out), new PrintWriter(err));
    int status = Main.run(console, words.toArray(String[]::new));
    return new VerifyRun("gyre " + String.join(" ", words), status, out.toString(), err.toString());
  }

  /** The words of a command line, in which single quotes keep blanks together. */
  static List<String> words(String arguments) {
    return WORD.matcher(arguments)
        .results()
        .map(word -> word.group(1) != null ? word.group(1) : word.group())
        .toList();
  }

  /** The answer in one word. */
  public String verdict() {
    return switch (status) {
      case 0 -> "holds";
      case 1 -> "violated";
      case 2 -> "refused";
      case 3 -> "undecided";
      default -> "fault";
    };
  }

  /** Whether a reduction was caught at run time; the answer is right then, but for a bad reason. */
  public boolean hasBreach() {
    return out.contains("breach") || err.contains("breach");
  }

  @Override
  public String toString() {
    return command + " -> " + status + "\n" + out + err;
  }
}
