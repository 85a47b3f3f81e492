package dev.gyre.tck.product;

import dev.gyre.tck.VerifyRun;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The command {@code gyre verify}, with mistakes planted in it. */
final class ForgetfulCommand {
  private static final Pattern BREACH = Pattern.compile("breach: ([^\\n]*)");

  private final Class<?> command;

  ForgetfulCommand(List<PlantedMistake> mistakes) {
    try {
      this.command = new ForgetfulLoader(mistakes).loadClass(VerifyRun.class.getName());
    } catch (ClassNotFoundException e) {
      throw new LinkageError(mistakes.toString(), e);
    }
  }

  /**
   * The answer to a question.
   *
   * @param verdict in one word, as {@link VerifyRun#verdict} says it
   * @param breach what Gyre noticed of its own mistakes first; empty if nothing
   */
  record Reply(String verdict, String breach) {}

  Reply ask(Path model, String arguments) {
    try {
      Method of = command.getMethod("of", Path.class, String.class);
      Object run = of.invoke(null, model, arguments);
      Matcher breach = BREACH.matcher(run.toString());
      String verdict = (String) command.getMethod("verdict").invoke(run);
      return new Reply(verdict, breach.find() ? breach.group(1) : "");
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(model.toString(), e);
    }
  }
}
