package dev.gyre.lts.bisim;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.LtsBuilder;
import dev.gyre.system.Cancellation;
import java.util.Arrays;

/**
 * The states of a system in classes, and the system whose states are these classes.
 *
 * @param classOf for each state the number of its class
 * @param quotient the classes that can be reached, in breadth-first order
 * @param stateOf for each state of the quotient its class
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares them
public record Classes(int[] classOf, Lts quotient, int[] stateOf) {
  private static final int UNSEEN = -1;
  private static final int POLL_INTERVAL = 1 << 14;

  /**
   * The coarsest classes there are, and their quotient: silent steps inside a class are not there,
   * except where divergence counts and the class has a cycle of them.
   *
   * @param roots from where the quotient is reached; the first one is its initial state
   */
  public static Classes of(Kripke structure, Silence silence, int... roots) {
    int[] classOf =
        PartitionRefinement.classes(structure.graph(), structure.observation(), silence);
    return new Builder(structure.graph(), classOf, silence).build(roots);
  }

  /** The state of the quotient that a state belongs to, which must be reachable. */
  public int numberOf(int state) {
    int wanted = classOf[state];
    for (int number = 0; number < stateOf.length; number++) {
      if (stateOf[number] == wanted) {
        return number;
      }
    }
    throw new IllegalArgumentException("state " + state + " cannot be reached");
  }

  private static final class Builder {
    private final Lts lts;
    private final int[] classOf;
    private final Silence silence;
    private final boolean[] diverges;
    private final int[] memberFirst;
    private final int[] members;
    private final int[] numberOf;
    private final Ints reached = new Ints();
    private long[] steps = new long[64];
    private int stepCount;

    Builder(Lts lts, int[] classOf, Silence silence) {
      this.lts = lts;
      this.classOf = classOf;
      this.silence = silence;
      int classes = Arrays.stream(classOf).max().orElse(-1) + 1;
      this.memberFirst = new int[classes + 1];
      this.members = new int[classOf.length];
      this.numberOf = new int[classes];
      this.diverges =
          silence == Silence.DIVERGENCE_COUNTS ? divergent(classes) : new boolean[classes];
      Arrays.fill(numberOf, UNSEEN);
      orderMembers();
    }

    private void orderMembers() {
      for (int c : classOf) {
        memberFirst[c + 1]++;
      }
      for (int c = 0; c + 1 < memberFirst.length; c++) {
        memberFirst[c + 1] += memberFirst[c];
      }
      int[] free = memberFirst.clone();
      for (int state = 0; state < classOf.length; state++) {
        members[free[classOf[state]]++] = state;
      }
    }

    /** In which classes there is a silent cycle. */
    private boolean[] divergent(int classes) {
      boolean[] found = new boolean[classes];
      SilentComponents components = SilentComponents.of(lts, classOf);
      int[] component = components.components();
      for (int state = 0; state < classOf.length; state++) {
        for (int t = lts.first(state); t < lts.end(state); t++) {
          if (lts.label(t) == Lts.SILENT && component[lts.target(t)] == component[state]) {
            found[classOf[state]] = true;
          }
        }
      }
      return found;
    }

    Classes build(int... roots) {
      LtsBuilder builder = new LtsBuilder();
      builder.labelsOf(lts);
      for (int root : roots) {
        number(classOf[root]);
      }
      for (int i = 0; i < reached.size(); i++) {
        if (i % POLL_INTERVAL == 0) {
          Cancellation.check();
        }
        collect(reached.get(i));
        for (int step = 0; step < stepCount; step++) {
          builder.add(i, (int) (steps[step] >>> 32), number((int) steps[step]));
        }
      }
      builder.states(reached.size());
      return new Classes(classOf, builder.build(0), reached.toArray());
    }

    private int number(int ofClass) {
      if (numberOf[ofClass] == UNSEEN) {
        numberOf[ofClass] = reached.size();
        reached.add(ofClass);
      }
      return numberOf[ofClass];
    }

    /** The steps of a class by label and class, each once. */
    private void collect(int ofClass) {
      stepCount = 0;
      if (diverges[ofClass]) {
        addStep(Lts.SILENT, ofClass);
      }
      for (int m = memberFirst[ofClass]; m < memberFirst[ofClass + 1]; m++) {
        int state = members[m];
        for (int t = lts.first(state); t < lts.end(state); t++) {
          int target = classOf[lts.target(t)];
          if (!isInert(lts.label(t), ofClass, target)) {
            addStep(lts.label(t), target);
          }
        }
      }
      Arrays.sort(steps, 0, stepCount);
      int kept = 0;
      for (int i = 0; i < stepCount; i++) {
        if (kept == 0 || steps[kept - 1] != steps[i]) {
          steps[kept++] = steps[i];
        }
      }
      stepCount = kept;
    }

    private boolean isInert(int label, int from, int to) {
      return silence != Silence.VISIBLE && label == Lts.SILENT && from == to;
    }

    private void addStep(int label, int target) {
      if (stepCount == steps.length) {
        steps = Arrays.copyOf(steps, stepCount * 2);
      }
      steps[stepCount++] = (long) label << 32 | target;
    }
  }
}
