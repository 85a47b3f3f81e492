package dev.gyre.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;

/**
 * Where workers without work wait for those who have some. A busy worker looks at {@link #isHungry}
 * after each state and gives away part of its stack; so nobody reaches into another's stack.
 *
 * <p>The search is finished when all workers wait and nothing is on offer: work exists only on the
 * stack of a worker that does not wait, or here.
 */
final class WorkSharing {
  private final int workers;
  private final Queue<PathStack.Job> jobs = new ArrayDeque<>();
  private int waiting;
  private boolean finished;
  private volatile boolean hungry;

  WorkSharing(int workers) {
    this.workers = workers;
  }

  /** Whether somebody waits who has not been given anything yet. */
  boolean isHungry() {
    return hungry;
  }

  synchronized void give(PathStack.Job job) {
    jobs.add(job);
    hungry = waiting > jobs.size();
    notifyAll();
  }

  /**
   * Waits for work, and puts it on the stack of the worker before anybody can see that it is not on
   * offer any more; false when there will be none.
   */
  synchronized boolean take(PathStack stack) throws InterruptedException {
    waiting++;
    while (jobs.isEmpty() && !finished) {
      if (waiting == workers) {
        finish();
      } else {
        hungry = true;
        wait();
      }
    }
    waiting--;
    hungry = waiting > jobs.size();
    if (finished) {
      return false;
    }
    stack.start(jobs.remove());
    return true;
  }

  /**
   * Looks at all work there is, which is on offer or on a stack, while nobody takes any.
   *
   * @param stacks those of all workers, who are not working
   */
  synchronized void forAll(List<PathStack> stacks, Consumer<List<PathStack.Job>> action) {
    List<PathStack.Job> all = new ArrayList<>(jobs);
    stacks.stream().filter(stack -> !stack.isEmpty()).map(PathStack::frozen).forEach(all::add);
    action.accept(all);
  }

  /** Sends everybody home. */
  synchronized void finish() {
    finished = true;
    notifyAll();
  }
}
