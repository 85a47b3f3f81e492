package dev.gyre.promela.lower;

import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What formulas are called: as they are named, or {@code ltl_} and a number. A property is looked
 * up by its name, so a formula without one gets a name that no formula and no claim was given.
 */
final class FormulaNames {
  private final Set<String> given = new HashSet<>();
  private int next;

  FormulaNames(List<Unit> units) {
    for (Unit unit : units) {
      if (unit instanceof Unit.Ltl ltl) {
        ltl.name().ifPresent(name -> given.add(name.text()));
      } else if (unit instanceof Unit.Never never) {
        never.name().ifPresent(name -> given.add(name.text()));
      }
    }
  }

  String of(Unit.Ltl formula) {
    return formula.name().map(Name::text).orElseGet(this::free);
  }

  private String free() {
    String name;
    do {
      name = "ltl_" + next++;
    } while (isGiven(name));
    return name;
  }

  private boolean isGiven(String name) {
    return given.contains(name);
  }
}
