package dev.gyre.tck.product;

import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Persistence;
import dev.gyre.property.Fairness;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What is asked of a model, whatever way the answer is looked for.
 *
 * @param properties the names for {@code --property}; none for all that the model asks for
 * @param formulas texts for {@code --ltl}
 */
record Ask(
    List<String> properties, List<String> formulas, Fairness fairness, Persistence persistence) {
  Ask {
    properties = List.copyOf(properties);
    formulas = List.copyOf(formulas);
  }

  /** All that the model asks for, as {@code gyre verify model.pml} does. */
  static Ask everything() {
    return new Ask(List.of(), List.of(), Fairness.NONE, Persistence.FIRST);
  }

  static Ask property(String name) {
    return new Ask(List.of(name), List.of(), Fairness.NONE, Persistence.FIRST);
  }

  static Ask formula(String text) {
    return new Ask(List.of(), List.of(text), Fairness.NONE, Persistence.FIRST);
  }

  Ask under(Fairness wanted) {
    return new Ask(properties, formulas, wanted, persistence);
  }

  Ask keepGoing() {
    return new Ask(properties, formulas, fairness, Persistence.ALL);
  }

  Ask about(String property) {
    return new Ask(List.of(property), formulas, fairness, persistence);
  }

  Ask withFormulas(List<String> texts) {
    return new Ask(properties, texts, fairness, persistence);
  }

  CheckOptions in(CheckOptions wishes) {
    return wishes.withProperties(properties).withFormulas(formulas).withFairness(fairness);
  }

  /** As the command is told. */
  List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    properties.forEach(name -> arguments.add("--property " + name));
    formulas.forEach(text -> arguments.add("--ltl '" + text + "'"));
    if (fairness != Fairness.NONE) {
      arguments.add("--fairness " + fairness.name().toLowerCase(Locale.ROOT));
    }
    if (persistence.equals(Persistence.ALL)) {
      arguments.add("--keep-going");
    }
    return arguments;
  }
}
