package dev.gyre.tck.gen;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of a model that uses one construct so that it happens.
 *
 * @param text a {@link Template}
 */
record Idiom(String name, Set<Need> needs, String text) {
  private static final Pattern HEAD = Pattern.compile("(?m)^== ([\\w-]+)(?: : ([\\w ]+))?$");

  /** What a piece brings into the model; Spin refuses or misjudges some of them together. */
  enum Need {
    RENDEZVOUS,
    /** Its channels must be buffered, and those of all others. */
    BUFFERED,
    PRIORITIES,
    /** Asks what others can do or did, so the others must be plain. */
    ENABLED,
    /** Watches events; a model has one such watch. */
    TRACE,
    /** Goes wrong at run time, in a way that Spin does not survive. */
    FAULT
  }

  /** All pieces of the catalogue, in its order. */
  static List<Idiom> catalogue() {
    try (InputStream file = Idiom.class.getResourceAsStream("/generator/idioms.txt")) {
      return read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Idiom> read(String catalogue) {
    List<Idiom> all = new ArrayList<>();
    Matcher head = HEAD.matcher(catalogue);
    boolean more = head.find();
    while (more) {
      String name = head.group(1);
      Set<Need> needs = EnumSet.noneOf(Need.class);
      if (head.group(2) != null) {
        for (String need : head.group(2).split(" ")) {
          needs.add(Need.valueOf(need.toUpperCase(Locale.ROOT)));
        }
      }
      int from = head.end();
      more = head.find();
      all.add(
          new Idiom(
              name, needs, catalogue.substring(from, more ? head.start() : catalogue.length())));
    }
    return all;
  }

  boolean needs(Need need) {
    return needs.contains(need);
  }

  /** Whether the two may stand in one model. */
  boolean goesWith(Idiom other) {
    return !other.name.equals(name) && admits(other) && other.admits(this);
  }

  private boolean admits(Idiom other) {
    boolean meets = other.needs(Need.RENDEZVOUS);
    boolean mayMeet = !needs(Need.BUFFERED) && !needs(Need.PRIORITIES);
    return (mayMeet || !meets)
        && !(needs(Need.TRACE) && other.needs(Need.TRACE))
        && !(needs(Need.ENABLED) && text.contains("enabled") && other.text.contains("provided"))
        && !(text.contains("init {") && other.text.contains("init {"));
  }
}
