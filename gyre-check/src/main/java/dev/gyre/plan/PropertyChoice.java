package dev.gyre.plan;

import dev.gyre.ir.Location;
import dev.gyre.property.Check;
import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Decides which properties of a model are checked: all that it asks for, or what was named.
 *
 * <p>Properties that are named and formulas that are given are checked, and then nothing else
 * unless it is to be looked for. Never claims and formulas count as acceptance there.
 */
final class PropertyChoice {
  private final CheckOptions wishes;
  private final ModelFacts traits;
  private final Map<String, Property> known = new LinkedHashMap<>();

  private PropertyChoice(CheckOptions wishes, ModelFacts traits) {
    this.wishes = wishes;
    this.traits = traits;
    Set<String> taken = new LinkedHashSet<>();
    traits.claims().forEach(claim -> taken.add(claim.name()));
    traits.formulas().forEach(formula -> taken.add(formula.name()));
    put(Property.safety(), taken);
    traits.claims().forEach(claim -> known.put(claim.name(), never(claim)));
    traits.formulas().forEach(formula -> known.put(formula.name(), Property.ltl(formula.name())));
    put(Property.acceptance(), taken);
    put(Property.progress(), taken);
    put(Property.zeno(), taken);
  }

  private static Property never(ModelFacts.Claim claim) {
    return Property.never(
        claim.name(), claim.hasAcceptLabels() ? Property.Cycles.LOOKED_FOR : Property.Cycles.NONE);
  }

  /** A name that the model uses is the model's. */
  private void put(Property builtIn, Set<String> taken) {
    String name = taken.contains(builtIn.name()) ? "built-in-" + builtIn.name() : builtIn.name();
    known.put(name, builtIn.renamed(name));
  }

  /**
   * @throws RefusedException if a name is unknown, or nothing is left to be checked
   */
  static List<Property> of(CheckOptions wishes, ModelFacts traits) throws RefusedException {
    PropertyChoice choice = new PropertyChoice(wishes, traits);
    choice.refuseUnknownNames();
    choice.refuseContradiction();
    List<Property> chosen = choice.known.values().stream().filter(choice::isWanted).toList();
    if (chosen.isEmpty()) {
      throw new RefusedException(
          "nothing to check: the model has nothing of what is to be looked for");
    }
    return chosen;
  }

  private void refuseUnknownNames() throws RefusedException {
    for (String name : wishes.questions().properties()) {
      if (!known.containsKey(name)) {
        throw new RefusedException(
            "property "
                + name
                + ": there is no such property; the model has "
                + String.join(", ", namesToOffer()));
      }
    }
  }

  /** A property by name and a list of checks that leaves it out cannot both be meant. */
  private void refuseContradiction() throws RefusedException {
    for (String name : wishes.questions().properties()) {
      Check check = mainCheck(known.get(name));
      if (wishes.questions().checks().filter(checks -> !concern(checks, check)).isPresent()) {
        throw new RefusedException(
            "property "
                + name
                + ": the checks that were chosen leave it out; it is checked by "
                + check.name().toLowerCase(Locale.ROOT));
      }
    }
  }

  private static boolean concern(Set<Check> checks, Check wanted) {
    return Check.safety().contains(wanted)
        ? checks.stream().anyMatch(Check.safety()::contains)
        : checks.contains(wanted);
  }

  private static Check mainCheck(Property property) {
    return switch (property.kind()) {
      case SAFETY -> Check.DEADLOCK;
      case NEVER, LTL, ACCEPTANCE -> Check.ACCEPTANCE;
      case PROGRESS -> Check.PROGRESS;
      case ZENO -> Check.ZENO;
    };
  }

  /** Questions about labels that the model does not have can be asked, but are not suggested. */
  private List<String> namesToOffer() {
    List<String> names = new ArrayList<>();
    known.forEach(
        (name, property) -> {
          if (property.kind() == Property.Kind.SAFETY || isAskedForByModel(property)) {
            names.add(name);
          }
        });
    return names;
  }

  private boolean isWanted(Property property) {
    boolean isGiven = property.kind() == Property.Kind.LTL && traits.isGiven(property.name());
    if (isGiven || wishes.questions().properties().contains(property.name())) {
      return true;
    }
    if (wishes.questions().checks().isPresent()) {
      return wishes.questions().properties().isEmpty()
          && isNamedBy(wishes.questions().checks().get(), property);
    }
    return wishes.questions().properties().isEmpty()
        && wishes.questions().formulas().isEmpty()
        && isAskedForByModel(property);
  }

  private boolean isNamedBy(Set<Check> checks, Property property) {
    return switch (property.kind()) {
      case SAFETY -> checks.stream().anyMatch(Check.safety()::contains);
      case NEVER -> checks.contains(Check.ACCEPTANCE);
      case LTL -> checks.contains(Check.ACCEPTANCE) && wishes.questions().formulas().isEmpty();
      case ACCEPTANCE ->
          checks.contains(Check.ACCEPTANCE) && (isAskedForByModel(property) || !hasClaims());
      case PROGRESS -> checks.contains(Check.PROGRESS);
      case ZENO -> checks.contains(Check.ZENO);
    };
  }

  private boolean hasClaims() {
    return !traits.claims().isEmpty() || !traits.formulas().isEmpty();
  }

  private boolean isAskedForByModel(Property property) {
    return switch (property.kind()) {
      case SAFETY, NEVER, LTL -> true;
      case ACCEPTANCE -> traits.labels().contains(Location.Mark.ACCEPT);
      case PROGRESS -> traits.labels().contains(Location.Mark.PROGRESS);
      case ZENO -> false;
    };
  }

  /** What the model asks for and nobody will look at, in one line at most. */
  static List<String> unchecked(CheckOptions wishes, ModelFacts traits, List<Property> chosen) {
    PropertyChoice choice = new PropertyChoice(wishes, traits);
    List<String> left = new ArrayList<>();
    for (Property property : choice.known.values()) {
      if (choice.isAskedForByModel(property) && !chosen.contains(property)) {
        left.add(property.inWords());
      }
    }
    return left.isEmpty()
        ? List.of()
        : List.of(String.join(", ", left) + " (only what was named is checked)");
  }
}
