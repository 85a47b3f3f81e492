package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Lists and carries out the steps of one state, by the book. */
final class InterpretedStepper implements Stepper, Evaluator.Surroundings {
  private final InterpretedSystem owner;
  private final ProcessSystem system;
  private final StateMemory before;
  private final StateMemory after;
  private final Evaluator reader;
  private final Guards guards;
  private final Evaluator writer;
  private final Executor executor;
  private final EventTrace trace;
  private final RendezvousExecution meetings;
  private final ClaimMoves claimMoves;
  private final FaultLog faults = new FaultLog();
  private final List<Long> listed = new ArrayList<>();
  private boolean timeout;

  /**
   * How many questions whether a process can move are being answered, one inside another. As long
   * as there are any, moves are listed only to see whether they exist, and priorities left aside.
   */
  private int probing;

  private int controller = NOBODY;
  private SourceSpan statement;

  InterpretedStepper(InterpretedSystem owner, OutputListener output) {
    this.owner = owner;
    this.system = owner.layout().system();
    this.before = new StateMemory(owner.layout());
    this.after = new StateMemory(owner.layout());
    this.reader = new Evaluator(system, before, this);
    this.guards = new Guards(before, reader, owner.options());
    this.meetings =
        new RendezvousExecution(owner, before, reader, this, this::mayMove, this::fault);
    this.claimMoves = new ClaimMoves(reader, guards);
    this.writer = new Evaluator(system, after, new MidStep(owner, after, this, this::create));
    Guards guardsAfter = new Guards(after, writer, owner.options());
    this.trace = new EventTrace(system, after, writer, faults);
    this.executor =
        new Executor(system, after, writer, guardsAfter, this::assertionFailed, output, trace);
  }

  /** Lets listeners hear of the channels that are used while steps are listed, or carried out. */
  void tell(Function<StateMemory, UseListener> listing, Function<StateMemory, UseListener> firing) {
    reader.tell(listing.apply(before));
    writer.tell(firing.apply(after));
  }

  // ---- the beginning

  int[] initialState() {
    timeout = false;
    after.clear();
    writer.setProcess(0);
    StartState.compute(system, executor);
    trace.start();
    return Arrays.copyOf(after.words(), after.length());
  }

  // ---- listing

  @Override
  public void load(int[] words, int from, int length) {
    before.load(words, from, length);
  }

  @Override
  public int enabled() {
    begin();
    listAll(listed);
    if (listed.isEmpty() && owner.asksForTimeout()) {
      timeout = true;
      listAll(listed);
    }
    if (timeout && owner.layout().features().hasTimers()) {
      // Before the tick is listed: whether somebody waits for a timeout decides how far it goes.
      owner.passing().tick(before.words(), listed.size()).ifPresent(listed::add);
    }
    return listed.size();
  }

  private void listAll(List<Long> into) {
    for (int process = before.processCount() - 1; process >= 0; process--) {
      list(process, into);
    }
  }

  @Override
  public int enabledIn(int process) {
    begin();
    list(process, listed);
    return listed.size();
  }

  private void begin() {
    faults.clear();
    listed.clear();
    timeout = false;
  }

  private void list(int process, List<Long> into) {
    if (mayMove(process)) {
      listEdges(process, into);
    }
  }

  /**
   * Whether neither a {@code provided} clause nor a process of higher priority stands in the way.
   */
  private boolean mayMove(int process) {
    try {
      return isProvided(process) && (probing > 0 || hasPrecedence(process));
    } catch (FaultSignal signal) {
      fault(signal, process, location(process).span());
      return false;
    }
  }

  boolean hasPrecedence(int process) {
    return !owner.layout().features().usesPriorities() || hasHighestPriority(process);
  }

  boolean isProvided(int process) {
    ProcessAutomaton automaton = automaton(process);
    if (automaton.provided().isEmpty()) {
      return true;
    }
    reader.setProcess(process);
    reader.uses().at(location(process).span());
    return reader.holds(automaton.provided().get());
  }

  private boolean hasHighestPriority(int process) {
    for (int other = 0; other < before.processCount(); other++) {
      if (before.priority(other) > before.priority(process) && canMove(other)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a process can move in the loaded state, asked amid the step of another stepper. */
  boolean canMove(int process, Evaluator.Surroundings asking) {
    timeout = asking.isTimeout();
    probing = asking.questions();
    return canMove(process);
  }

  @Override
  public int questions() {
    return probing;
  }

  @Override
  public boolean canMove(int process) {
    int asking = reader.process();
    if (probing > before.processCount()) {
      throw new FaultSignal(
          Fault.Kind.ENABLED_CIRCLE, "whether a process is enabled depends on its own answer");
    }
    int faultsBefore = faults.size();
    List<Long> moves = new ArrayList<>();
    probing++;
    try {
      list(process, moves);
    } finally {
      probing--;
      // What goes wrong in a move that is only asked about has not gone wrong.
      faults.cutBack(faultsBefore);
      reader.setProcess(asking);
    }
    return !moves.isEmpty();
  }

  private void listEdges(int process, List<Long> into) {
    int moves = 0;
    int escape = 0;
    for (Edge edge : location(process).edges()) {
      if (escape > 0 && edge.escape() != escape) {
        return;
      }
      int found = tryEdge(process, edge, moves, into);
      if (found > 0) {
        boolean surprise =
            moves > 0
                && automaton(process).determinism() == ProcessAutomaton.Determinism.DETERMINISTIC;
        if (surprise) {
          String message = "two options of a D_proctype are open";
          faults.add(new Fault(Fault.Kind.NON_DETERMINISM, message, process, edge.span()));
        }
        moves += found;
        escape = edge.escape();
      }
    }
  }

  /** Adds the transitions that start with this edge; returns how many. */
  private int tryEdge(int process, Edge edge, int movesBefore, List<Long> into) {
    reader.setProcess(process);
    reader.uses().begins(edge);
    int size = into.size();
    try {
      if (edge.guard() instanceof Guard.CanSend send && isRendezvous(send)) {
        meetings.list(process, edge, send, into);
      } else if (isOpen(process, edge, movesBefore)) {
        into.add(Transitions.of(process, edge.id()));
      }
    } catch (FaultSignal signal) {
      fault(signal, process, edge.span());
    }
    return into.size() - size;
  }

  private boolean isRendezvous(Guard.CanSend send) {
    return guards.isRendezvous(reader.evaluate(send.channel()));
  }

  private boolean isOpen(int process, Edge edge, int movesBefore) {
    if (edge.guard() instanceof Guard.Otherwise) {
      return movesBefore == 0;
    }
    boolean ends = edge.endsProcess();
    return ends ? process == before.processCount() - 1 : guards.isOpen(edge);
  }

  @Override
  public long transition(int index) {
    return listed.get(index);
  }

  @Override
  public int observe(int automaton, int location) {
    faults.clear();
    return claimMoves.list(system.automata().get(automaton).locations().get(location), faults);
  }

  @Override
  public int observed(int index) {
    return claimMoves.edge(index);
  }

  // ---- firing

  @Override
  public boolean fire(long transition) {
    // A d_step may ask for a timeout in its middle, and the listing may be of another state.
    timeout = owner.layout().features().usesTimeout() && isStuck();
    faults.clear();
    int process = Transitions.process(transition);
    after.copyFrom(before);
    if (Transitions.isTick(transition)) {
      owner.passing().pass(after.words(), transition);
      controller = NOBODY;
      return true;
    }
    Edge edge = owner.edge(Transitions.edge(transition));
    writer.setProcess(process);
    writer.uses().begins(edge);
    statement = edge.span();
    try {
      int partner = Transitions.partner(transition);
      if (partner < 0) {
        move(process, edge);
      } else {
        meet(process, edge, partner, owner.edge(Transitions.partnerEdge(transition)));
      }
      return true;
    } catch (FaultSignal signal) {
      faults.add(signal, writer.process(), statement);
      return false;
    }
  }

  /** Whether nobody can move without a timeout. */
  private boolean isStuck() {
    timeout = false;
    List<Long> moves = new ArrayList<>();
    listAll(moves);
    return moves.isEmpty();
  }

  private void move(int process, Edge edge) {
    executor.execute(edge.effects());
    if (edge.target() != Edge.NO_LOCATION) {
      after.setLocation(process, edge.target());
    }
    after.setLastProcess(process);
    controller = edge.control() == Edge.Control.KEEP ? process : NOBODY;
  }

  private void meet(int process, Edge edge, int partner, Edge receiving) {
    Guard.CanSend send = (Guard.CanSend) edge.guard();
    int number = writer.evaluate(send.channel());
    int[] message = writer.message(number, send.fields());
    // The first effect is the send, which is what happens here; the sender may do more of its own.
    executor.executeRest(edge.effects());
    after.setLocation(process, edge.target());
    writer.setProcess(partner);
    statement = receiving.span();
    writer.uses().begins(receiving);
    executor.executeReceiving(receiving.effects(), number, message);
    after.setLocation(partner, receiving.target());
    after.setLastProcess(partner);
    controller = receiving.control() == Edge.Control.KEEP ? partner : NOBODY;
  }

  private void assertionFailed() {
    faults.add(new Fault(Fault.Kind.ASSERTION, "assertion fails", writer.process(), statement));
  }

  private int create(Expr.Spawn spawn) {
    return executor.spawn(spawn);
  }

  @Override
  public int spawn(Expr.Spawn spawn) {
    throw new IllegalStateException("a process is created by a step only");
  }

  // ---- outcome

  @Override
  public int[] words() {
    return after.words();
  }

  @Override
  public int length() {
    return after.length();
  }

  @Override
  public int controller() {
    return controller;
  }

  @Override
  public void proceed() {
    before.copyFrom(after);
  }

  @Override
  public boolean isTimeout() {
    return timeout;
  }

  @Override
  public boolean canAnybodyMove() {
    return !listed.isEmpty();
  }

  @Override
  public boolean isValidEnd() {
    for (int process = 0; process < before.processCount(); process++) {
      if (!location(process).marks().contains(Location.Mark.END)) {
        return false;
      }
    }
    return trace.maySettle(before);
  }

  @Override
  public List<Fault> faults() {
    return faults.all();
  }

  StateMemory loaded() {
    return before;
  }

  /** Computes what the loaded state says. */
  Evaluator reader() {
    return reader;
  }

  /** The value of an expression in the loaded state, as a process sees it. */
  int evaluate(Expr e, int process) {
    reader.setProcess(process);
    return reader.evaluate(e);
  }

  private ProcessAutomaton automaton(int process) {
    return system.automata().get(before.automaton(process));
  }

  private Location location(int process) {
    return automaton(process).locations().get(before.location(process));
  }

  private void fault(FaultSignal signal, int process, SourceSpan span) {
    if (probing > 0 && signal.kind() == Fault.Kind.ENABLED_CIRCLE) {
      // If a question inside another one goes round in a circle, neither has an answer.
      throw signal;
    }
    faults.add(signal, process, span);
  }
}
