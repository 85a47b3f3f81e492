package dev.gyre.plan;

import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a check will do, or has done, and why: one plan for each property.
 *
 * @param plans how each property is checked, in the order in which they are
 * @param time what timers do
 * @param choices what was decided for all properties
 * @param notes where the plan departs from what was asked for
 * @param unchecked what the model asks for and nobody will look at
 */
public record CheckPlan(
    List<PropertyPlan> plans,
    TimeModel time,
    List<Choice> choices,
    List<String> notes,
    List<String> unchecked) {

  public CheckPlan {
    plans = List.copyOf(plans);
    choices = List.copyOf(choices);
    notes = List.copyOf(notes);
    unchecked = List.copyOf(unchecked);
  }

  /** One decision. */
  public record Choice(String topic, String value, String reason) {}

  public List<Property> properties() {
    return plans.stream().map(PropertyPlan::property).toList();
  }

  /** How a property is checked. */
  public Optional<PropertyPlan> planOf(Property property) {
    return plans.stream().filter(plan -> plan.property().equals(property)).findFirst();
  }

  /** Which infinite runs count. */
  public Fairness fairness() {
    return plans.get(0).question().fairness();
  }

  /** How states are looked for that finite runs lead to. */
  public SearchPlan search() {
    return plans.get(0).search();
  }

  /** Whether timers may expire at any moment, so that a violation need not be one. */
  public boolean isTimeAbstract() {
    return time == TimeModel.ABSTRACT;
  }

  /** Whether something makes a search smaller than the model that was written. */
  public boolean isReduced() {
    return plans.stream().anyMatch(PropertyPlan::isReduced);
  }

  /** Whether one way to make a search smaller is used for some property. */
  public boolean uses(ReductionKind kind) {
    return plans.stream().anyMatch(plan -> plan.reduction(kind).isOn());
  }

  /** The same with other plans for the properties. */
  public CheckPlan each(UnaryOperator<PropertyPlan> change) {
    return withPlans(plans.stream().map(change).toList());
  }

  /** What was carried out: the same, as far as it was followed. */
  public CheckPlan withPlans(List<PropertyPlan> done) {
    return new CheckPlan(done, time, choices, notes, unchecked);
  }

  /** What makes the searches smaller, or could. */
  public List<Reduction> reductions() {
    return Stream.of(ReductionKind.values()).map(kind -> Reduction.together(kind, plans)).toList();
  }

  /** What the search for safety looks for; nothing if there is none. */
  public Set<Check> safetyChecks() {
    Set<Check> checks = new TreeSet<>();
    plans.stream()
        .filter(plan -> plan.question().isSafety())
        .forEach(plan -> checks.addAll(plan.search().checks()));
    return checks;
  }

  private String checksInWords() {
    return safetyChecks().stream().map(Check::words).collect(Collectors.joining(", "));
  }

  /** The properties, in words. */
  public String propertiesInWords() {
    return properties().stream()
        .map(p -> p.kind() == Property.Kind.SAFETY ? checksInWords() : p.inWords())
        .collect(Collectors.joining(", "));
  }

  /** The plan as lines for people. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (Choice choice : choices) {
      lines.add(line(choice.topic(), choice.value(), choice.reason()));
    }
    plans.stream()
        .map(PropertyPlan::execution)
        .map(e -> line("execution", e.way().word(), e.reason()))
        .distinct()
        .forEach(lines::add);
    for (Reduction reduction : reductions()) {
      lines.add(line(reduction.name(), reduction.isOn() ? "on" : "off", reduction.reason()));
    }
    notes.forEach(note -> lines.add("note: " + note));
    unchecked.forEach(what -> lines.add("not checked: " + what));
    return lines;
  }

  private static String line(String topic, String value, String reason) {
    return String.format("%-22s %s (%s)", topic, value, reason);
  }
}
