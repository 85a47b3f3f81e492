package dev.gyre.engine.compose;

import dev.gyre.engine.run.ExecutableSystems;
import dev.gyre.engine.trace.Execution;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.OutputListener;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Channels;
import dev.gyre.system.InternalFault;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts two runs of the components during which the same word passes the interface together to a run
 * of the whole model. Each step is taken on the interpreter, so it is a run indeed. Between two
 * messages the components do not know of each other; so whoever can go on does.
 */
final class WholeRun {
  private final Steps first;
  private final Steps second;
  private final List<Long> one;
  private final List<Long> two;
  private final Execution execution;
  private final List<Long> path = new ArrayList<>();
  private int i;
  private int j;

  private WholeRun(
      ProcessSystem system, Component first, List<Long> one, Component second, List<Long> two) {
    this.first = new Steps(first);
    this.second = new Steps(second);
    this.one = one;
    this.two = two;
    InterpretedSystem executed =
        ExecutableSystems.reference(system.withProperties(List.of()), Channels.BLOCKING);
    this.execution = new Execution(executed, OutputListener.SILENT);
  }

  /**
   * @param one a run of the first component that ends in an error of it
   * @param two a run of the second one during the same word, or a longer one
   */
  static List<Long> of(
      ProcessSystem system, Component first, List<Long> one, Component second, List<Long> two) {
    return new WholeRun(system, first, one, second, two).path();
  }

  private List<Long> path() {
    while (i < one.size()) {
      if (!takesOwn() && !takesMessage()) {
        throw new InternalFault(
            "the runs of the components do not fit together at step " + (path.size() + 1));
      }
    }
    return path;
  }

  /** One step of one component alone. */
  private boolean takesOwn() {
    if (isOwn(first, one, i) && takes(one.get(i))) {
      i++;
      return true;
    }
    if (hasMessage() && isOwn(second, two, j) && takes(two.get(j))) {
      j++;
      return true;
    }
    return false;
  }

  /** Whether the first run still needs the second one. */
  private boolean hasMessage() {
    return one.subList(i, one.size()).stream().anyMatch(t -> first.letter(t) != Steps.INTERNAL);
  }

  private static boolean isOwn(Steps steps, List<Long> run, int at) {
    return at < run.size() && steps.letter(run.get(at)) == Steps.INTERNAL;
  }

  private boolean takesMessage() {
    if (isOwn(first, one, i) || isOwn(second, two, j) || j >= two.size()) {
      return false;
    }
    boolean isTaken = takes(joined(one.get(i), two.get(j)));
    i++;
    j++;
    return isTaken;
  }

  /** Who sends is a process of the model in one run, and who receives in the other, if anybody. */
  private long joined(long a, long b) {
    boolean sendsFirst = Transitions.edge(a) != first.letter(a);
    long sender = sendsFirst ? a : b;
    long receiver = sendsFirst ? b : a;
    int process = Transitions.process(sender);
    int edge = Transitions.edge(sender);
    int partner = Transitions.partner(receiver);
    return partner < 0
        ? Transitions.of(process, edge)
        : Transitions.rendezvous(process, edge, partner, Transitions.partnerEdge(receiver));
  }

  private boolean takes(long transition) {
    if (!execution.offers(transition)) {
      return false;
    }
    path.add(transition);
    execution.take(transition, path.size());
    return true;
  }
}
