package dev.gyre.symmetry;

import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds a canonical representative by partition refinement with individualisation, as graphs are
 * brought into canonical form [McKayPiperno2014]: elements are sorted by their {@link Colouring}.
 * Where several have the same colour, each of them in turn is made special, and the smallest
 * outcome counts.
 *
 * <p>Three things keep the number of outcomes small. Elements that can be exchanged without
 * changing the state (twins) need not be tried in turn, nor sorted. Of several choices only those
 * count whose refined colours, taken together, are least: that tells, say, a short cycle of
 * elements from a long one. And where some permutation that changes nothing leads from one choice
 * to another, all their outcomes are the same and only one is looked at: it is tried ({@link
 * AutomorphismCheck}), or seen in that the first outcomes are equal.
 */
final class Refinement implements Canonicalizer {
  private final ConfigurationCache census;
  private final List<SymmetricType> types;

  /** Whether there are no rings, so that elements may come in any order. */
  private final boolean isUnordered;

  private final Map<MovableFields, Colouring> colourings = new HashMap<>();
  private final LeastImage smallest = new LeastImage();
  private Colouring colouring;
  private AutomorphismCheck automorphisms;
  private MovableFields parts;
  private MovableFields lastParts;
  private int[] state;
  private int length;
  private boolean isUnmoved;

  Refinement(ConfigurationCache census, Symmetry symmetry) {
    this.census = census;
    this.types = symmetry.types();
    this.isUnordered = types.stream().allMatch(type -> type.group() == SymmetricType.Group.FULL);
  }

  @Override
  public int[] of(int[] words, int stateLength) {
    parts = census.parts(words);
    isUnmoved = parts.isRigid();
    if (isUnmoved) {
      return words;
    }
    state = words;
    length = stateLength;
    if (parts != lastParts) {
      lastParts = parts;
      colouring = colourings.computeIfAbsent(parts, Colouring::new);
      automorphisms = new AutomorphismCheck(colouring, parts);
    }
    Colouring.Order order = colouring.look(state);
    if (order == Colouring.Order.OPEN && isUnordered) {
      order = colouring.lookFurther();
    }
    isUnmoved = order == Colouring.Order.KEPT && isUnordered;
    if (isUnmoved) {
      return words;
    }
    smallest.clear(length);
    if (order != Colouring.Order.OPEN && isUnordered) {
      smallest.consider(parts, state, colouring.imagesByKey());
    } else {
      refine();
    }
    return smallest.words();
  }

  /** Where what is told about each element does not say enough. */
  private void refine() {
    long[] colours = colouring.begin();
    colouring.refine(colours);
    explore(colours, choices(colours));
  }

  @Override
  public int[][] images() {
    return isUnmoved ? parts.identity() : smallest.images();
  }

  // ---- the tree of choices

  /** Looks at all outcomes behind colours that are refined. */
  private void explore(long[] colours, List<Choice> choices) {
    Cancellation.check(); // there may be very many outcomes
    if (choices.isEmpty()) {
      smallest.consider(parts, state, images(colours));
      return;
    }
    List<long[]> explored = new ArrayList<>();
    List<int[]> outcomes = new ArrayList<>();
    for (long[] chosen : behind(colours, choices)) {
      if (isNew(colours, chosen, explored, outcomes)) {
        explored.add(chosen);
        explore(chosen, choices(chosen));
      }
    }
  }

  /**
   * Whether nothing shows that a choice has the outcomes of one that was explored.
   *
   * @param outcomes the first outcome of each that was explored, as far as they were needed
   */
  private boolean isNew(
      long[] colours, long[] chosen, List<long[]> explored, List<int[]> outcomes) {
    if (explored.isEmpty()) {
      return true;
    }
    if (isUnordered && automorphisms.lead(parts, state, length, colours, explored, chosen)) {
      return false;
    }
    while (outcomes.size() < explored.size()) {
      outcomes.add(firstOutcome(explored.get(outcomes.size())));
    }
    int[] outcome = firstOutcome(chosen);
    return outcomes.stream().noneMatch(known -> Arrays.equals(known, outcome));
  }

  /** The colours behind those choices that count. */
  private List<long[]> behind(long[] colours, List<Choice> choices) {
    LeastColours least = new LeastColours();
    choices.forEach(choice -> least.consider(chosen(colours, choice)));
    return least.all();
  }

  private int[] firstOutcome(long[] colours) {
    long[] now = colours;
    for (List<Choice> left = choices(now); !left.isEmpty(); left = choices(now)) {
      Cancellation.check();
      now = chosen(now, left.get(0));
    }
    int[] outcome = new int[length];
    parts.permute(state, length, images(now), outcome);
    return outcome;
  }

  private long[] chosen(long[] colours, Choice choice) {
    long[] finer = colours.clone();
    if (choice.direction == 0) {
      Colouring.individualise(finer, choice.element, 0);
    } else {
      int start = colouring.start(choice.type);
      int[] image = Rings.from(parts.size(choice.type), choice.element - start, choice.direction);
      for (int e = 0; e < image.length; e++) {
        Colouring.individualise(finer, start + e, image[e]);
      }
    }
    colouring.refine(finer);
    return finer;
  }

  /**
   * One of several ways to go on.
   *
   * @param element the element that is made special, or comes first on its ring
   * @param direction on a ring, which neighbour comes next; otherwise 0
   */
  private record Choice(int type, int element, int direction) {}

  /** The ways to go on from here; none if the colours tell where everything goes. */
  private List<Choice> choices(long[] colours) {
    for (int type = 0; type < parts.types(); type++) {
      SymmetricType.Group group = types.get(type).group();
      List<Choice> found =
          group == SymmetricType.Group.FULL ? choicesAmong(colours, type) : turns(colours, type);
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  /** The elements of the smallest colour that several have which are not all twins. */
  private List<Choice> choicesAmong(long[] colours, int type) {
    List<Choice> best = List.of();
    if (!colouring.hasRelations() || colouring.isDiscrete(colours, type)) {
      return best;
    }
    int start = colouring.start(type);
    long least = 0;
    for (int e = start; e < start + parts.size(type); e++) {
      if ((best.isEmpty() || colours[e] < least)
          && isFirst(colours, start, e)
          && hasRival(colours, type, e)) {
        least = colours[e];
        best = withoutTwins(colours, type, e);
      }
    }
    return best;
  }

  /** Whether another element has the colour of a given one and is not its twin. */
  private boolean hasRival(long[] colours, int type, int element) {
    for (int e = element + 1; e < colouring.start(type) + parts.size(type); e++) {
      if (colours[e] == colours[element] && !colouring.areTwins(e, element)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFirst(long[] colours, int start, int element) {
    for (int e = start; e < element; e++) {
      if (colours[e] == colours[element]) {
        return false;
      }
    }
    return true;
  }

  /** The elements with the colour of a given one, only one of any that are twins. */
  private List<Choice> withoutTwins(long[] colours, int type, int element) {
    List<Choice> found = new ArrayList<>();
    for (int e = element; e < colouring.start(type) + parts.size(type); e++) {
      if (colours[e] == colours[element] && !hasTwin(found, e)) {
        found.add(new Choice(type, e, 0));
      }
    }
    return found;
  }

  private boolean hasTwin(List<Choice> among, int element) {
    for (Choice choice : among) {
      if (colouring.areTwins(choice.element, element)) {
        return true;
      }
    }
    return false;
  }

  /** On a ring one element and a direction decide: those with the smallest colour may be first. */
  private List<Choice> turns(long[] colours, int type) {
    int start = colouring.start(type);
    int size = parts.size(type);
    boolean isSettled = true;
    int least = start;
    for (int e = start; e < start + size; e++) {
      isSettled &= isFirst(colours, start, e);
      least = colours[e] < colours[least] ? e : least;
    }
    List<Choice> found = new ArrayList<>();
    for (int e = start; e < start + size && !isSettled; e++) {
      if (colours[e] == colours[least]) {
        found.add(new Choice(type, e, 1));
        if (types.get(type).group() == SymmetricType.Group.DIHEDRAL && size > 2) {
          found.add(new Choice(type, e, -1));
        }
      }
    }
    return found;
  }

  // ---- outcomes

  /** Where everything goes, until the next call. */
  private int[][] images(long[] colours) {
    int[][] images = colouring.images();
    for (int type = 0; type < images.length; type++) {
      if (types.get(type).group() == SymmetricType.Group.FULL) {
        // Twins may come in any order.
        colouring.places(colours, type, images[type]);
      } else {
        images[type] = turned(colours, type);
      }
    }
    return images;
  }

  /** The smallest colour comes first, and the smaller of its neighbours next. */
  private int[] turned(long[] colours, int type) {
    int start = colouring.start(type);
    int size = parts.size(type);
    if (size == 0) {
      return new int[0];
    }
    int first = 0;
    for (int e = 1; e < size; e++) {
      first = colours[start + e] < colours[start + first] ? e : first;
    }
    long after = colours[start + (first + 1) % size];
    long before = colours[start + Math.floorMod(first - 1, size)];
    boolean isReflected =
        types.get(type).group() == SymmetricType.Group.DIHEDRAL && size > 2 && before < after;
    return Rings.from(size, first, isReflected ? -1 : 1);
  }
}
