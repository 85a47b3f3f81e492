package dev.gyre.engine.run;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An automaton that tells which propositions of a formula hold: it has one location, and there an
 * edge for each of them.
 *
 * @param propositions in the order in which the formula names them
 */
record PropositionProbe(ProcessAutomaton automaton, List<LtlFormula.Proposition> propositions) {
  PropositionProbe {
    propositions = List.copyOf(propositions);
  }

  /**
   * @param system gets the probe as its last automaton
   */
  static PropositionProbe of(LtlProperty property, ProcessSystem system) {
    List<LtlFormula.Proposition> propositions = propositions(property.formula());
    int firstEdge = system.edgeCount();
    List<Edge> edges = new ArrayList<>();
    for (LtlFormula.Proposition proposition : propositions) {
      edges.add(
          new Edge(
              firstEdge + edges.size(),
              0,
              0,
              new Guard.Holds(proposition.condition()),
              List.of(),
              Edge.Control.RELEASE,
              0,
              property.span(),
              proposition.text()));
    }
    ProcessAutomaton automaton =
        new ProcessAutomaton(
            system.automata().size(),
            property.name(),
            ProcessAutomaton.Kind.NEVER,
            ProcessAutomaton.Determinism.ANY,
            List.of(),
            List.of(),
            List.of(new Location(0, 1, Set.of(), edges, property.span())),
            0,
            List.of(),
            Optional.empty(),
            List.of(),
            property.span());
    return new PropositionProbe(automaton, propositions);
  }

  /** The propositions of a formula, each once. */
  static List<LtlFormula.Proposition> propositions(LtlFormula formula) {
    Set<LtlFormula.Proposition> found = new LinkedHashSet<>();
    formula.match(
        new LtlFormula.Cases<Void>() {
          @Override
          public Void proposition(LtlFormula.Proposition f) {
            found.add(f);
            return null;
          }

          @Override
          public Void unary(LtlFormula.Unary f) {
            return f.operand().match(this);
          }

          @Override
          public Void binary(LtlFormula.Binary f) {
            f.left().match(this);
            return f.right().match(this);
          }
        });
    return List.copyOf(found);
  }
}
