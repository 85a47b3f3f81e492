package dev.gyre.tck.product;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * A soundness condition that is forgotten: one method of Gyre gives the same answer always.
 *
 * @param area the folder of the verdict models that are about it
 * @param owner the class, by its full name
 * @param method its name; with the beginning of its descriptor behind it where there are several
 * @param value what it answers: true, false, a number, empty, none (an empty list), set, map, bits
 *     (an empty BitSet), sound (the reduction applies), null, nothing (returns without a value),
 *     this or first (its first argument)
 */
record PlantedMistake(String area, String owner, String method, String value) {
  private static final String TABLE = "/product/planted.tsv";

  /** Nobody asks small models again without reductions. */
  private static final PlantedMistake NOT_ASKED_AGAIN =
      new PlantedMistake("", "dev.gyre.engine.run.Confirmation", "confirms", "false");

  /** Nobody looks at reductions while they are used. */
  private static final PlantedMistake NOT_AUDITED =
      new PlantedMistake("", "dev.gyre.audit.AuditSchedule", "look", "2147483647");

  /** The table: one mistake a line, columns separated by white space, # begins a remark. */
  static List<PlantedMistake> all() {
    return lines(TABLE).stream().map(PlantedMistake::parse).toList();
  }

  /** The lines of a table that say something. */
  static List<String> lines(String table) {
    try (InputStream in = PlantedMistake.class.getResourceAsStream(table);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .map(line -> line.replaceFirst("#.*", "").strip())
          .filter(line -> !line.isEmpty())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static PlantedMistake parse(String line) {
    String[] column = line.split("\\s+");
    return new PlantedMistake(column[0], "dev.gyre." + column[1], column[2], column[3]);
  }

  /** These mistakes, and nobody who watches. */
  static List<PlantedMistake> unwatched(List<PlantedMistake> mistakes) {
    return Stream.concat(Stream.of(NOT_AUDITED), onlyAudited(mistakes).stream()).toList();
  }

  /**
   * These mistakes, and those who watch reductions while they are used, but nobody who asks again.
   */
  static List<PlantedMistake> onlyAudited(List<PlantedMistake> mistakes) {
    return Stream.concat(Stream.of(NOT_ASKED_AGAIN), mistakes.stream()).toList();
  }

  /** Whether a method is the one that is meant. */
  boolean isAbout(String name, String descriptor) {
    return method.contains("(") ? (name + descriptor).startsWith(method) : name.equals(method);
  }

  @Override
  public String toString() {
    return owner.substring(owner.lastIndexOf('.') + 1) + "." + method + " = " + value;
  }
}
