package dev.gyre.search;

import dev.gyre.store.StateStore;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.util.BitSet;

/**
 * Visits every state, going deeper first; decides whether a bad step or an invalid end state can be
 * reached. The stack is the path, so a violation comes with its trace.
 *
 * <p>Invariant: every state of the store is on the stack with its remaining transitions, or has
 * been left after all of them were taken. States inside an atomic sequence are walked on the stack
 * but not stored, so two ways through a sequence are both followed to its end, as Spin does it; the
 * number of states does not depend on the order of the search. For one thread; needs an exact
 * store.
 */
public final class DepthFirstSearch {
  private static final int POLL_INTERVAL = 1 << 12;

  private final Stepper stepper;
  private final StateStore store;
  private final SearchOptions options;
  private final SearchObserver observer;
  private final Findings findings;
  private final DepthFirstStack stack = new DepthFirstStack();
  private final BitSet takenEdges = new BitSet();
  private final int[] initial;
  private int[] buffer = new int[256];
  private long transitions;
  private long deepest;
  private boolean cut;

  public DepthFirstSearch(
      TransitionSystem system, StateStore store, SearchOptions options, SearchObserver observer) {
    this.stepper = system.newStepper();
    this.store = store;
    this.options = options;
    this.observer = observer;
    this.findings = new Findings(options);
    this.initial = system.initialState();
  }

  public SearchOutcome run() {
    arrive(initial, initial.length);
    SearchOutcome.End end = null;
    for (int sincePoll = 0; end == null && !stack.isEmpty(); sincePoll++) {
      if (sincePoll == POLL_INTERVAL) {
        sincePoll = 0;
        end = poll();
      }
      if (stack.hasPending()) {
        take(stack.takePending());
      } else {
        stack.pop();
      }
      if (findings.isEnough()) {
        end = SearchOutcome.End.VIOLATION;
      }
    }
    if (end == null) {
      end = cut ? SearchOutcome.End.DEPTH_LIMIT : SearchOutcome.End.COMPLETE;
    }
    return new SearchOutcome(
        end,
        store.size(),
        transitions,
        deepest,
        store.memoryBytes() + stack.memoryBytes(),
        findings.count(),
        findings.kept(),
        takenEdges);
  }

  private SearchOutcome.End poll() {
    long memory = store.memoryBytes() + stack.memoryBytes();
    observer.progress(
        new SearchObserver.Progress(store.size(), transitions, stack.depth(), memory));
    if (observer.isCancelled()) {
      return SearchOutcome.End.CANCELLED;
    }
    if (memory > options.limits().memoryBytes()) {
      return SearchOutcome.End.MEMORY_LIMIT;
    }
    boolean late = System.nanoTime() - options.limits().deadlineNanos() > 0;
    boolean hasDeadline = options.limits().deadlineNanos() != Long.MAX_VALUE;
    return hasDeadline && late ? SearchOutcome.End.TIME_LIMIT : null;
  }

  private void take(long transition) {
    loadTop();
    boolean hasOutcome = stepper.fire(transition);
    TransitionMarks.mark(transition, takenEdges);
    if (!stepper.faults().isEmpty()) {
      findings.faults(stepper.faults(), stack::path);
    }
    if (hasOutcome) {
      follow();
    }
  }

  private void loadTop() {
    long handle = stack.topHandle();
    if (handle == DepthFirstStack.TRANSIENT) {
      stepper.load(stack.words(), stack.topWordStart(), stack.topWordCount());
    } else {
      int length = store.length(handle);
      if (buffer.length < length) {
        buffer = new int[length * 2];
      }
      store.read(handle, buffer);
      stepper.load(buffer, 0, length);
    }
  }

  /** Goes on from the outcome of a step. */
  private void follow() {
    int controller = stepper.controller();
    if (controller == Stepper.NOBODY) {
      arrive(stepper.words(), stepper.length());
      return;
    }
    stepper.proceed();
    int count = stepper.enabledIn(controller);
    if (!stepper.faults().isEmpty()) {
      findings.faults(stepper.faults(), stack::path);
    }
    if (count == 0) {
      arrive(stepper.words(), stepper.length());
    } else if (!isTooDeep()) {
      stack.pushTransient(stepper.words(), stepper.length());
      addPending(count);
    }
  }

  /** A state others can see: stored, and if it is new, expanded. */
  private void arrive(int[] words, int length) {
    transitions++;
    long handle = store.add(words, length, StateStore.NO_PARENT);
    if (handle < 0 || isTooDeep()) {
      return;
    }
    stepper.load(words, 0, length);
    int count = stepper.enabled();
    if (!stepper.faults().isEmpty()) {
      findings.faults(stepper.faults(), stack::path);
    }
    if (count == 0) {
      deepest = Math.max(deepest, stack.depth());
      if (!stepper.isValidEnd()) {
        findings.invalidEnd(stack::path);
      }
      return;
    }
    stack.push(handle);
    addPending(count);
  }

  private boolean isTooDeep() {
    if (stack.depth() < options.limits().maxDepth()) {
      return false;
    }
    cut = true;
    return true;
  }

  /** Pending transitions are taken from the end, so they go in backwards. */
  private void addPending(int count) {
    for (int i = count - 1; i >= 0; i--) {
      stack.addPending(stepper.transition(i));
    }
    deepest = Math.max(deepest, stack.depth());
  }
}
