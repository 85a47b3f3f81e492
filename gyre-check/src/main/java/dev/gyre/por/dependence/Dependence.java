package dev.gyre.por.dependence;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.Writes;
import dev.gyre.property.ExclusiveUseWatch;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * Numbers the accesses of a system, and knows which disturb each other.
 *
 * <p>The elements of a small array count as variables of their own. Variables that nobody writes
 * have no accesses, and neither have local ones, which only their process can see. Channels are
 * told apart by their numbers as long as these are small; all others share one entry.
 */
final class Dependence {
  /** A process is created, ends; somebody asks how many there are. */
  static final int RUN = 0;

  static final int END = 1;
  static final int COUNT = 2;

  private static final int FIRST_VARIABLE = 3;
  private static final int SMALL_ARRAY = 64;
  private static final int DYNAMIC_CHANNELS = 16;
  private static final ChannelOperation[] USES = ChannelOperation.values();

  private final ProcessSystem system;

  /** For each global variable its first object, or -1. */
  private final int[] firstObject;

  private final BitSet writtenGlobals = new BitSet();
  private final List<ChannelType> globalChannels = new ArrayList<>();
  private final int firstChannelAtom;
  private final int channelCount;
  private final boolean numbersMatter;
  private final ExclusiveUseWatch promises;
  private final boolean hasOwnBuffered;
  private final boolean hasOwnRendezvous;
  private final boolean hasRendezvous;

  /** For each global variable the number of its first channel, if it has any. */
  private final int[] firstChannel;

  private final int width;

  Dependence(
      ProcessSystem system, ExclusiveUseWatch promises, AccessAnalysis.Ends endsOfProcesses) {
    this.system = system;
    this.promises = promises;
    this.numbersMatter =
        endsOfProcesses == AccessAnalysis.Ends.SEEN || ProcessNumbers.matter(system);
    findWritten();
    this.firstObject = new int[system.globals().size()];
    this.firstChannel = new int[system.globals().size()];
    int objects = 0;
    for (Variable variable : system.globals()) {
      firstObject[variable.index()] = writtenGlobals.get(variable.index()) ? objects : -1;
      objects += writtenGlobals.get(variable.index()) ? objectsOf(variable) : 0;
      firstChannel[variable.index()] = globalChannels.size() + 1;
      variable
          .declaredChannels()
          .ifPresent(c -> globalChannels.addAll(Collections.nCopies(variable.size(), c.type())));
    }
    List<ChannelType> own =
        system.automata().stream()
            .flatMap(automaton -> automaton.locals().stream())
            .flatMap(variable -> variable.declaredChannels().stream())
            .map(Initial.Channels::type)
            .toList();
    this.hasOwnBuffered = own.stream().anyMatch(type -> !type.isRendezvous());
    this.hasOwnRendezvous = own.stream().anyMatch(ChannelType::isRendezvous);
    this.hasRendezvous =
        hasOwnRendezvous || globalChannels.stream().anyMatch(ChannelType::isRendezvous);
    this.firstChannelAtom = FIRST_VARIABLE + 2 * objects;
    this.channelCount = globalChannels.size() + (own.isEmpty() ? 0 : DYNAMIC_CHANNELS);
    this.width = (firstChannelAtom + channelCount * USES.length + Long.SIZE - 1) / Long.SIZE;
  }

  private void findWritten() {
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        location.edges().forEach(edge -> findWritten(edge.effects()));
      }
    }
  }

  private void findWritten(List<Effect> effects) {
    Writes.of(
        effects,
        place -> {
          if (place.variable().scope() == Variable.Scope.GLOBAL) {
            writtenGlobals.set(place.variable().index());
          }
        });
  }

  private static int objectsOf(Variable variable) {
    return variable.size() <= SMALL_ARRAY ? variable.size() : 1;
  }

  AccessSet none() {
    return new AccessSet(width);
  }

  /**
   * Whether somebody watches over the promises about channels. To break one is an error of whoever
   * tries to use the channel, as long as the process exists that made the promise.
   */
  boolean watchesPromises() {
    return promises == ExclusiveUseWatch.WATCHED;
  }

  boolean isWritten(Variable global) {
    return writtenGlobals.get(global.index());
  }

  /** Whether states that stand for others may have another value there, although nobody writes. */
  boolean isPermuted(Variable global) {
    return PermutedFacts.mayMove(system, global);
  }

  // ---- variables

  /**
   * @param element which element of an array, or -1 for any
   */
  void read(Variable global, int element, AccessSet into) {
    variable(global, element, 0, into);
  }

  void write(Variable global, int element, AccessSet into) {
    variable(global, element, 1, into);
  }

  private void variable(Variable global, int element, int kind, AccessSet into) {
    int first = firstObject[global.index()];
    if (first < 0) {
      return;
    }
    int objects = objectsOf(global);
    if (objects == 1) {
      into.add(FIRST_VARIABLE + 2 * first + kind);
    } else if (element >= 0 && element < objects) {
      into.add(FIRST_VARIABLE + 2 * (first + element) + kind);
    } else {
      for (int i = 0; i < objects; i++) {
        into.add(FIRST_VARIABLE + 2 * (first + i) + kind);
      }
    }
  }

  // ---- channels, told apart by an index from 0: the number of the channel less one

  /** The number of the first channel of a global variable. */
  int firstChannel(Variable global) {
    return firstChannel[global.index()];
  }

  int channelCount() {
    return channelCount;
  }

  /** Whether there may be a channel with this number; whoever uses another one makes a mistake. */
  boolean isChannel(int number) {
    return number > 0 && channelCount > 0;
  }

  /** The index of the channel with this number. */
  int channel(int number) {
    return Math.min(number - 1, channelCount - 1);
  }

  /** The index of a buffer that shares its entry with no other channel, or -1. */
  int ownEntry(int number) {
    return number <= globalChannels.size() && mayBeBuffered(number - 1) ? number - 1 : -1;
  }

  boolean hasRendezvous() {
    return hasRendezvous;
  }

  boolean mayBeRendezvous(int channel) {
    return channel < globalChannels.size()
        ? globalChannels.get(channel).isRendezvous()
        : hasOwnRendezvous;
  }

  boolean mayBeBuffered(int channel) {
    return channel < globalChannels.size()
        ? !globalChannels.get(channel).isRendezvous()
        : hasOwnBuffered;
  }

  void use(int channel, ChannelOperation use, AccessSet into) {
    into.add(firstChannelAtom + channel * USES.length + use.code());
  }

  /** A process is created that has channels of its own; which numbers they get is not known. */
  void open(AccessSet into) {
    for (int channel = globalChannels.size(); channel < channelCount; channel++) {
      use(channel, ChannelOperation.OPEN, into);
    }
  }

  /** The same accesses without the arrival of messages at the end of a buffer. */
  AccessSet withoutPut(int channel, AccessSet accesses) {
    AccessSet puts = none();
    use(channel, ChannelOperation.PUT, puts);
    return accesses.without(puts);
  }

  // ---- disturbance

  /** Everything that disturbs one of these accesses, when another process does it. */
  AccessSet disturbing(AccessSet accesses) {
    AccessSet disturbing = none();
    accesses.forEach(
        atom -> {
          if (atom < FIRST_VARIABLE) {
            processes(atom, disturbing);
          } else if (atom < firstChannelAtom) {
            variables(atom, disturbing);
          } else if (atom < firstChannelAtom + channelCount * USES.length) {
            channels(atom, disturbing);
          }
        });
    return disturbing;
  }

  /**
   * A process can end only while it is the youngest, so two ends never compete. A new process keeps
   * older ones from ending, and it gets another number if they end before. If nobody can tell, it
   * makes no difference whether a process that has nothing left to do is still there.
   */
  private void processes(int atom, AccessSet into) {
    if (atom == RUN) {
      into.add(RUN);
      into.add(COUNT);
      if (numbersMatter) {
        into.add(END);
      }
    } else if (atom == END) {
      into.add(COUNT);
      if (numbersMatter) {
        into.add(RUN);
      }
    } else {
      into.add(RUN);
      into.add(END);
    }
  }

  private static void variables(int atom, AccessSet into) {
    boolean writes = (atom - FIRST_VARIABLE) % 2 == 1;
    if (writes) {
      into.add(atom - 1);
      into.add(atom);
    } else {
      into.add(atom + 1);
    }
  }

  private void channels(int atom, AccessSet into) {
    int channel = (atom - firstChannelAtom) / USES.length;
    ChannelOperation use = USES[(atom - firstChannelAtom) % USES.length];
    for (ChannelOperation other : USES) {
      if (use.disturbs(other)) {
        use(channel, other, into);
      }
    }
  }
}
