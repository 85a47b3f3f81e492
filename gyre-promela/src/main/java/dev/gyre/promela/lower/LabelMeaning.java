package dev.gyre.promela.lower;

import dev.gyre.ir.Location;
import dev.gyre.promela.syntax.Statement;
import java.util.EnumSet;
import java.util.Set;

/** What the names of labels mean. */
final class LabelMeaning {
  private LabelMeaning() {}

  static boolean isSpecial(Statement.Labeled label) {
    return !marks(label.label().text()).isEmpty();
  }

  static Set<Location.Mark> marks(String name) {
    if (name.startsWith("end")) {
      return EnumSet.of(Location.Mark.END);
    }
    if (name.startsWith("progress")) {
      return EnumSet.of(Location.Mark.PROGRESS);
    }
    if (name.startsWith("accept")) {
      return EnumSet.of(Location.Mark.ACCEPT);
    }
    return EnumSet.noneOf(Location.Mark.class);
  }
}
