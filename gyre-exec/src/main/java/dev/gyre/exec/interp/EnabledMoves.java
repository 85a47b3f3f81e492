package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Fault;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;

/** Lists what processes can do in one state. */
final class EnabledMoves implements Evaluator.Surroundings {
  private final StateMemory state;
  private final Evaluator reader;
  private final Guards guards;
  private final RendezvousExecution meetings;
  private final FaultLog faults;
  private final List<Long> listed;
  private final boolean usesPriorities;
  private boolean timeout;

  /**
   * How many questions whether a process can move are being answered, one inside another. As long
   * as there are any, moves are listed only to see whether they exist, and priorities left aside.
   */
  private int probing;

  /**
   * @param listed what was listed last, for who asks whether anybody can move
   * @param faults hears of statements that cannot be evaluated
   */
  EnabledMoves(InterpretedSystem owner, StateMemory state, List<Long> listed, FaultLog faults) {
    this.state = state;
    this.listed = listed;
    this.faults = faults;
    this.reader = new Evaluator(state, this);
    this.guards = new Guards(state, reader, owner.options());
    this.meetings = new RendezvousExecution(owner, state, reader, this, this::mayMove, this::fault);
    this.usesPriorities = owner.layout().features().usesPriorities();
  }

  /** Computes what the state says. */
  Evaluator reader() {
    return reader;
  }

  Guards guards() {
    return guards;
  }

  /** What {@code timeout} says from now on. */
  void setTimeout(boolean timeout) {
    this.timeout = timeout;
  }

  /** Adds what all processes can do, the youngest first. */
  void listAll(List<Long> into) {
    for (int process = state.processCount() - 1; process >= 0; process--) {
      list(process, into);
    }
  }

  /** Adds what the process can do, if nothing keeps it from moving. */
  void list(int process, List<Long> into) {
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
      fault(signal, process, state.locationOf(process).span());
      return false;
    }
  }

  boolean hasPrecedence(int process) {
    return !usesPriorities || hasHighestPriority(process);
  }

  boolean isProvided(int process) {
    ProcessAutomaton automaton = state.automatonOf(process);
    if (automaton.provided().isEmpty()) {
      return true;
    }
    reader.setProcess(process);
    reader.uses().at(state.locationOf(process).span());
    return reader.holds(automaton.provided().get());
  }

  private boolean hasHighestPriority(int process) {
    for (int other = 0; other < state.processCount(); other++) {
      if (state.priority(other) > state.priority(process) && canMove(other)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a process can move in the loaded state, asked amid a step that leads there. */
  boolean canMove(int process, Evaluator.Surroundings asking) {
    timeout = asking.isTimeout();
    probing = asking.questions();
    return canMove(process);
  }

  @Override
  public int questions() {
    return probing;
  }

  /**
   * To ask whether a process can move is not to move it: what its statements use nobody hears. The
   * process may be one that a clause or a priority keeps from trying them.
   */
  @Override
  public boolean canMove(int process) {
    int asking = reader.process();
    UseListener listener = reader.uses();
    if (probing > state.processCount()) {
      throw new FaultSignal(
          Fault.Kind.ENABLED_CIRCLE, "whether a process is enabled depends on its own answer");
    }
    int faultsBefore = faults.size();
    List<Long> moves = new ArrayList<>();
    probing++;
    reader.tell(UseListener.SILENT);
    try {
      list(process, moves);
    } finally {
      probing--;
      // What goes wrong in a move that is only asked about has not gone wrong.
      faults.cutBack(faultsBefore);
      reader.setProcess(asking);
      reader.tell(listener);
    }
    return !moves.isEmpty();
  }

  private void listEdges(int process, List<Long> into) {
    int moves = 0;
    int escape = 0;
    for (Edge edge : state.locationOf(process).edges()) {
      if (escape > 0 && edge.escape() != escape) {
        return;
      }
      int found = tryEdge(process, edge, moves, into);
      if (found > 0) {
        boolean surprise =
            moves > 0
                && state.automatonOf(process).determinism()
                    == ProcessAutomaton.Determinism.DETERMINISTIC;
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
    return ends ? process == state.processCount() - 1 : guards.isOpen(edge);
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
  public int spawn(Expr.Spawn spawn) {
    throw new IllegalStateException("a process is created by a step only");
  }

  private void fault(FaultSignal signal, int process, SourceSpan span) {
    if (probing > 0 && signal.kind() == Fault.Kind.ENABLED_CIRCLE) {
      // If a question inside another one goes round in a circle, neither has an answer.
      throw signal;
    }
    faults.add(signal, process, span);
  }
}
