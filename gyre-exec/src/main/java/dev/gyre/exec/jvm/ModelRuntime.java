package dev.gyre.exec.jvm;

import dev.gyre.exec.interp.PassingTime;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ValueType;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.Arrays;

/**
 * What generated code calls for: checks that end the fast path, and everything about channels.
 * Methods that follow a check of the channel's number do not repeat it.
 */
abstract class ModelRuntime {
  final CompiledSystem system;

  /** How many processes the loaded state has. */
  int processes;

  int channels;

  /** Where each process starts. */
  final int[] at = new int[ModelLimits.PROCESS_SLOTS];

  /** Where each channel starts; channels are numbered from 1. */
  final int[] channelAt = new int[512];

  final ChannelAccess[] channelAccess = new ChannelAccess[512];

  /** The message that is being sent. */
  final int[] message;

  /** The channel on which a sender hands its message over. */
  int meetingPlace;

  /** The transitions listed so far. */
  long[] listed = new long[64];

  /** How many transitions have been listed. */
  int count;

  /** How many had been listed before the process at hand. */
  int listedAtStart;

  /** The edges of a claim that are open, as far as they have been found. */
  private int[] observed = new int[16];

  /** How many of them. */
  int observedCount;

  /** How time passes; null where there are no timers. */
  private final PassingTime passing;

  ModelRuntime(CompiledSystem system) {
    this.system = system;
    this.passing = system.passing();
    this.message = new int[Math.max(1, system.widestMessage())];
  }

  static int index(int index, int length) {
    if (index < 0 || index >= length) {
      throw Bailout.INSTANCE;
    }
    return index;
  }

  static int divisor(int value) {
    if (value == 0) {
      throw Bailout.INSTANCE;
    }
    return value;
  }

  static void check(int condition) {
    if (condition == 0) {
      throw Bailout.INSTANCE;
    }
  }

  /** Leaves it to the interpreter to complain when the value is no time. */
  static void requireTime(int value) {
    if (value < 0 || value > ValueType.LONGEST_TIME) {
      throw Bailout.INSTANCE;
    }
  }

  /** Adds the step in which time passes, where nobody can move otherwise. */
  final void listTick(int[] w) {
    if (passing != null) {
      passing.tick(w, count).ifPresent(this::add);
    }
  }

  final void passTime(int[] w, long tick) {
    passing.pass(w, tick);
  }

  @SuppressWarnings("DoNotCallSuggester") // generated code calls it
  static void bail() {
    throw Bailout.INSTANCE;
  }

  private ChannelAccess access(int channel) {
    if (channel <= 0 || channel > channels) {
      throw Bailout.INSTANCE;
    }
    return channelAccess[channel];
  }

  /** The channel, after making sure that it exists and has so many fields. */
  final int channel(int channel, int fields) {
    if (access(channel).fieldCount != fields) {
      throw Bailout.INSTANCE;
    }
    return channel;
  }

  final void meetOn(int channel) {
    meetingPlace = channel;
  }

  final boolean isRendezvous(int channel) {
    return access(channel).isRendezvous();
  }

  final boolean hasRoom(int[] w, int channel) {
    ChannelAccess access = channelAccess[channel];
    return access.length(w, channelAt[channel]) < access.capacity;
  }

  final int length(int[] w, int channel) {
    ChannelAccess access = access(channel);
    return access.isRendezvous() ? 0 : access.length(w, channelAt[channel]);
  }

  final int isFull(int[] w, int channel) {
    ChannelAccess access = access(channel);
    boolean full =
        !access.isRendezvous() && access.length(w, channelAt[channel]) == access.capacity;
    return full ? 1 : 0;
  }

  final int field(int[] w, int channel, int position, int f) {
    return channelAccess[channel].get(w, channelAt[channel], position, f);
  }

  /** Sets a field of the message to be sent. */
  final void put(int value, int channel, int f) {
    message[f] = channelAccess[channel].cut(f, value);
  }

  final void send(int[] w, int channel) {
    ChannelAccess access = channelAccess[channel];
    int base = channelAt[channel];
    access.insert(w, base, access.length(w, base), message);
  }

  final void sendSorted(int[] w, int channel) {
    ChannelAccess access = channelAccess[channel];
    int base = channelAt[channel];
    access.insert(w, base, access.sortedPosition(w, base, message), message);
  }

  /** Copies a message out of its channel. */
  final void copyMessage(int[] w, int channel, int position) {
    ChannelAccess access = channelAccess[channel];
    for (int f = 0; f < access.fieldCount; f++) {
      message[f] = access.get(w, channelAt[channel], position, f);
    }
  }

  final void remove(int[] w, int channel, int position) {
    channelAccess[channel].remove(w, channelAt[channel], position);
  }

  final void add(long transition) {
    if (count == listed.length) {
      listed = Arrays.copyOf(listed, count * 2);
    }
    listed[count++] = transition;
  }

  /** Adds the step of process {@code p} along an edge. */
  final void add(int p, int edge) {
    add(Transitions.of(p, edge));
  }

  final void addObserved(int edge) {
    if (observedCount == observed.length) {
      observed = Arrays.copyOf(observed, observedCount * 2);
    }
    observed[observedCount++] = edge;
  }

  /** An edge of a claim that is open. */
  public final int observed(int index) {
    return observed[index];
  }

  /** Takes over what the interpreter has listed, so many transitions. */
  final void copyListing(Stepper careful, int size) {
    count = 0;
    for (int i = 0; i < size; i++) {
      add(careful.transition(i));
    }
  }

  /** Takes over what the interpreter says a claim can do, so many edges. */
  final void copyObserved(Stepper careful, int size) {
    observedCount = 0;
    for (int i = 0; i < size; i++) {
      addObserved(careful.observed(i));
    }
  }

  /** Whether the process at hand has listed nothing yet. */
  final boolean nothingListed() {
    return count == listedAtStart;
  }

  /** The process a remote reference means, or -1. */
  final int instance(int[] w, int automaton, int number) {
    boolean exists = number >= 0 && number < (w[0] & 0xFF);
    return exists && (w[at[number]] & 0xFF) == automaton ? number : -1;
  }

  /** The first process of a type, or -1 when there is none. */
  final int onlyInstance(int[] w, int automaton) {
    int existing = w[0] & 0xFF;
    for (int p = 0; p < existing; p++) {
      if ((w[at[p]] & 0xFF) == automaton) {
        return p;
      }
    }
    return -1;
  }

  // ---- questions about other processes

  final int locationNumber(int[] w, int p) {
    if (p < 0 || p >= (w[0] & 0xFF)) {
      return 0;
    }
    int type = w[at[p]] & 0xFF;
    return system.locationNumber(type, system.locationSlot(type).get(w, at[p], 0));
  }

  /** A run that has ended is at rest; it is not failing to make progress. Asked by claims only. */
  final int nonProgress(int[] w) {
    if (count == 0) {
      return 0;
    }
    for (int p = 0; p < (w[0] & 0xFF); p++) {
      int type = w[at[p]] & 0xFF;
      if (system.isProgress(type, system.locationSlot(type).get(w, at[p], 0))) {
        return 0;
      }
    }
    return 1;
  }
}
