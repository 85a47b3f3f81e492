package dev.gyre.por.dependence;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.property.ExclusiveUseWatch;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Finds out what the processes of a system touch. For systems without an {@link AccessObstacle};
 * not safe for several threads at once.
 */
public final class AccessAnalysis {
  private final ProcessSystem system;
  private final Foresight foresight;
  private final Dependence atoms;
  private final HandshakeAccess readiness;
  private final BitSet[] deciding;
  private final boolean[] usesPid;
  private final boolean channelsTravel;

  /** What the processes of a type, and those they create, may ever do, if nothing is known. */
  private final Map<Integer, AccessSet> creatable = new HashMap<>();

  /** By type, what is found if nothing is known of a process; made when first asked for. */
  private final Map<Integer, Footprints> ofUnknown = new HashMap<>();

  /** How far ahead the analysis looks. */
  public enum Foresight {
    /** A process may always do what its type can do anywhere. */
    TYPE,
    /** A process may do what can still be reached from its location. */
    LOCATION
  }

  /** Whether it makes a difference when a process ends that has nothing left to do. */
  public enum Ends {
    /** It may: somebody looks at the processes from outside. */
    SEEN,
    /** Only if some process can tell. */
    AS_PROCESSES_SEE
  }

  /** An analysis for a search for faults. */
  public AccessAnalysis(ProcessSystem system, Foresight foresight, ExclusiveUseWatch promises) {
    this(system, foresight, promises, Ends.AS_PROCESSES_SEE);
  }

  public AccessAnalysis(
      ProcessSystem system, Foresight foresight, ExclusiveUseWatch promises, Ends endsOfProcesses) {
    this.system = system;
    this.foresight = foresight;
    this.atoms = new Dependence(system, promises, endsOfProcesses);
    this.channelsTravel = ChannelEscape.happens(system);
    this.readiness = findReadiness();
    int types = system.automata().size();
    this.deciding = new BitSet[types];
    this.usesPid = new boolean[types];
    for (ProcessAutomaton automaton : system.automata()) {
      BitSet known = FixedLocals.of(automaton);
      known.and(FixedLocals.deciding(automaton));
      deciding[automaton.index()] = known;
      usesPid[automaton.index()] =
          SystemWalker.finds(Expr::isOwnPid, walker -> walker.walkAutomaton(automaton));
    }
  }

  public ProcessSystem system() {
    return system;
  }

  /** The locals of a process type that are worth knowing; they never change while it matters. */
  public int[] worthKnowing(int automaton) {
    return deciding[automaton].stream().toArray();
  }

  /** Whether it is worth knowing the number of a process. */
  public boolean isPidWorthKnowing(int automaton) {
    return usesPid[automaton];
  }

  public Footprints footprints(int automaton, ProcessFacts knowledge) {
    ProcessAutomaton type = system.automata().get(automaton);
    Footprints footprints =
        knowledge.isNothing() ? unknown(type) : new Footprints(this, type, knowledge);
    footprints.finish(foresight);
    return footprints;
  }

  /** The edges that processes of another type, or others of the same type, may disturb. */
  public BitSet disturbedEdges() {
    BitSet disturbed = new BitSet();
    List<ProcessAutomaton> types =
        system.automata().stream().filter(ProcessAutomaton::isProcess).toList();
    BitSet several = ProcessNumbers.several(system);
    for (ProcessAutomaton type : types) {
      AccessSet others = atoms.none();
      types.stream()
          .filter(other -> other.index() != type.index() || several.get(type.index()))
          .forEach(other -> others.addAll(unknown(other).whole()));
      unknown(type).addDisturbed(others, disturbed);
    }
    return disturbed;
  }

  private Footprints unknown(ProcessAutomaton type) {
    return ofUnknown.computeIfAbsent(type.index(), index -> withNothingKnown(type));
  }

  private Footprints withNothingKnown(ProcessAutomaton type) {
    return new Footprints(this, type, ProcessFacts.none(type.locals().size()));
  }

  /**
   * What a process must do before a state can come back. A local that the way back writes is not
   * taken for known, not even if nobody reads it there: with each value it has, other edges would
   * be chosen to cut the same circle, and a process could go around and pass none of them.
   */
  public CycleBreakers recurrence(int automaton, ProcessFacts knowledge) {
    ProcessAutomaton type = system.automata().get(automaton);
    BitSet written = FixedLocals.writtenOnCircles(type, deciding[automaton]);
    return new CycleBreakers(type, values(knowledge.without(written)));
  }

  /**
   * What is known about a process in every state of a run, also where states stand for others that
   * are equal up to a permutation.
   */
  public ProcessFacts lasting(int automaton, ProcessFacts knowledge) {
    return PermutedFacts.mayChange(system, automaton, deciding[automaton])
        ? ProcessFacts.none(system.automata().get(automaton).locals().size())
        : knowledge;
  }

  Dependence atoms() {
    return atoms;
  }

  /** Whether older processes may know the channels of younger ones. */
  boolean channelsTravel() {
    return channelsTravel;
  }

  KnownValues values(ProcessFacts knowledge) {
    return new KnownValues(atoms, knowledge);
  }

  EdgeAccess start(KnownValues values) {
    return new EdgeAccess(system, atoms, values, readiness);
  }

  /** Whether a process is ready for a meeting depends on this, besides its location. */
  private HandshakeAccess findReadiness() {
    AccessSet reads = atoms.none();
    boolean heedsTimeout = false;
    if (!atoms.hasRendezvous()) {
      return new HandshakeAccess(reads, heedsTimeout);
    }
    for (ProcessAutomaton automaton : system.automata()) {
      EdgeAccess found =
          new EdgeAccess(
              system,
              atoms,
              values(ProcessFacts.none(automaton.locals().size())),
              HandshakeAccess.fixed(atoms));
      automaton.provided().ifPresent(found::read);
      automaton.locations().forEach(location -> decidesMeetings(location, found));
      reads.addAll(found.asks);
      heedsTimeout |= found.readsTimeout;
    }
    return new HandshakeAccess(reads, heedsTimeout);
  }

  /** What the halves of meetings look at here, and the escapes that come before them. */
  private static void decidesMeetings(Location location, EdgeAccess found) {
    boolean[] hasHalf = {false};
    ChannelGuards halves =
        new ChannelGuards(
            send -> {
              found.read(send.channel());
              send.fields().forEach(found::read);
              hasHalf[0] = true;
            },
            receive -> {
              found.ask(receive);
              hasHalf[0] = true;
            });
    location.edges().forEach(edge -> edge.guard().match(halves));
    if (hasHalf[0]) {
      location.edges().stream().filter(e -> e.escape() > 0).forEach(e -> found.ask(e.guard()));
    }
  }

  /** What decides, besides where processes stand, whether they take part in meetings. */
  AccessSet readiness() {
    return readiness.reads();
  }

  // ---- creation

  /** What a new process may do, and those that it creates in turn. */
  AccessSet createdBy(Expr.Spawn spawn, KnownValues values) {
    ProcessAutomaton type = system.automata().get(spawn.automaton());
    if (!creatable.containsKey(type.index())) {
      creatable.put(type.index(), atoms.none());
      findCreatable(type.index());
    }
    if (creates(type)) {
      return creatable.get(type.index());
    }
    ProcessFacts knowledge = ProcessFacts.none(type.locals().size());
    for (int local : worthKnowing(type.index())) {
      if (local < spawn.arguments().size()) {
        OptionalInt value = values.of(spawn.arguments().get(local));
        if (value.isPresent()) {
          knowledge =
              knowledge.withLocal(
                  local, type.locals().get(local).type().truncate(value.getAsInt()));
        }
      }
    }
    return new Footprints(this, type, knowledge).whole();
  }

  /** A new process may be ready for a meeting as soon as it exists. */
  EdgeAccess turnedBy(Expr.Spawn spawn) {
    ProcessAutomaton type = system.automata().get(spawn.automaton());
    EdgeAccess start = start(values(ProcessFacts.none(type.locals().size())));
    if (atoms.hasRendezvous()) {
      start.turns(type.locations().get(type.initial()));
    }
    return start;
  }

  private static boolean creates(ProcessAutomaton type) {
    BitSet created = new BitSet();
    findCreated(type, created);
    return !created.isEmpty();
  }

  /**
   * Everything that the types do that can come into being from this one. While it is computed, what
   * they create counts as nothing, so that recursive creation comes to an end.
   */
  private void findCreatable(int automaton) {
    AccessSet all = creatable.get(automaton);
    BitSet types = new BitSet();
    types.set(automaton);
    Deque<Integer> open = new ArrayDeque<>();
    open.add(automaton);
    while (!open.isEmpty()) {
      BitSet created = new BitSet();
      findCreated(system.automata().get(open.remove()), created);
      created.andNot(types);
      types.or(created);
      created.stream().forEach(open::add);
    }
    Map<Integer, AccessSet> known = new HashMap<>(creatable);
    types.stream().forEach(type -> creatable.put(type, atoms.none()));
    types.stream().forEach(type -> all.addAll(alone(type)));
    types.stream().filter(type -> type != automaton).forEach(creatable::remove);
    known.forEach(creatable::put);
    creatable.put(automaton, all);
  }

  private AccessSet alone(int automaton) {
    return withNothingKnown(system.automata().get(automaton)).whole();
  }

  private static void findCreated(ProcessAutomaton automaton, BitSet into) {
    new SystemWalker() {
      @Override
      protected void enterSpawn(Expr.Spawn spawn) {
        into.set(spawn.automaton());
      }
    }.walkAutomaton(automaton);
  }
}
