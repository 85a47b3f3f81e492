package dev.gyre.exec.jvm;

import dev.gyre.ir.ModelLimits;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.Arrays;
import java.util.List;

/**
 * What every compiled model shares; the subclass that the compiler writes adds the edges.
 *
 * <p>Layout of the work: {@code s} holds the loaded state, {@code t} the outcome of a step. The
 * offsets of processes and channels are found once per load and hold for both, because blocks never
 * move. Generated methods get the words to work on, the process and the offset of its block.
 */
abstract class CompiledStepper extends ModelRuntime implements Stepper {
  /** The interpreter has listed, and keeps to itself whether that was after a timeout. */
  private static final int UNKNOWN = -1;

  private final int[] processWords;
  private final int[][] processChannels;
  private final int[][] processChannelOffsets;
  private final int growth;
  private Stepper careful;
  private final boolean hasProvided;
  private final boolean usesTimeout;

  /** The first processes, as many as are known, have these types and start at {@link #at}. */
  private final int[] typeOf = new int[ModelLimits.PROCESS_SLOTS];

  private int known;

  /** How many channels there are when there are so many processes. */
  private final int[] channelsWith = new int[257];

  private boolean shapeChanged;

  private int[] s;
  private int n;
  private int[] t;
  private int tn;
  private List<Fault> faults = List.of();

  /** Whether this is the second listing, after nobody could move in the first: 0, 1, or unknown. */
  int timeout;

  private int controller = NOBODY;
  private int sender;
  private int senderEdge;

  CompiledStepper(CompiledSystem system) {
    super(system);
    this.processWords = system.processWords();
    this.processChannels = system.processChannels();
    this.processChannelOffsets = system.processChannelOffsets();
    this.growth = system.growth();
    this.s = new int[64 + growth];
    this.t = new int[64 + growth];
    for (int i = 0; i < system.globalChannelCount(); i++) {
      channelAt[i + 1] = system.globalChannelOffset(i);
      channelAccess[i + 1] = system.globalChannel(i);
    }
    this.hasProvided = system.hasProvided();
    this.usesTimeout = system.usesTimeout();
    this.channelsWith[0] = system.globalChannelCount();
  }

  // ---- written by the compiler

  /** Lists what process {@code p} can do. */
  abstract void list(int[] w, int p, int base);

  /**
   * Lists the receives of process {@code p} that take the message on rendez-vous {@code channel}.
   */
  abstract void listReceivers(int[] w, int p, int base, int channel);

  /** Carries out an edge. */
  abstract void effect(int edge, int[] w, int p, int base);

  /** Evaluates the message of a rendez-vous send and moves the sender on. */
  abstract void hand(int edge, int[] w, int p, int base);

  /** Carries out the receiving edge of a rendez-vous. */
  abstract void take(int edge, int[] w, int p, int base);

  /** Lists what a claim can do; its locations are numbered through, see {@link CompiledSystem}. */
  abstract void observeAt(int number, int[] w, int p, int base);

  /** Whether the {@code provided} clause of the process holds. */
  abstract boolean provided(int[] w, int p, int base);

  /** Gives the locals of a new process their starting values, behind the parameters. */
  abstract void initialize(int automaton, int[] w, int p, int base);

  // ---- loading

  @Override
  public final void load(int[] words, int from, int length) {
    if (s.length < length + growth) {
      s = new int[(length + growth) * 2];
    }
    System.arraycopy(words, from, s, 0, length);
    n = length;
    findBlocks();
  }

  /**
   * Finds where processes and channels start. Most states have the same processes as the one loaded
   * before, so what is known is only compared.
   */
  private void findBlocks() {
    int[] w = s;
    int count = w[0] & 0xFF;
    int p = 0;
    while (p < count && p < known && (w[at[p]] & 0xFF) == typeOf[p]) {
      p++;
    }
    if (p < count) {
      learnBlocks(w, p, count);
    }
    processes = count;
    channels = channelsWith[count];
  }

  private void learnBlocks(int[] w, int first, int count) {
    int offset = first == 0 ? system.base() : at[first - 1] + processWords[typeOf[first - 1]];
    int channel = first == 0 ? system.globalChannelCount() : channelsWith[first];
    channelsWith[0] = system.globalChannelCount();
    for (int p = first; p < count; p++) {
      int type = w[offset] & 0xFF;
      typeOf[p] = type;
      at[p] = offset;
      channel = placeChannels(type, offset, channel);
      channelsWith[p + 1] = channel;
      offset += processWords[type];
    }
    known = count;
  }

  /** Notes where the channels of a process are, numbered from the given one on; gives the last. */
  private int placeChannels(int type, int offset, int before) {
    int[] shapes = processChannels[type];
    for (int i = 0; i < shapes.length; i++) {
      channelAt[before + 1 + i] = offset + processChannelOffsets[type][i];
      channelAccess[before + 1 + i] = system.shape(shapes[i]);
    }
    return before + shapes.length;
  }

  // ---- listing

  @Override
  public final int enabled() {
    try {
      count = 0;
      timeout = 0;
      faults = List.of();
      listAll();
      if (count == 0 && usesTimeout) {
        timeout = 1;
        listAll();
        listTick(s);
      }
    } catch (Bailout bailout) {
      careful();
      listCarefully(careful.enabled());
    }
    return count;
  }

  private void listAll() {
    for (int p = processes - 1; p >= 0; p--) {
      listOne(p);
    }
  }

  private void listOne(int p) {
    int base = at[p];
    if (!hasProvided || provided(s, p, base)) {
      listedAtStart = count;
      list(s, p, base);
    }
  }

  @Override
  public final int enabledIn(int process) {
    try {
      count = 0;
      timeout = 0;
      faults = List.of();
      listOne(process);
    } catch (Bailout bailout) {
      careful();
      listCarefully(careful.enabledIn(process));
    }
    return count;
  }

  /** Lets the interpreter look at the loaded state. */
  private void careful() {
    if (careful == null) {
      careful = system.newCarefulStepper();
    }
    careful.load(s, 0, n);
  }

  private void listCarefully(int size) {
    copyListing(careful, size);
    timeout = UNKNOWN;
    faults = List.copyOf(careful.faults());
  }

  /** Lists the meetings of a send with receivers; the message has been evaluated. */
  final void listMeetings(int p, int edge, int channel) {
    sender = p;
    senderEdge = edge;
    int start = listedAtStart;
    for (int q = processes - 1; q >= 0; q--) {
      int base = at[q];
      if (q != p && (!hasProvided || provided(s, q, base))) {
        listReceivers(s, q, base, channel);
      }
    }
    listedAtStart = start;
  }

  final void addMeeting(int q, int edge) {
    add(Transitions.rendezvous(sender, senderEdge, q, edge));
  }

  @Override
  public final long transition(int index) {
    return listed[index];
  }

  @Override
  public final int observe(int automaton, int location) {
    observedCount = 0;
    faults = List.of();
    try {
      requireListing();
      observeAt(system.claimLocation(automaton, location), s, 0, 0);
    } catch (Bailout bailout) {
      careful();
      careful.enabled();
      copyObserved(careful, careful.observe(automaton, location));
      faults = List.copyOf(careful.faults());
    }
    return observedCount;
  }

  /** A claim may ask for a timeout; only who has listed knows whether that was after one. */
  private void requireListing() {
    if (timeout == UNKNOWN) {
      throw Bailout.INSTANCE;
    }
  }

  // ---- firing

  @Override
  public final boolean fire(long transition) {
    if (t.length < n + growth) {
      t = new int[(n + growth) * 2];
    }
    System.arraycopy(s, 0, t, 0, n);
    tn = n;
    channels = channelsWith[processes];
    shapeChanged = false;
    faults = List.of();
    int p = Transitions.process(transition);
    if (Transitions.isTick(transition)) {
      controller = NOBODY;
      passTime(t, transition);
      return true;
    }
    int partner = Transitions.partner(transition);
    try {
      if (partner < 0) {
        controller = NOBODY;
        effect(Transitions.edge(transition), t, p, at[p]);
        moved(p);
      } else {
        hand(Transitions.edge(transition), t, p, at[p]);
        controller = NOBODY;
        take(Transitions.partnerEdge(transition), t, partner, at[partner]);
        moved(partner);
      }
      return true;
    } catch (Bailout bailout) {
      return fireCarefully(transition);
    }
  }

  private void moved(int p) {
    if (system.lastSlot() != null) {
      system.lastSlot().set(t, 0, 0, p);
    }
  }

  private boolean fireCarefully(long transition) {
    shapeChanged = true;
    careful();
    boolean hasOutcome = careful.fire(transition);
    faults = List.copyOf(careful.faults());
    controller = careful.controller();
    tn = careful.length();
    if (t.length < tn + growth) {
      t = new int[(tn + growth) * 2];
    }
    System.arraycopy(careful.words(), 0, t, 0, tn);
    return hasOutcome;
  }

  /** The process keeps control after the step. */
  final void keepControl(int p) {
    controller = p;
  }

  /** The youngest process ends. */
  final void terminate(int[] w, int p) {
    tn = at[p];
    shapeChanged = true;
    w[0] = (w[0] & ~0xFF) | p;
  }

  /** Creates a process; {@code arguments} have been put into its parameters by the caller. */
  final int spawn(int[] w, int automaton, int location) {
    int p = w[0] & 0xFF;
    int[] shapes = processChannels[automaton];
    if (p >= ModelLimits.MAX_PROCESSES || channels + shapes.length > ModelLimits.MAX_CHANNELS) {
      throw Bailout.INSTANCE;
    }
    int base = tn;
    tn = base + processWords[automaton];
    Arrays.fill(w, base, tn, 0);
    w[base] = automaton;
    system.locationSlot(automaton).set(w, base, 0, location);
    // The place of the new process is known only during this step.
    known = Math.min(known, p);
    shapeChanged = true;
    at[p] = base;
    w[0] = (w[0] & ~0xFF) | (p + 1);
    return p;
  }

  /** The first channel of a process that was just created; its starting values may use it. */
  final int newChannels(int automaton, int base) {
    int first = channels + 1;
    channels = placeChannels(automaton, base, channels);
    return first;
  }

  // ---- outcome

  @Override
  public final int[] words() {
    return t;
  }

  @Override
  public final int length() {
    return tn;
  }

  @Override
  public final int controller() {
    return controller;
  }

  @Override
  public final void proceed() {
    if (s.length < tn + growth) {
      s = new int[(tn + growth) * 2];
    }
    System.arraycopy(t, 0, s, 0, tn);
    n = tn;
    if (shapeChanged) {
      findBlocks();
    }
  }

  @Override
  public final boolean isValidEnd() {
    for (int p = 0; p < processes; p++) {
      int type = s[at[p]] & 0xFF;
      if (!system.isEnd(type, system.locationSlot(type).get(s, at[p], 0))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public final List<Fault> faults() {
    return faults;
  }
}
