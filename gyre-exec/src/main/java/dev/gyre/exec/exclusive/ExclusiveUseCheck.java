package dev.gyre.exec.exclusive;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.UseTrial;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
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
 * using the channel, also if it turns out to be blocked. Unlike Spin, which goes by what the search
 * met first, a promise ends with its process. For one thread.
 */
public final class ExclusiveUseCheck {
  private static final int NOBODY = -1;
  private static final int MAX_CHANNELS = 255;

  private final ProcessSystem system;
  private final ProcessWords state;
  private final ChannelUse[][][] uses;
  private final ExecutedUses executed;
  private final UseTrial trial;
  private final boolean[] isRendezvous = new boolean[MAX_CHANNELS + 1];
  private final int[] receivers = new int[MAX_CHANNELS + 1];
  private final int[] senders = new int[MAX_CHANNELS + 1];
  private List<Fault> faults = List.of();

  /** A check of the states of a model as it was written. */
  public ExclusiveUseCheck(InterpretedSystem reference) {
    this(
        reference,
        reference.layout().system(),
        OptimisedSystem.unchanged(reference.layout().system()));
  }

  /**
   * A check of the states of a model that passes have changed. What a process uses is read from the
   * statements as they were written: a merged edge has the place of its assertion, which need not
   * be the part that uses a channel. No pass moves a location, so a process that stands at one
   * there tries what is written here.
   *
   * @param reference the model whose states are checked
   * @param written the same model before the passes, with the same locations and variables
   * @param passes what the passes have made of it
   */
  public ExclusiveUseCheck(
      InterpretedSystem reference, ProcessSystem written, OptimisedSystem passes) {
    this.system = reference.layout().system();
    this.state = new ProcessWords(reference);
    this.executed = new ExecutedUses(system);
    this.trial = new UseTrial(reference, places(written, passes));
    this.uses = new ChannelUse[system.automata().size()][][];
    for (ProcessAutomaton automaton : written.automata()) {
      List<Location> locations = automaton.locations();
      uses[automaton.index()] = new ChannelUse[locations.size()][];
      for (Location location : locations) {
        uses[automaton.index()][location.index()] =
            ChannelUses.at(location, automaton).toArray(ChannelUse[]::new);
      }
    }
    var global = reference.layout().globalChannels();
    for (int i = 0; i < global.size(); i++) {
      isRendezvous[i + 1] = global.get(i).type().isRendezvous();
    }
  }

  /** By edge, the statement with which it begins, where it was written. */
  private static List<SourceSpan> places(ProcessSystem written, OptimisedSystem passes) {
    SourceSpan[] spans = new SourceSpan[written.edgeCount()];
    for (ProcessAutomaton automaton : written.automata()) {
      for (Location location : automaton.locations()) {
        location.edges().forEach(edge -> spans[edge.id()] = edge.span());
      }
    }
    return passes.origin().stream().map(parts -> spans[parts.get(0)]).toList();
  }

  /** Whether a model makes promises that are not kept for certain, by the look of its text. */
  public static boolean isNeededFor(ProcessSystem system) {
    return system.automata().stream().anyMatch(a -> !a.exclusiveUses().isEmpty())
        && !StaticOwnership.isCertain(system);
  }

  /** The promises that are broken in the state in {@code words[0 .. length)}. */
  public List<Fault> faults(int[] words, int length) {
    begin(words, length);
    boolean isTried = false;
    BitSet late = new BitSet();
    for (int p = 0; p < state.processes(); p++) {
      checkUses(p);
      isTried |= executed.isCarriedOut(state.automaton(p), state.location(p));
      late.set(p, executed.isLate(state.automaton(p), state.location(p)));
    }
    if (isTried || !late.isEmpty()) {
      tryOut(words, length, Stepper.NOBODY, late);
    }
    return faults;
  }

  /** The same while only one process can move. */
  public List<Fault> faultsOf(int process, int[] words, int length) {
    begin(words, length);
    checkUses(process);
    if (executed.isCarriedOut(state.automaton(process), state.location(process))) {
      tryOut(words, length, process, new BitSet());
    }
    return faults;
  }

  private void tryOut(int[] words, int length, int controller, BitSet late) {
    for (UseTrial.BrokenPromise use : trial.of(words, length, controller, executed.edges(), late)) {
      broken(use.end(), use.owner(), use.user(), use.span());
    }
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
    if (channel <= 0 || channel > MAX_CHANNELS) {
      add("the channel of this declaration is not initialized", process, promise.span());
      return;
    }
    if (isRendezvous[channel]) {
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

  private void checkUses(int process) {
    for (ChannelUse use : uses[state.automaton(process)][state.location(process)]) {
      int channel = state.value(use.channel(), process);
      if (channel <= 0 || channel > MAX_CHANNELS) {
        continue;
      }
      for (ExclusiveUse.End end : use.ends()) {
        int owner = owners(end)[channel];
        if (owner != NOBODY && owner != process && isReached(use, process)) {
          broken(end, owner, process, use.span());
        }
      }
    }
  }

  private boolean isReached(ChannelUse use, int process) {
    for (ChannelUse.Condition condition : use.conditions()) {
      boolean holds = state.value(condition.condition(), process) != 0;
      if (holds != (condition.outcome() == ChannelUse.Outcome.HOLDS)) {
        return false;
      }
    }
    return true;
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
