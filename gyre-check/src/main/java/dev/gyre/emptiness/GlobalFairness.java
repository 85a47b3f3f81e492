package dev.gyre.emptiness;

import dev.gyre.search.Canonicalization;
import dev.gyre.search.Successors;
import dev.gyre.store.StateNumbers;
import dev.gyre.system.Fault;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Global fairness: a step of the system that is possible infinitely often is taken infinitely
 * often. A fair run ends in a part of the system that no step leaves and takes all steps there, so
 * a component of the product has a fair accepted cycle if and only if it has all marks and is
 * closed: every step that the system can take in one of its states is also taken inside it, perhaps
 * with the claim at another location. If a part of a component is closed so is the whole one;
 * therefore components need not be taken apart. [Sun2009]
 *
 * <p>Where states stand for others, a step between those is taken if one that it stands for is; so
 * every component that a fair run ends in is found, but not every one that is found has a fair run
 * ({@link EmptinessSearch} looks inside).
 *
 * <p>A step that is an error leads out of every component, because the run ends with it. It can be
 * taken all the same, as for {@code enabled()}, {@code timeout} and weak and strong fairness; so a
 * globally fair run is a strongly fair one.
 *
 * <p>A step is known by the two states it connects: in a product, steps between the same two states
 * of the system go with the same moves of the claim.
 */
final class GlobalFairness implements FairComponents {
  /** More steps than this a cycle is not made to take; looking for each takes long. */
  private static final int MOST_STEPS = 1000;

  private final CycleQuestion question;
  private final StateNumbers products;
  private final MarkedComponents marked;
  private final long goal;

  /** Made when it is needed first, since many searches meet no component with all marks. */
  private Closure closure;

  /**
   * @param products the numbers of the product's states
   */
  GlobalFairness(CycleQuestion question, StateNumbers products, long goal) {
    this.question = question;
    this.products = products;
    this.marked = new MarkedComponents(goal);
    this.goal = goal;
  }

  @Override
  public boolean isKnownByMarks() {
    return false;
  }

  @Override
  public Optional<Component> fairPart(Component component) {
    return marked.fairPart(component).filter(this::isClosed);
  }

  private boolean isClosed(Component component) {
    if (closure == null) {
      closure = new Closure();
    }
    return closure.has(component);
  }

  @Override
  public CycleWalk walk(Component part) {
    Steps steps = part.steps() <= MOST_STEPS ? Steps.ALL : Steps.TOO_MANY;
    return new CycleFinder(part, new Duty(goal, 0, steps));
  }

  /**
   * Compares the steps inside a component with those of the system alone. States of the system keep
   * their numbers from one component to the next: there may be many small ones.
   */
  private final class Closure implements Successors.Visitor {
    private final StateNumbers systems = new StateNumbers();
    private final Successors steps = new Successors(question.system().newStepper(), this);

    /** Null if all states stand for themselves. */
    private final Canonicalization.Representative representative =
        question.states().map(Canonicalization::newRepresentative).orElse(null);

    private final Set<Long> inside = new HashSet<>();
    private final Set<Integer> sources = new LinkedHashSet<>();
    private int source;
    private boolean closed;

    boolean has(Component component) {
      note(component);
      closed = true;
      for (Iterator<Integer> left = sources.iterator(); left.hasNext() && closed; ) {
        source = left.next();
        systems.load(source);
        steps.expand(systems.words(), 0, systems.length());
      }
      return closed;
    }

    private void note(Component component) {
      inside.clear();
      sources.clear();
      int[] system = new int[component.size()];
      for (int place = 0; place < component.size(); place++) {
        products.load(component.state(place));
        system[place] = systems.number(products.words(), products.length() - question.claimWords());
        sources.add(system[place]);
      }
      for (int place = 0; place < component.size(); place++) {
        for (int step = component.first(place); step < component.first(place + 1); step++) {
          inside.add(pair(system[place], system[component.target(step)]));
        }
      }
    }

    private long pair(int from, int to) {
      return (long) from << 32 | to;
    }

    @Override
    public void arrived(int[] words, int length) {
      int target =
          systems.find(representative == null ? words : representative.of(words, length), length);
      closed &= target != StateNumbers.UNKNOWN && inside.contains(pair(source, target));
    }

    @Override
    public void taken(long transition) {
      // Only where a step leads matters.
    }

    @Override
    public void faulty(List<Fault> faults) {
      // What matters is whether the run goes on.
    }

    @Override
    public void ended() {
      closed = false;
    }

    /** Also heard when two of very many ways meet, which leaves nothing out. */
    @Override
    public void goesAround() {
      closed &= !AtomicCycles.mayExist(question.system().layout().system());
    }

    @Override
    public boolean isTooLong(int length) {
      // The search has walked all of it before.
      return false;
    }
  }
}
