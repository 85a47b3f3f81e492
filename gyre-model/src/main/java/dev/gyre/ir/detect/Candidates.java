package dev.gyre.ir.detect;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds processes that may be interchangeable: several of one automaton from the start, or several
 * that one process creates, each with a different number as argument or all with the same
 * arguments.
 */
final class Candidates {
  private final ProcessSystem system;
  private final Starts starts;
  private final Kinds kinds;
  private final List<Family> families = new ArrayList<>();
  private final Map<Kinds.Kind, List<Mark>> marks = new HashMap<>();

  /**
   * A kind of number that speaks of the elements of a family.
   *
   * @param first the number that stands for element 0
   */
  record Mark(Family family, int first) {}

  Candidates(ProcessSystem system, Starts starts, Kinds kinds) {
    this.system = system;
    this.starts = starts;
    this.kinds = kinds;
  }

  List<Family> families() {
    return families;
  }

  /** What each kind of number speaks of. */
  Map<Kinds.Kind, List<Mark>> marks() {
    return marks;
  }

  private void mark(Kinds.Place place, Family family, int first) {
    marks.computeIfAbsent(kinds.kind(place), k -> new ArrayList<>()).add(new Mark(family, first));
  }

  /** Processes that exist from the start. */
  void fromStart(ProcessAutomaton automaton) {
    List<Integer> numbers = starts.numbers(automaton.index());
    if (numbers.size() > 1 && !starts.isCreated(automaton.index())) {
      families.add(
          new Family(automaton.index(), numbers.size(), Optional.empty(), 0, numbers, true));
    }
  }

  /** Processes that one process creates. */
  void created(ProcessAutomaton automaton, Collection<Created> all) {
    List<Created> own =
        all.stream().filter(created -> created.automaton() == automaton.index()).toList();
    TreeSet<Integer> numbers =
        own.stream().map(Created::number).collect(Collectors.toCollection(TreeSet::new));
    if (numbers.size() < 2) {
      return;
    }
    Optional<Integer> parameter = Optional.empty();
    for (int p = 0; p < automaton.parameters().size() && parameter.isEmpty(); p++) {
      parameter = isIdentity(own, p) ? Optional.of(p) : Optional.empty();
    }
    if (parameter.isPresent()) {
      SortedSet<Integer> values = values(own, parameter.get());
      Family family =
          new Family(
              automaton.index(),
              values.size(),
              parameter,
              values.first(),
              List.copyOf(numbers),
              false);
      families.add(family);
      mark(new Kinds.Place.Value(automaton.index(), parameter.get()), family, values.first());
      otherParameters(automaton, own, family);
    } else {
      Family family =
          new Family(
              automaton.index(), numbers.size(), Optional.empty(), 0, List.copyOf(numbers), false);
      families.add(family);
      boolean isOther =
          all.stream()
              .anyMatch(c -> c.automaton() != automaton.index() && numbers.contains(c.number()));
      if (isOther) {
        spoil(family, "gets different numbers in different runs", automaton);
      }
      otherParameters(automaton, own, family);
    }
  }

  private static void spoil(Family family, String reason, ProcessAutomaton automaton) {
    family.spoil(new Spoiler(automaton.name() + " " + reason, automaton.span()));
  }

  /** Whether a parameter has known values without gaps, a different one for each process. */
  private static boolean isIdentity(List<Created> own, int parameter) {
    if (own.stream().anyMatch(c -> c.arguments().get(parameter).value().isEmpty())) {
      return false;
    }
    SortedSet<Integer> values = values(own, parameter);
    Map<Integer, Integer> valueOf = new HashMap<>();
    for (Created created : own) {
      int value = created.arguments().get(parameter).value().get();
      if (valueOf.putIfAbsent(created.number(), value) != null
          && valueOf.get(created.number()) != value) {
        return false;
      }
    }
    return values.size() > 1
        && values.first() >= 0
        && values.last() - values.first() == values.size() - 1
        && values.size() == valueOf.size();
  }

  private static SortedSet<Integer> values(List<Created> own, int parameter) {
    return own.stream()
        .map(c -> c.arguments().get(parameter).value().orElseThrow())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private void otherParameters(ProcessAutomaton automaton, List<Created> own, Family family) {
    for (int p = 0; p < automaton.parameters().size(); p++) {
      if (family.parameter.isEmpty() || p != family.parameter.get()) {
        other(automaton, own, family, p);
      }
    }
  }

  private void other(ProcessAutomaton automaton, List<Created> own, Family family, int p) {
    Kinds.Place place = new Kinds.Place.Value(automaton.index(), p);
    Created.Argument argument = own.get(0).arguments().get(p);
    boolean isSame = own.stream().allMatch(c -> c.arguments().get(p).equals(argument));
    boolean isKnown = argument.value().isPresent() || argument.channel().isPresent();
    if (!(isSame && isKnown) && !follows(own, family, p, place)) {
      spoil(family, "is created with different arguments for " + name(automaton, p), automaton);
    }
  }

  private static String name(ProcessAutomaton automaton, int p) {
    return automaton.parameters().get(p).name();
  }

  /** Whether an argument is the number of the element plus something, or a channel of its own. */
  private boolean follows(List<Created> own, Family family, int p, Kinds.Place place) {
    if (family.parameter.isEmpty()) {
      return false;
    }
    Integer distance = null;
    Integer array = null;
    for (Created created : own) {
      int element = created.arguments().get(family.parameter.get()).value().get() - family.first;
      Created.Argument argument = created.arguments().get(p);
      int now;
      if (argument.channel().isPresent()) {
        Created.ChannelElement channel = argument.channel().get();
        if (array != null && array != channel.variable()) {
          return false;
        }
        array = channel.variable();
        now = channel.position() - element;
      } else if (argument.value().isPresent() && array == null) {
        now = argument.value().get() - element;
      } else {
        return false;
      }
      if (distance != null && distance != now) {
        return false;
      }
      distance = now;
    }
    if (array == null) {
      mark(place, family, distance);
      return distance >= 0;
    }
    if (system.globals().get(array).dimensions().size() != 1) {
      return false;
    }
    mark(new Kinds.Place.Index(-1, array, 0), family, distance);
    return true;
  }

  /**
   * The numbers of processes plus something speak of elements too, if they have no gaps; and so do
   * numbers that are those of one family only. What else holds a number changes with every family.
   */
  void numbers() {
    for (Kinds.Kind kind : kinds.all()) {
      ofOneFamily(kind).ifPresent(pid -> number(kind, pid));
      boolean isMarked = marks.containsKey(kind);
      for (Kinds.Place place : List.copyOf(kind.places)) {
        if (place instanceof Kinds.Place.Pid pid && (isMarked || pid.plus() != 0)) {
          number(kind, pid);
        }
      }
      boolean needsMarks = marks.containsKey(kind);
      for (Kinds.Place place : List.copyOf(kind.places)) {
        if (place instanceof Kinds.Place.Pid pid && needsMarks && !isMarked && pid.plus() == 0) {
          number(kind, pid);
        }
      }
    }
  }

  private Optional<Kinds.Place.Pid> ofOneFamily(Kinds.Kind kind) {
    List<Kinds.Place.Pid> pids =
        kind.places.stream()
            .filter(Kinds.Place.Pid.class::isInstance)
            .map(Kinds.Place.Pid.class::cast)
            .distinct()
            .toList();
    boolean isOne = pids.size() == 1 && pids.get(0).plus() == 0 && !marks.containsKey(kind);
    return isOne
        ? Optional.of(pids.get(0)).filter(p -> family(p).filter(Family::isNumbered).isPresent())
        : Optional.empty();
  }

  private Optional<Family> family(Kinds.Place.Pid pid) {
    return families.stream().filter(f -> f.automaton == pid.automaton()).findFirst();
  }

  private void number(Kinds.Kind kind, Kinds.Place.Pid pid) {
    Optional<Family> family = family(pid);
    ProcessAutomaton automaton = system.automata().get(pid.automaton());
    if (family.isPresent() && family.get().isNumbered()) {
      mark(pid, family.get(), family.get().numbers.get(0) + pid.plus());
    } else {
      kind.spoilers.add(
          new Spoiler("may be the number of a " + automaton.name(), automaton.span()));
    }
  }
}
