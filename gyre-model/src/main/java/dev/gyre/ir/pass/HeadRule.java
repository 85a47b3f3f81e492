package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;

/** Decides which steps may have an invisible step happen together with them. */
public interface HeadRule {
  /** Any step may. */
  HeadRule ANY = (automaton, edge) -> true;

  boolean mayLead(ProcessAutomaton automaton, Edge edge);
}
