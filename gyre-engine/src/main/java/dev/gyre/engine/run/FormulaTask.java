package dev.gyre.engine.run;

import dev.gyre.emptiness.Acceptance;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Infallible;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ltl.LtlTranslator;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.claim.Claim;
import dev.gyre.ltl.claim.ClaimBuilder;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes a claim of a formula: the automaton of what violates it.
 *
 * <p>Where that automaton accepts whatever follows, the run so far has violated the formula for
 * good, and every fair continuation is a bad run. Such a place becomes an end of the claim: a
 * search for finite runs finds it, and the trace has no cycle that would say nothing. If the
 * automaton accepts nowhere else, that search decides the formula alone. [KupfermanVardi2001]
 */
final class FormulaTask {
  private FormulaTask() {}

  /**
   * @throws FormulaTooLargeException if the automaton would be too large to be of use
   */
  static ClaimTask of(ProcessSystem model, String name) throws FormulaTooLargeException {
    LtlProperty property =
        model.properties().stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
    // What other formulas and claims read need not be part of the state.
    ProcessSystem asked = ClaimRemoval.silenced(model.withProperties(List.of(property)));
    // Events name processes and tell who moved, so what is alike does not look alike any more.
    ProcessSystem system =
        property.events().isPresent()
            ? asked.watching(property.events()).withSymmetry(Symmetry.none())
            : asked;
    LtlTranslator.Translation translation =
        LtlTranslator.translate(
            LtlTranslator.negate(property.formula()), LtlTranslator.Acceptance.GENERALISED);
    Claim claim = new ClaimBuilder(system).build(name, translation, property.span());
    Automaton automaton = translation.automaton();
    ProcessAutomaton ending = withEnds(claim.automaton(), automaton);
    ProcessSystem watched = with(ending, system);
    PropositionProbe probe = PropositionProbe.of(property, watched);
    boolean isFinite = hasEnd(automaton) || canFail(probe.propositions(), watched);
    return new ClaimTask(
        watched,
        ending,
        isFinite ? ClaimTask.FinitePart.SEARCHED : ClaimTask.FinitePart.NONE,
        acceptsElsewhere(automaton)
            ? Optional.of(new Acceptance.ClaimEdges(claim.acceptanceSets(), claim::marks))
            : Optional.empty(),
        Optional.of(new ClaimTask.Formula(property, probe, with(probe.automaton(), watched))));
  }

  private static ProcessSystem with(ProcessAutomaton automaton, ProcessSystem system) {
    List<ProcessAutomaton> automata = new ArrayList<>(system.automata());
    automata.add(automaton);
    return system.withAutomata(automata);
  }

  private static boolean hasEnd(Automaton automaton) {
    for (int state = 0; state < automaton.states(); state++) {
      if (automaton.acceptsEverything(state)) {
        return true;
      }
    }
    return false;
  }

  private static ProcessAutomaton withEnds(ProcessAutomaton claim, Automaton automaton) {
    return claim.withLocations(
        claim.locations().stream()
            .map(l -> automaton.acceptsEverything(l.index()) ? withEnd(l) : l)
            .toList());
  }

  private static Location withEnd(Location location) {
    Set<Location.Mark> marks = new HashSet<>(location.marks());
    marks.add(Location.Mark.END);
    return new Location(
        location.index(), location.number(), marks, location.edges(), location.span());
  }

  /** Whether a run is accepted without coming to a place where everything is. */
  private static boolean acceptsElsewhere(Automaton automaton) {
    return automaton.acceptsWithin(state -> !automaton.acceptsEverything(state));
  }

  /** Whether computing a proposition might be an error of its own. May say yes too often. */
  private static boolean canFail(List<LtlFormula.Proposition> propositions, ProcessSystem system) {
    Infallible infallible = Infallible.ofConditions(system);
    return !propositions.stream().allMatch(p -> infallible.expression(p.condition()));
  }
}
