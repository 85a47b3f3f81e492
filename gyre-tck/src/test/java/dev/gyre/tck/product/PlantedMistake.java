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
 * @param value what it answers: true, false, a number, empty, none (an empty list), set, map, null,
 *     nothing (returns without a value) or first (its first argument)
 */
record PlantedMistake(String area, String owner, String method, String value) {
  private static final String TABLE = "/product/planted.tsv";

  /** Gyre without what watches its reductions while they are used. */
  private static final List<PlantedMistake> BLINDFOLD =
      List.of(
          new PlantedMistake("", "dev.gyre.engine.Confirmation", "confirm", "nothing"),
          new PlantedMistake("", "dev.gyre.audit.AuditSchedule", "look", "2147483647"));

  /** The table: one mistake a line, columns separated by white space, # begins a remark. */
  static List<PlantedMistake> all() {
    try (InputStream in = PlantedMistake.class.getResourceAsStream(TABLE);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .map(line -> line.replaceFirst("#.*", "").strip())
          .filter(line -> !line.isEmpty())
          .map(PlantedMistake::parse)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static PlantedMistake parse(String line) {
    String[] column = line.split("\\s+");
    return new PlantedMistake(column[0], "dev.gyre." + column[1], column[2], column[3]);
  }

  /** This mistake, and nobody who watches. */
  List<PlantedMistake> unwatched() {
    return Stream.concat(BLINDFOLD.stream(), Stream.of(this)).toList();
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
