package dev.gyre.engine;

import dev.gyre.engine.run.StateFormula;
import dev.gyre.engine.run.StateProbe;
import dev.gyre.engine.trace.StateView;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Channels;
import dev.gyre.system.Fault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What can be said about the properties of a model in one state, and no more: a formula about runs
 * is not decided by a state, but its propositions are. For one thread.
 */
public final class StateStatus {
  private final Map<LtlProperty, Optional<StateProbe>> probes = new LinkedHashMap<>();

  /** What a state means for a property. */
  public enum Standing {
    /** Here it is as it must be. */
    GOOD,
    VIOLATED,
    /** A single state does not decide it. */
    OPEN
  }

  /**
   * What is said about one property.
   *
   * @param line where it is written; 0 if that is nowhere
   * @param propositions those of a formula
   */
  public record Item(
      String name, Standing standing, String words, int line, List<StateProbe.Value> propositions) {
    public Item {
      propositions = List.copyOf(propositions);
    }

    Item(String name, Standing standing, String words) {
      this(name, standing, words, 0, List.of());
    }
  }

  /**
   * @param system the one that is simulated
   */
  public StateStatus(ProcessSystem system, Channels channels) {
    for (LtlProperty property : system.properties()) {
      // What a formula says about steps cannot be seen in a state.
      probes.put(
          property,
          property.events().isPresent()
              ? Optional.empty()
              : Optional.of(StateProbe.of(property, system, channels)));
    }
  }

  /**
   * Looks at the present state of a simulation.
   *
   * @param last the step that led there; empty at the start
   */
  public List<Item> of(Simulation simulation, Optional<Simulation.Made> last) {
    List<Item> items = new ArrayList<>();
    items.add(ending(simulation));
    items.add(errors(simulation, last));
    labels(simulation.view(), Location.Mark.PROGRESS, "progress labels").ifPresent(items::add);
    labels(simulation.view(), Location.Mark.ACCEPT, "acceptance labels").ifPresent(items::add);
    probes.forEach((property, probe) -> items.add(formula(property, probe, simulation)));
    return items;
  }

  private static Item ending(Simulation simulation) {
    int choices = simulation.choices().size();
    if (choices > 0) {
      String words = choices == 1 ? "a step is possible" : choices + " steps are possible";
      return new Item("no deadlock", Standing.GOOD, words);
    }
    return simulation.isValidEnd()
        ? new Item("no deadlock", Standing.GOOD, "a valid end: every process may rest here")
        : new Item(
            "no deadlock", Standing.VIOLATED, "nothing is possible, and not all may rest here");
  }

  private static Item errors(Simulation simulation, Optional<Simulation.Made> last) {
    String name = "assertions and errors";
    List<Fault> here = new ArrayList<>();
    last.ifPresent(made -> here.addAll(made.faults()));
    here.addAll(simulation.faults());
    here.addAll(simulation.brokenPromises());
    if (!here.isEmpty()) {
      Fault fault = here.get(0);
      return new Item(name, Standing.VIOLATED, fault.message(), line(fault), List.of());
    }
    for (Simulation.Choice choice : simulation.choices()) {
      List<Fault> ahead = simulation.take(choice.transition()).faults();
      simulation.back();
      if (!ahead.isEmpty()) {
        String words = "the next step of " + choice.actor().name() + " fails: ";
        return new Item(
            name, Standing.VIOLATED, words + ahead.get(0).message(), line(ahead.get(0)), List.of());
      }
    }
    return new Item(name, Standing.GOOD, "none here, and no next step fails");
  }

  private static int line(Fault fault) {
    return fault.span().visibleSite().line();
  }

  /** Who stands at a label; empty if the model has none of the kind where a process stands. */
  private static Optional<Item> labels(StateView state, Location.Mark mark, String name) {
    List<String> standing = new ArrayList<>();
    boolean isUsed = false;
    for (int process = 0; process < state.processCount(); process++) {
      isUsed |=
          state.automaton(process).locations().stream().anyMatch(l -> l.marks().contains(mark));
      if (state.location(process).marks().contains(mark)) {
        standing.add(state.processName(process));
      }
    }
    return isUsed
        ? Optional.of(
            new Item(
                name,
                Standing.OPEN,
                standing.isEmpty() ? "nobody is at one" : "at one: " + String.join(", ", standing)))
        : Optional.empty();
  }

  private static Item formula(
      LtlProperty property, Optional<StateProbe> probe, Simulation simulation) {
    int line = property.span().visibleSite().line();
    if (probe.isEmpty()) {
      String words = "speaks about what happens in steps, which no state shows";
      return new Item(property.name(), Standing.OPEN, words, line, List.of());
    }
    int[] words = simulation.words();
    List<StateProbe.Value> values = probe.get().propositions(words, words.length);
    Said said = said(property.formula(), probe.get(), simulation);
    return new Item(property.name(), said.standing(), said.words(), line, values);
  }

  private record Said(Standing standing, String words) {}

  private static final Said OF_RUNS =
      new Said(Standing.OPEN, "speaks about whole runs; one state does not decide it");

  private static Said said(LtlFormula formula, StateProbe probe, Simulation simulation) {
    int[] words = simulation.words();
    if (StateFormula.temporalOperator(formula).isEmpty()) {
      if (simulation.depth() > 0) {
        return new Said(Standing.OPEN, "speaks about the start only");
      }
      return probe.holdsIn(words, words.length)
          ? new Said(Standing.GOOD, "holds at the start")
          : new Said(Standing.VIOLATED, "does not hold at the start");
    }
    if (formula instanceof LtlFormula.Unary unary
        && StateFormula.temporalOperator(unary.operand()).isEmpty()) {
      return said(unary.op(), probe.holdsIn(unary.operand(), words, words.length));
    }
    return OF_RUNS;
  }

  /** What follows for an operator from whether its operand, a condition on a state, holds here. */
  private static Said said(LtlFormula.UnaryOp operator, boolean holds) {
    return switch (operator) {
      case ALWAYS ->
          holds
              ? new Said(Standing.GOOD, "the invariant holds here")
              : new Said(Standing.VIOLATED, "the invariant does not hold here");
      case EVENTUALLY ->
          holds
              ? new Said(Standing.GOOD, "what must come about is the case here")
              : new Said(Standing.OPEN, "what must come about is not the case here");
      case NOT, NEXT -> OF_RUNS;
    };
  }
}
