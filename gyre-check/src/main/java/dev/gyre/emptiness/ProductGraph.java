package dev.gyre.emptiness;

import dev.gyre.property.Fairness;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.Permutation;
import dev.gyre.search.StateAudit;
import dev.gyre.search.Successors;
import dev.gyre.store.NumberedStates;
import dev.gyre.system.Fault;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.Arrays;
import java.util.List;

/**
 * The product as a graph: states are numbers, a step leads from one state that others can see to
 * the next, and carries acceptance marks. Steps are listed in the same order each time, so that the
 * place of a step in the listing names it.
 *
 * <p>Weak fairness comes in as one more acceptance set for each process: the steps in which it
 * moves, and those from states where it cannot. A process that does not exist cannot move, so sets
 * that no process uses are no burden, and new processes need no new sets. [Couvreur2005]
 *
 * <p>Where states stand for others ({@link CycleQuestion#states}), a step leads to the state that
 * stands for its outcome, and weak fairness is no matter of marks: see {@link TrackedProcesses}.
 *
 * <p>What a process can do counts in the states that others can see. It moves in a step if it takes
 * part in any transition of it, as the receiver of a rendez-vous too.
 */
final class ProductGraph implements Successors.Visitor {
  /** The highest value of {@link #promise}; the lowest is 0. */
  static final int MOST_PROMISING = 2;

  private static final int PROCESS_BITS = Long.SIZE;

  private final TransitionSystem product;
  private final AcceptanceMarks acceptance;
  private final NumberedStates numbers;
  private final Stepper stepper;
  private final Successors successors;
  private final SearchControl watch;
  private final Fairness fairness;
  private final int processLimit;

  /** The marks that a cycle must have, fairness aside. */
  private final long ownGoal;

  /** Whether the last word of a state is the location of a claim. */
  private final boolean isWatched;

  /** Whether it matters who moves. */
  private final boolean isAboutProcesses;

  private final StateAudit audit;
  private int untilAudit = 1;
  private boolean adding;
  private long leaving;
  private long enabled;
  private long[] marks = new long[16];
  private long[] moved = new long[16];
  private byte[] promise = new byte[16];
  private int count;
  private int wanted = -1;
  private List<Long> chain = List.of();
  private int[] arrival = {};

  /** Finds the states that stand for others; null if all stand for themselves. */
  private final Canonicalization.Normalisation normalisation;

  /** Whether processes are called differently at the ends of a step. */
  private final boolean hasThreads;

  private ProcessRenaming[] renamings = {};

  ProductGraph(
      CycleQuestion question,
      AcceptanceMarks acceptance,
      NumberedStates numbers,
      SearchControl watch) {
    this.product = question.product();
    this.acceptance = acceptance;
    this.numbers = numbers;
    this.stepper = product.newStepper();
    this.successors = new Successors(stepper, this);
    this.watch = watch;
    this.audit = watch.newAudit();
    this.fairness = question.fairness();
    this.isWatched = question.claim().isPresent();
    this.ownGoal = ~(-1L << acceptance.sets());
    this.isAboutProcesses = fairness == Fairness.WEAK || fairness == Fairness.STRONG;
    this.normalisation = question.states().map(Canonicalization::newNormalisation).orElse(null);
    this.hasThreads = question.hasThreads();
    this.processLimit =
        fairness == Fairness.WEAK && !hasThreads
            ? AcceptanceMarks.MAX_SETS - acceptance.sets()
            : PROCESS_BITS;
  }

  /** All marks that a cycle must have. */
  long goal() {
    return fairness == Fairness.WEAK && !hasThreads ? ~AcceptanceMarks.CUT : ownGoal;
  }

  /** The words of the state everything starts from. */
  int[] initialWords() {
    return product.initialState();
  }

  /** The number of a state that is given by its words. */
  long number(int[] words) {
    numbers.offer(representative(words, words.length), words.length);
    numbers.settle();
    return numbers.settled(0);
  }

  /** Lists the steps from a state; what was never met gets a number. */
  int explore(long state) {
    adding = true;
    return expand(state);
  }

  /** Lists the steps again; what was never met is {@link NumberedStates#UNKNOWN}. */
  int revisit(long state) {
    adding = false;
    return expand(state);
  }

  long target(int step) {
    return numbers.settled(step);
  }

  long marks(int step) {
    return marks[step];
  }

  /** How soon a step should be followed if a bad run is to be met early; the larger, the sooner. */
  int promise(int step) {
    return promise[step];
  }

  /** Which processes move in a step, a bit each. */
  long moved(int step) {
    return moved[step];
  }

  /** Which processes can move in the state that was listed, a bit each. */
  long enabled() {
    return enabled;
  }

  /** What the processes at the start of a step are called at its end. */
  ProcessRenaming renaming(int step) {
    return hasThreads ? renamings[step] : ProcessRenaming.NONE;
  }

  /**
   * The state a step leads to, before another one takes its place.
   *
   * @param state the number of the state that it leaves; its steps are listed again
   */
  int[] arrival(long state, int step) {
    chain(state, step);
    return arrival;
  }

  /** The transitions of which a step consists. */
  List<Long> chain(long state, int step) {
    wanted = step;
    revisit(state);
    wanted = -1;
    return chain;
  }

  long memoryBytes() {
    return successors.memoryBytes();
  }

  private int expand(long state) {
    count = 0;
    enabled = 0;
    numbers.load(state);
    if (--untilAudit <= 0) {
      untilAudit = audit.look(numbers.words(), 0, numbers.length());
    }
    leaving = acceptance.leaving(numbers.words(), 0, numbers.length());
    successors.expand(numbers.words(), 0, numbers.length());
    if (isAboutProcesses) {
      addWithheld();
    }
    if (adding) {
      numbers.settle();
    } else {
      numbers.settleKnown();
    }
    if (fairness == Fairness.WEAK && !hasThreads) {
      for (int step = 0; step < count; step++) {
        marks[step] |= ((moved[step] | ~enabled) << acceptance.sets()) & ~AcceptanceMarks.CUT;
      }
    }
    return count;
  }

  /** Who can move by a step that a reduction leaves out can move all the same. */
  private void addWithheld() {
    for (int i = stepper.withheld() - 1; i >= 0; i--) {
      enabled |= processes(stepper.withheld(i));
    }
  }

  // ---- what the walk through the successors tells

  @Override
  public void taken(long transition) {
    if (isAboutProcesses && isFirstOfSystem()) {
      enabled |= processes(transition);
    }
  }

  /** Whether nothing but the claim moved before the last transition. */
  private boolean isFirstOfSystem() {
    for (int i = successors.steps() - 2; i >= 0; i--) {
      if (Transitions.process(successors.step(i)) != Transitions.OBSERVER) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void arrived(int[] words, int length) {
    if (count == marks.length) {
      marks = Arrays.copyOf(marks, count * 2);
      moved = Arrays.copyOf(moved, count * 2);
      promise = Arrays.copyOf(promise, count * 2);
    }
    marks[count] =
        leaving | acceptance.taking(numbers.words(), 0, numbers.length(), successors.step(0));
    moved[count] = isAboutProcesses ? moved() : 0;
    promise[count] = promiseOf(words[length - 1]);
    numbers.offer(representative(words, length), length);
    if (hasThreads && !adding) {
      rename(words);
    }
    if (count == wanted) {
      chain = successors.walked();
      arrival = Arrays.copyOf(words, length);
    }
    count++;
  }

  private int[] representative(int[] words, int length) {
    return normalisation == null ? words : normalisation.of(words, length);
  }

  /** All processes are renamed: one whose moves can be kept may become one that cannot move. */
  private void rename(int[] words) {
    if (count >= renamings.length) {
      renamings = Arrays.copyOf(renamings, marks.length);
    }
    int processes = product.layout().processCount().get(words, 0, 0);
    Permutation permutation = normalisation.permutation();
    renamings[count] =
        ProcessRenaming.of(
            processes, process -> normalisation.process(permutation, words, process));
  }

  /**
   * A claim that waits at a location where all may go on for ever would keep a search there until
   * everything was seen; so what has an acceptance mark comes first, then what moves the claim.
   */
  private byte promiseOf(int lastWord) {
    if ((marks[count] & ownGoal) != 0) {
      return MOST_PROMISING;
    }
    return (byte) (isWatched && lastWord != numbers.words()[numbers.length() - 1] ? 1 : 0);
  }

  private long moved() {
    long all = 0;
    for (int i = successors.steps() - 1; i >= 0; i--) {
      all |= processes(successors.step(i));
    }
    return all;
  }

  private long processes(long transition) {
    int process = Transitions.process(transition);
    return process == Transitions.OBSERVER || Transitions.isTick(transition)
        ? 0
        : bit(process) | bit(Transitions.partner(transition));
  }

  private long bit(int process) {
    if (process >= processLimit) {
      throw new ModelTooLargeException(
          "process "
              + process
              + " can move, and fairness can be kept for "
              + processLimit
              + " processes here");
    }
    return process < 0 ? 0 : 1L << process;
  }

  @Override
  public boolean countsMovers() {
    return isAboutProcesses;
  }

  @Override
  public void faulty(List<Fault> faults) {
    // The business of a search for faults, which sees the same states.
  }

  @Override
  public void goesAround() {
    if (AtomicCycles.mayExist(product.layout().system())) {
      watch.goesAround();
    }
  }

  @Override
  public boolean isTooLong(int steps) {
    // What was walked before is walked again, whatever limit was reached meanwhile.
    return watch.isTooDeep(steps) || (adding && watch.isTooLong(successors.stepsInside()));
  }
}
