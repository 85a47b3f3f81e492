package dev.gyre.ir.pass;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import java.util.BitSet;

/** Which local variables are written before anybody reads what they start with. */
public final class DeadAtStart {
  private final BitSet[] dead;

  public DeadAtStart(ProcessSystem system) {
    ObservedState observed = new ObservedState(system);
    KnownChannels channels = new KnownChannels(system);
    this.dead = new BitSet[system.automata().size()];
    for (ProcessAutomaton automaton : system.automata()) {
      dead[automaton.index()] = new BitSet();
      if (automaton.isProcess()) {
        LiveVariables liveness = new LiveVariables(automaton, observed, channels, edge -> true);
        BitSet read = readAtStart(automaton);
        automaton.locals().stream()
            .filter(variable -> !liveness.isLive(variable, automaton.initial()))
            .filter(variable -> !read.get(variable.index()))
            .forEach(variable -> dead[automaton.index()].set(variable.index()));
      }
    }
  }

  /** The variables from which others get their starting values. */
  private static BitSet readAtStart(ProcessAutomaton automaton) {
    BitSet read = new BitSet();
    new SystemWalker() {
      @Override
      protected void enter(Expr e) {
        BackwardFlow.read(e, read);
      }
    }.walkInitials(automaton.locals());
    return read;
  }

  public boolean contains(int automaton, int local) {
    return dead[automaton].get(local);
  }
}
