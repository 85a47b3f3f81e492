package dev.gyre.plan;

import dev.gyre.ir.pass.Optimisation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What a check will do, and why.
 *
 * @param checks what the search for safety looks for
 * @param cycles how infinite runs are looked for
 * @param properties what is checked, each with a verdict of its own
 * @param optimisations the passes that make the model smaller before it is searched
 * @param partialOrder how steps are left out that only change the order of others; claims watch
 *     every step, so their searches leave out nothing
 * @param symmetry how one state is chosen to stand for all that differ only in names; for safety
 * @param choices each thing that was decided
 * @param reductions what makes the search smaller, or could
 * @param notes where the plan departs from what was asked for
 * @param unchecked what the model asks for and nobody will look at
 */
public record CheckPlan(
    SearchOrder search,
    StoreSetup storeSetup,
    int threads,
    Set<Check> checks,
    CycleSearch cycles,
    List<PlannedProperty> properties,
    Set<Optimisation> optimisations,
    Optional<PartialOrder> partialOrder,
    Optional<Symmetry> symmetry,
    List<Choice> choices,
    List<Reduction> reductions,
    List<String> notes,
    List<String> unchecked) {

  public CheckPlan {
    checks = Set.copyOf(checks);
    properties = List.copyOf(properties);
    optimisations = Set.copyOf(optimisations);
    choices = List.copyOf(choices);
    reductions = List.copyOf(reductions);
    notes = List.copyOf(notes);
    unchecked = List.copyOf(unchecked);
  }

  /** One decision. */
  public record Choice(String topic, String value, String reason) {}

  public StoreKind store() {
    return storeSetup.kind();
  }

  /** The same plan for another set of checks. */
  public CheckPlan withChecks(Set<Check> wanted) {
    return new CheckPlan(
        search,
        storeSetup,
        threads,
        wanted,
        cycles,
        properties,
        optimisations,
        partialOrder,
        symmetry,
        choices,
        reductions,
        notes,
        unchecked);
  }

  /** What is checked, in words. */
  public String checksInWords() {
    return new TreeSet<>(checks).stream().map(Check::words).collect(Collectors.joining(", "));
  }

  /** The properties, in words. */
  public String propertiesInWords() {
    return properties.stream()
        .map(p -> p.kind() == PlannedProperty.Kind.SAFETY ? checksInWords() : p.inWords())
        .collect(Collectors.joining(", "));
  }

  /** The plan as lines for people. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (Choice choice : choices) {
      lines.add(line(choice.topic(), choice.value(), choice.reason()));
    }
    for (Reduction reduction : reductions) {
      String state = reduction.state() == Reduction.State.ON ? "on" : "off";
      lines.add(line(reduction.name(), state, reduction.reason()));
    }
    notes.forEach(note -> lines.add("note: " + note));
    unchecked.forEach(what -> lines.add("not checked: " + what));
    return lines;
  }

  private static String line(String topic, String value, String reason) {
    return String.format("%-22s %s (%s)", topic, value, reason);
  }
}
