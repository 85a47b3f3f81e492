package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;

/** Decides which steps may happen together with the step before them. */
public interface TailRule {
  boolean mayHappenAtOnce(ProcessAutomaton automaton, Edge edge);
}
