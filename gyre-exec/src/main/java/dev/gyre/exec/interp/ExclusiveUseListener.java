package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse.End;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Set;

/**
 * Compares each use of a channel with the promises of the processes that exist at that moment,
 * those included that the step itself has created.
 */
final class ExclusiveUseListener implements UseListener {
  private final ProcessSystem system;
  private final StateMemory memory;

  /** Finds out which channels are promised; nobody listens to it. */
  private final Evaluator names;

  private final List<UseTrial.BrokenPromise> into;
  private SourceSpan statement;

  ExclusiveUseListener(
      ProcessSystem system,
      StateMemory memory,
      Evaluator names,
      List<UseTrial.BrokenPromise> into) {
    this.system = system;
    this.memory = memory;
    this.names = names;
    this.into = into;
  }

  @Override
  public void begins(Edge edge) {
    statement = edge.span();
  }

  @Override
  public void at(SourceSpan tried) {
    statement = tried;
  }

  @Override
  public void used(Set<End> ends, int channel, int process) {
    for (int owner = 0; channel > 0 && owner < memory.processCount(); owner++) {
      if (owner != process) {
        compare(ends, channel, process, owner);
      }
    }
  }

  private void compare(Set<End> ends, int channel, int process, int owner) {
    for (ExclusiveUse promise : system.automata().get(memory.automaton(owner)).exclusiveUses()) {
      if (ends.contains(promise.end()) && channelOf(promise, owner) == channel) {
        into.add(
            new UseTrial.BrokenPromise(promise.end(), party(owner), party(process), statement));
      }
    }
  }

  private UseTrial.Party party(int process) {
    return new UseTrial.Party(process, memory.automaton(process));
  }

  private int channelOf(ExclusiveUse promise, int owner) {
    names.setProcess(owner);
    try {
      return memory.read(promise.channel().variable(), names.index(promise.channel()), owner);
    } catch (FaultSignal signal) {
      return 0;
    }
  }
}
