package dev.gyre.exec.exclusive;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.UseTrial;
import dev.gyre.ir.Location;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Decides whether a process in a state is about to use the end of a channel that another living
 * process has declared its own with {@code xr} or {@code xs}. As in Spin, trying a statement is
 * using the channel, also if it turns out to be blocked; where a clause or an escape keeps a
 * process from trying it, it is no use. So the statements themselves are tried out, in states where
 * the values of variables do not rule a broken promise out. Unlike Spin, which goes by what the
 * search met first, a promise ends with its process. For one thread.
 */
public final class ExclusiveUseCheck {
  private static final int NOBODY = -1;

  private final ProcessSystem system;
  private final ProcessWords state;
  private final ChannelUse[][][] uses;
  private final ExecutedUses executed;
  private final UseTrial trial;
  private final int[] receivers = new int[ModelLimits.MAX_CHANNELS + 1];
  private final int[] senders = new int[ModelLimits.MAX_CHANNELS + 1];
  private List<Fault> faults = List.of();

  /**
   * @param written the model before any pass has joined its statements or left some out. The states
   *     may be those of a model that passes have changed, if variables and locations are the same:
   *     who stands at a location there tries what is written here
   */
  public ExclusiveUseCheck(InterpretedSystem written) {
    this.system = written.layout().system();
    this.state = new ProcessWords(written);
    this.executed = new ExecutedUses(system);
    this.trial = new UseTrial(written);
    this.uses = new ChannelUse[system.automata().size()][][];
    for (ProcessAutomaton automaton : system.automata()) {
      List<Location> locations = automaton.locations();
      uses[automaton.index()] = new ChannelUse[locations.size()][];
      for (Location location : locations) {
        uses[automaton.index()][location.index()] =
            ChannelUses.at(location, automaton).toArray(ChannelUse[]::new);
      }
    }
  }

  /** Whether a model makes promises that are not kept for certain, by the look of its text. */
  public static boolean isNeededFor(ProcessSystem system) {
    return system.automata().stream().anyMatch(a -> !a.exclusiveUses().isEmpty())
        && !StaticOwnership.isCertain(system);
  }

  /** The promises that are broken in the state in {@code words[0 .. length)}. */
  public List<Fault> faults(int[] words, int length) {
    return faultsOf(Stepper.NOBODY, words, length);
  }

  /** The same while only one process can move, unless it is {@link Stepper#NOBODY}. */
  public List<Fault> faultsOf(int controller, int[] words, int length) {
    begin(words, length);
    BitSet suspects = new BitSet();
    for (int p = 0; p < state.processes(); p++) {
      suspects.set(
          p, executed.areTried(state.automaton(p), state.location(p)) || mayBreakPromise(p));
    }
    if (!suspects.isEmpty()) {
      for (UseTrial.BrokenPromise use : trial.of(words, length, controller, suspects)) {
        broken(use.end(), use.owner(), use.user(), use.span());
      }
    }
    return faults;
  }

  private void begin(int[] words, int length) {
    faults = List.of();
    state.look(words, length);
    Arrays.fill(receivers, NOBODY);
    Arrays.fill(senders, NOBODY);
    for (int p = 0; p < state.processes(); p++) {
      for (ExclusiveUse promise : automaton(p).exclusiveUses()) {
        own(promise, p);
      }
    }
  }

  private ProcessAutomaton automaton(int process) {
    return system.automata().get(state.automaton(process));
  }

  private int[] owners(ExclusiveUse.End end) {
    return end == ExclusiveUse.End.RECEIVE ? receivers : senders;
  }

  private void own(ExclusiveUse promise, int process) {
    int channel = state.value(promise.channel(), process);
    if (channel <= 0 || channel > ModelLimits.MAX_CHANNELS) {
      add("the channel of this declaration is not initialized", process, promise.span());
      return;
    }
    if (state.isRendezvous(channel)) {
      add("xr and xs are for channels with a buffer", process, promise.span());
      return;
    }
    int[] ownersOfEnd = owners(promise.end());
    if (ownersOfEnd[channel] == NOBODY) {
      ownersOfEnd[channel] = process;
    } else if (ownersOfEnd[channel] != process) {
      broken(promise.end(), ownersOfEnd[channel], process, promise.span());
    }
  }

  private boolean mayBreakPromise(int process) {
    for (ChannelUse use : uses[state.automaton(process)][state.location(process)]) {
      int channel = state.value(use.channel(), process);
      if (channel > 0 && channel <= ModelLimits.MAX_CHANNELS) {
        for (ExclusiveUse.End end : use.ends()) {
          int owner = owners(end)[channel];
          if (owner != NOBODY && owner != process) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private void broken(ExclusiveUse.End end, int owner, int process, SourceSpan span) {
    broken(end, party(owner), party(process), span);
  }

  private void broken(
      ExclusiveUse.End end, UseTrial.Party owner, UseTrial.Party user, SourceSpan span) {
    String promise =
        end == ExclusiveUse.End.RECEIVE
            ? "alone receives from this channel (xr)"
            : "alone sends to this channel (xs)";
    add(name(owner) + " " + promise + ", but " + name(user) + " uses it", user.process(), span);
  }

  private UseTrial.Party party(int process) {
    return new UseTrial.Party(process, state.automaton(process));
  }

  private String name(UseTrial.Party party) {
    String type = system.automata().get(party.automaton()).name();
    return type.replace(":", "") + ":" + party.process();
  }

  private void add(String message, int process, SourceSpan span) {
    if (faults.isEmpty()) {
      faults = new ArrayList<>();
    }
    Fault fault = new Fault(Fault.Kind.EXCLUSIVE_USE, message, process, span);
    if (!faults.contains(fault)) {
      faults.add(fault);
    }
  }
}
