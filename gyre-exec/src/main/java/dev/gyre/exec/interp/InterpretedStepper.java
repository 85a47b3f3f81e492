package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
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
final class InterpretedStepper implements Stepper {
  private final InterpretedSystem owner;
  private final ProcessSystem system;
  private final StateMemory before;
  private final StateMemory after;
  private final EnabledMoves moves;
  private final Evaluator writer;
  private final Executor executor;
  private final RendezvousHandover handover;
  private final EventTrace trace;
  private final ClaimMoves claimMoves;
  private final FaultLog faults = new FaultLog();
  private final List<Long> listed = new ArrayList<>();
  private int controller = NOBODY;
  private SourceSpan statement;

  InterpretedStepper(InterpretedSystem owner, OutputListener output) {
    this.owner = owner;
    this.system = owner.layout().system();
    this.before = new StateMemory(owner.layout());
    this.after = new StateMemory(owner.layout());
    this.moves = new EnabledMoves(owner, before, listed, faults);
    this.claimMoves = new ClaimMoves(moves.reader(), moves.guards());
    this.writer = new Evaluator(after, new MidStep(owner, after, moves, this::create));
    Guards guardsAfter = new Guards(after, writer, owner.options());
    this.trace = new EventTrace(system, after, writer, faults);
    this.executor =
        new Executor(system, after, writer, guardsAfter, this::assertionFailed, output, trace);
    this.handover = new RendezvousHandover(after, writer, executor);
  }

  /** Lets listeners hear of the channels that are used while steps are listed, or carried out. */
  void tell(Function<StateMemory, UseListener> listing, Function<StateMemory, UseListener> firing) {
    moves.reader().tell(listing.apply(before));
    writer.tell(firing.apply(after));
  }

  /** Lets a listener hear what steps do when they are carried out. */
  void tell(StepListener listener) {
    executor.tell(listener);
  }

  // ---- the beginning

  int[] initialState() {
    moves.setTimeout(false);
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
    moves.listAll(listed);
    if (listed.isEmpty() && owner.asksForTimeout()) {
      moves.setTimeout(true);
      moves.listAll(listed);
    }
    if (moves.isTimeout() && owner.layout().features().hasTimers()) {
      // Before the tick is listed: whether somebody waits for a timeout decides how far it goes.
      owner.passing().tick(before.words(), listed.size()).ifPresent(listed::add);
    }
    return listed.size();
  }

  @Override
  public int enabledIn(int process) {
    begin();
    moves.list(process, listed);
    return listed.size();
  }

  private void begin() {
    faults.clear();
    listed.clear();
    moves.setTimeout(false);
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
    findTimeout();
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
        Edge receiving = owner.edge(Transitions.partnerEdge(transition));
        handover.carryOut(process, edge, partner, receiving, () -> statement = receiving.span());
        controller = receiving.control() == Edge.Control.KEEP ? partner : NOBODY;
      }
      return true;
    } catch (FaultSignal signal) {
      faults.add(signal, writer.process(), statement);
      return false;
    }
  }

  /** Finds out what {@code timeout} says when a step of the loaded state is carried out. */
  void findTimeout() {
    moves.setTimeout(owner.layout().features().usesTimeout() && isStuck());
  }

  /** Whether nobody can move without a timeout. */
  private boolean isStuck() {
    moves.setTimeout(false);
    List<Long> found = new ArrayList<>();
    moves.listAll(found);
    return found.isEmpty();
  }

  private void move(int process, Edge edge) {
    executor.execute(edge.effects());
    if (edge.target() != Edge.NO_LOCATION) {
      after.setLocation(process, edge.target());
    }
    after.setLastProcess(process);
    controller = edge.control() == Edge.Control.KEEP ? process : NOBODY;
  }

  private void assertionFailed() {
    faults.add(new Fault(Fault.Kind.ASSERTION, "assertion fails", writer.process(), statement));
  }

  private int create(Expr.Spawn spawn) {
    return executor.spawn(spawn);
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
  public boolean isValidEnd() {
    for (int process = 0; process < before.processCount(); process++) {
      if (!before.locationOf(process).marks().contains(Location.Mark.END)) {
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

  /** What processes can do in the loaded state. */
  EnabledMoves moves() {
    return moves;
  }

  /** Computes what the loaded state says. */
  Evaluator reader() {
    return moves.reader();
  }

  /** The value of an expression in the loaded state, as a process sees it. */
  int evaluate(Expr e, int process) {
    reader().setProcess(process);
    return reader().evaluate(e);
  }
}
