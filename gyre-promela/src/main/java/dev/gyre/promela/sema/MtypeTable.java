package dev.gyre.promela.sema;

import dev.gyre.ir.ValueType;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Unit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The symbolic constants. Within one declaration numbers run backwards, and a second declaration
 * goes on where the first stopped: {@code mtype = {a,b}; mtype = {c,d}} gives b=1, a=2, d=3, c=4.
 */
public final class MtypeTable {
  /** A constant does not fit in a byte beyond this. */
  static final int MAX_CONSTANTS = 255;

  private final Map<String, List<String>> sets = new LinkedHashMap<>();
  private final Map<String, Constant> constants = new LinkedHashMap<>();

  /** A constant, the set it belongs to and its number. */
  public record Constant(String set, int value, Name declaration) {}

  /** The constants that a model declares, before anything else about it is known. */
  public static MtypeTable of(Model model) {
    MtypeTable table = new MtypeTable();
    for (Unit unit : model.units()) {
      if (unit instanceof Unit.Mtype declared) {
        table.declare(declared.set(), declared.constants());
      }
    }
    return table;
  }

  /** Adds one declaration; the result is the first name that existed before, if any did. */
  Optional<Name> declare(Optional<Name> setName, List<Name> names) {
    String set = setName.map(Name::text).orElse(ValueType.UNNAMED_SET);
    List<String> members = sets.computeIfAbsent(set, s -> new ArrayList<>());
    List<Name> backwards = new ArrayList<>(names);
    Collections.reverse(backwards);
    Optional<Name> twice = Optional.empty();
    for (Name name : backwards) {
      members.add(name.text());
      Constant before = constants.putIfAbsent(name.text(), new Constant(set, members.size(), name));
      if (before != null) {
        twice = Optional.of(name);
      }
    }
    return twice;
  }

  public Optional<Constant> constant(String name) {
    return Optional.ofNullable(constants.get(name));
  }

  int size(String set) {
    return sets.getOrDefault(set, List.of()).size();
  }

  /** The names of each set, value 1 first. */
  public Map<String, List<String>> sets() {
    return sets;
  }
}
