package dev.gyre.plan;

import dev.gyre.ir.pass.Optimisation;
import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
 * @param partialOrder how steps are left out that only change the order of others
 * @param allOrders for which properties none are left out nevertheless, by name, and why
 * @param ticking how time passes
 * @param symmetry how one state is chosen to stand for all that differ only in names
 * @param allStates for which properties none does nevertheless, by name, and why
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
    List<Property> properties,
    Set<Optimisation> optimisations,
    Optional<PartialOrder> partialOrder,
    Map<String, String> allOrders,
    TickPlan ticking,
    Optional<Symmetry> symmetry,
    Map<String, String> allStates,
    List<Choice> choices,
    List<Reduction> reductions,
    List<String> notes,
    List<String> unchecked) {

  public CheckPlan {
    checks = Set.copyOf(checks);
    properties = List.copyOf(properties);
    optimisations = Set.copyOf(optimisations);
    allOrders = Map.copyOf(allOrders);
    allStates = Map.copyOf(allStates);
    choices = List.copyOf(choices);
    reductions = List.copyOf(reductions);
    notes = List.copyOf(notes);
    unchecked = List.copyOf(unchecked);
  }

  /** One decision. */
  public record Choice(String topic, String value, String reason) {}

  /** Whether timers may expire at any moment, so that a violation need not be one. */
  public boolean isTimeAbstract() {
    return choices.stream()
        .anyMatch(
            choice ->
                choice.topic().equals(TimeChoice.TOPIC)
                    && choice.value().equals(TimeChoice.ABSTRACT));
  }

  public StoreKind store() {
    return storeSetup.kind();
  }

  /** How steps are left out when this property is checked; empty to take them all. */
  public Optional<PartialOrder> partialOrderFor(Property property) {
    return partialOrder.filter(method -> !allOrders.containsKey(property.name()));
  }

  /** How states stand for others when this property is checked; empty if none does. */
  public Optional<Symmetry> symmetryFor(Property property) {
    return symmetry.filter(strategy -> !allStates.containsKey(property.name()));
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
        allOrders,
        ticking,
        symmetry,
        allStates,
        choices,
        reductions,
        notes,
        unchecked);
  }

  /** Whether something makes the search smaller than the model that was written. */
  public boolean isReduced() {
    return !optimisations.isEmpty()
        || partialOrder.isPresent()
        || symmetry.isPresent()
        || ticking.ticks() == Ticks.MERGED;
  }

  /** The same questions, and nothing that makes the search smaller. */
  public CheckPlan unreduced() {
    return new CheckPlan(
        search,
        storeSetup,
        threads,
        checks,
        cycles,
        properties,
        Set.of(),
        Optional.empty(),
        Map.of(),
        new TickPlan(Ticks.SINGLE, Set.of()),
        Optional.empty(),
        Map.of(),
        choices,
        List.of(),
        notes,
        unchecked);
  }

  /** The same by one worker that keeps states exactly, which needs the least to begin with. */
  public CheckPlan simplest() {
    return new CheckPlan(
        search,
        new StoreSetup.Exact(StoreKind.TABLE),
        1,
        checks,
        CycleSearch.exact(cycles.fairness()),
        properties,
        optimisations,
        partialOrder,
        allOrders,
        ticking,
        symmetry,
        allStates,
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
        .map(p -> p.kind() == Property.Kind.SAFETY ? checksInWords() : p.inWords())
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
