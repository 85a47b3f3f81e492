package dev.gyre.exec.jvm;

import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.PassingTime;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.LimitExceededException;
import org.objectweb.asm.MethodTooLargeException;

/**
 * A system whose steps are bytecode. Systems that use constructs the compiler leaves to the
 * interpreter (see {@link Compilable}) are run by the interpreter as a whole.
 */
public final class CompiledSystem implements TransitionSystem {
  private final InterpretedSystem interpreted;
  private final StateLayout layout;
  private final Function<CompiledSystem, CompiledStepper> newStepper;
  private final List<ChannelAccess> shapes = new ArrayList<>();
  private final List<ChannelAccess> globalChannels = new ArrayList<>();
  private final int[][] processChannels;
  private final int[][] processChannelOffsets;
  private final int[] processWords;
  private final int[][] locationNumbers;
  private final boolean[][] ends;
  private final boolean[][] progress;
  private final Slot[] locationSlots;
  private final int[] firstClaimLocation;
  private final int growth;
  private final int tooLarge;
  private int widestMessage;

  private CompiledSystem(InterpretedSystem interpreted, ProcessSystem system) {
    this.interpreted = interpreted;
    this.layout = interpreted.layout();
    int types = system.automata().size();
    this.processChannels = new int[types][];
    this.processChannelOffsets = new int[types][];
    this.processWords = new int[types];
    this.locationNumbers = new int[types][];
    this.ends = new boolean[types][];
    this.progress = new boolean[types][];
    this.locationSlots = new Slot[types];
    this.firstClaimLocation = firstClaimLocations(system);
    for (ChannelShape shape : layout.globalChannels()) {
      globalChannels.add(access(shape));
    }
    int largest = 0;
    for (ProcessAutomaton automaton : system.automata()) {
      describe(automaton);
      largest = Math.max(largest, processWords[automaton.index()]);
    }
    this.growth = largest * SpawnCount.mostInOneEdge(system) + 1;
    ModelCompiler compiler = new ModelCompiler(system, layout);
    this.newStepper = compiler.compile();
    this.tooLarge = compiler.tooLarge();
  }

  /** The fastest way to run a system. */
  public static TransitionSystem of(ProcessSystem system) {
    return of(system, ExecutionOptions.Ticks.SINGLE);
  }

  /** The same where time may pass further in one step. */
  public static TransitionSystem of(ProcessSystem system, ExecutionOptions.Ticks ticks) {
    InterpretedSystem interpreted =
        new InterpretedSystem(system, ExecutionOptions.DEFAULT.withTicks(ticks));
    if (!Compilable.is(system, interpreted.layout().features())) {
      return interpreted;
    }
    try {
      return new CompiledSystem(interpreted, system);
    } catch (ClassTooLargeException | MethodTooLargeException | LimitExceededException e) {
      // Too much for one class file, or for whoever writes it.
      return interpreted;
    }
  }

  /** Whether the interpreter runs a part of this system, or all of it, because of its size. */
  public static boolean isTooLarge(TransitionSystem system) {
    return system instanceof CompiledSystem compiled
        ? compiled.tooLarge > 0
        : system instanceof InterpretedSystem interpreted
            && Compilable.is(interpreted.layout().system(), interpreted.layout().features());
  }

  /** The locations of all claims are numbered through, so that one switch leads to them. */
  private static int[] firstClaimLocations(ProcessSystem system) {
    int[] first = new int[system.automata().size()];
    int next = 0;
    for (ProcessAutomaton automaton : system.automata()) {
      first[automaton.index()] = next;
      next += automaton.kind() == ProcessAutomaton.Kind.NEVER ? automaton.locations().size() : 0;
    }
    return first;
  }

  private ChannelAccess access(ChannelShape shape) {
    widestMessage = Math.max(widestMessage, shape.type().fields().size());
    return new ChannelAccess(shape);
  }

  private void describe(ProcessAutomaton automaton) {
    int type = automaton.index();
    ProcessShape shape = layout.process(type);
    int count = shape.channels().size();
    processChannels[type] = new int[count];
    processChannelOffsets[type] = new int[count];
    for (int i = 0; i < count; i++) {
      processChannels[type][i] = shapes.size();
      processChannelOffsets[type][i] = shape.channelOffsets().get(i);
      shapes.add(access(shape.channels().get(i)));
    }
    processWords[type] = shape.words();
    locationSlots[type] = shape.location();
    int locations = automaton.locations().size();
    locationNumbers[type] = new int[locations];
    ends[type] = new boolean[locations];
    progress[type] = new boolean[locations];
    for (Location location : automaton.locations()) {
      locationNumbers[type][location.index()] = location.number();
      ends[type][location.index()] = location.marks().contains(Location.Mark.END);
      progress[type][location.index()] = location.marks().contains(Location.Mark.PROGRESS);
    }
  }

  @Override
  public StateLayout layout() {
    return layout;
  }

  @Override
  public Stepper newStepper() {
    return interpreted.watching(newStepper.apply(this));
  }

  @Override
  public int[] initialState() {
    return interpreted.initialState();
  }

  Stepper newCarefulStepper() {
    return interpreted.newStepper();
  }

  int base() {
    return layout.base();
  }

  boolean hasProvided() {
    return layout.system().automata().stream().anyMatch(a -> a.provided().isPresent());
  }

  /** Whether it matters that nobody can move. */
  boolean usesTimeout() {
    return layout.features().usesTimeout() || layout.features().hasTimers();
  }

  /** How time passes; null where there are no timers. */
  PassingTime passing() {
    return layout.features().hasTimers() ? interpreted.passing() : null;
  }

  Slot lastSlot() {
    return layout.lastProcess();
  }

  int[] processWords() {
    return processWords;
  }

  int[][] processChannels() {
    return processChannels;
  }

  int[][] processChannelOffsets() {
    return processChannelOffsets;
  }

  ChannelAccess shape(int index) {
    return shapes.get(index);
  }

  int globalChannelCount() {
    return globalChannels.size();
  }

  int globalChannelOffset(int index) {
    return layout.globalChannelOffset(index);
  }

  ChannelAccess globalChannel(int index) {
    return globalChannels.get(index);
  }

  /** How many words one step can add at most. */
  int growth() {
    return growth;
  }

  int widestMessage() {
    return widestMessage;
  }

  Slot locationSlot(int type) {
    return locationSlots[type];
  }

  int claimLocation(int automaton, int location) {
    return firstClaimLocation[automaton] + location;
  }

  int locationNumber(int type, int location) {
    return locationNumbers[type][location];
  }

  boolean isEnd(int type, int location) {
    return ends[type][location];
  }

  boolean isProgress(int type, int location) {
    return progress[type][location];
  }
}
