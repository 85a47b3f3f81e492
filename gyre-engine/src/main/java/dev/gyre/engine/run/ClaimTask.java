package dev.gyre.engine.run;

import dev.gyre.emptiness.Acceptance;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Channels;
import java.util.List;
import java.util.Optional;

/**
 * A claim and the system it watches.
 *
 * @param system the system, the claim among its automata
 * @param finitePart whether a finite run can violate the property
 * @param acceptance which infinite runs violate it, if any can
 * @param formula the formula behind the claim, if it was not written as one
 */
record ClaimTask(
    ProcessSystem system,
    ProcessAutomaton claim,
    FinitePart finitePart,
    Optional<Acceptance> acceptance,
    Optional<Formula> formula) {

  /** Whether a finite run is to be looked for. */
  enum FinitePart {
    /** The claim can come to its end, or fail. */
    SEARCHED,
    /** It can do neither. */
    NONE
  }

  /**
   * A formula and what shows the values of its propositions.
   *
   * @param probe an automaton of {@code probed} with an edge for each proposition, in order
   * @param probed the system with the claim and the probe
   */
  record Formula(LtlProperty property, PropositionProbe probe, ProcessSystem probed) {}

  /** A never claim of a system. */
  static ClaimTask never(ProcessSystem model, String name) {
    ProcessSystem system = ClaimRemoval.silencedBeside(name, model.withProperties(List.of()));
    ProcessAutomaton claim =
        system.automata().stream()
            .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER && a.name().equals(name))
            .findFirst()
            .orElseThrow();
    boolean accepts =
        claim.locations().stream().anyMatch(l -> l.marks().contains(Location.Mark.ACCEPT));
    return new ClaimTask(
        system,
        claim,
        FinitePart.SEARCHED,
        accepts ? Optional.of(new Acceptance.ClaimLabels()) : Optional.empty(),
        Optional.empty());
  }

  /** The system in which what was found is repeated. */
  InterpretedSystem reference(Channels channels) {
    ProcessSystem trusted = formula.map(Formula::probed).orElse(system);
    return ExecutableSystems.reference(trusted, channels);
  }
}
