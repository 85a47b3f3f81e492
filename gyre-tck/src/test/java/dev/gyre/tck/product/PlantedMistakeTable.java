package dev.gyre.tck.product;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Who notices which planted mistake, and how soon: {@code PlantedMistakeTable [WORD [SECONDS
 * [SEED]]]}.
 */
final class PlantedMistakeTable {
  private static final String HEAD =
      "| mistake | noticed by, unwatched | questions | seconds | watched |\n|---|---|---|---|---|\n";

  private PlantedMistakeTable() {}

  public static void main(String[] arguments) throws IOException {
    String word = arguments.length > 0 ? arguments[0] : "";
    long seconds = arguments.length > 1 ? Long.parseLong(arguments[1]) : 60;
    long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : 1;
    List<PlantedMistake> chosen =
        PlantedMistake.all().stream()
            .filter(m -> (m.owner() + m + m.area()).contains(word))
            .toList();
    List<PlantedMistake> missed =
        make(chosen, seconds, seed, Path.of("target/product/planted.md"), System.out);
    System.out.printf("%d planted, %d missed: %s%n", chosen.size(), missed.size(), missed);
    System.exit(missed.isEmpty() ? 0 : 1);
  }

  /** Hunts for each mistake, writes the table and returns those that nobody noticed. */
  static List<PlantedMistake> make(
      List<PlantedMistake> mistakes, long seconds, long seed, Path file, PrintStream out)
      throws IOException {
    StringBuilder table = new StringBuilder(HEAD);
    List<PlantedMistake> missed = new ArrayList<>();
    try (Control control = new Control()) {
      for (PlantedMistake mistake : mistakes) {
        // A fault on account of a method that is gone would look like a mistake that is noticed.
        ForgetfulLoader.require(mistake);
        String[] found = hunt(mistake, mistake.unwatched(), seconds, seed, control);
        String[] watched = hunt(mistake, List.of(mistake), seconds, seed, control);
        String row = row(mistake, found) + " " + row(watched) + " |";
        table.append(row).append('\n');
        out.println(row);
        if (found[0].isEmpty()) {
          missed.add(mistake);
        }
      }
    }
    Files.createDirectories(file.getParent());
    Files.writeString(file, table);
    return missed;
  }

  private static String row(PlantedMistake mistake, String[] found) {
    String finder = found[0].isEmpty() ? "**nobody**" : found[0];
    return "| `" + mistake + "` | " + finder + " | " + found[1] + " | " + found[2] + " |";
  }

  /** Whether Gyre itself noticed first, and where. */
  private static String row(String[] watched) {
    return watched[0].startsWith(Hunt.BREACH) ? watched[0] : "no breach";
  }

  private static String[] hunt(
      PlantedMistake mistake,
      List<PlantedMistake> planted,
      long seconds,
      long seed,
      Predicate<String> isKnown) {
    try {
      Class<?> hunter = new ForgetfulLoader(planted).loadClass(Hunt.class.getName());
      Method hunt =
          hunter.getDeclaredMethod("hunt", long.class, long.class, String.class, Predicate.class);
      hunt.setAccessible(true);
      return (String[]) hunt.invoke(null, seconds * 1000, seed, mistake.area(), isKnown);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(mistake.toString(), e);
    }
  }
}
