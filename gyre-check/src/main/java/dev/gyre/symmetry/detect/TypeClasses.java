package dev.gyre.symmetry.detect;

import dev.gyre.ir.ValueType;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * Which places hold the same kind of number: a partition that only gets coarser (union and find).
 * What is found out about a place is known of all places of its kind.
 */
final class TypeClasses {
  private final Map<Place, Integer> numbers = new HashMap<>();
  private final List<Integer> parents = new ArrayList<>();
  private final List<Kind> kinds = new ArrayList<>();

  private int nextField;
  private final List<DerivedElement> derivations = new ArrayList<>();
  private final Set<Place> written = new HashSet<>();
  private final List<SymmetryBreaker> general = new ArrayList<>();

  /** Where a number can be. */
  sealed interface Place {
    default Optional<Value> value() {
      return Optional.empty();
    }

    default Optional<Index> index() {
      return Optional.empty();
    }

    default Optional<Pid> pid() {
      return Optional.empty();
    }

    /** A variable; automaton -1 for a global one. */
    record Value(int automaton, int variable) implements Place {
      @Override
      public Optional<Value> value() {
        return Optional.of(this);
      }
    }

    /** The index of an array. */
    record Index(int automaton, int variable, int dimension) implements Place {
      @Override
      public Optional<Index> index() {
        return Optional.of(this);
      }
    }

    /** The number of a process of this kind, plus something. */
    record Pid(int automaton, int plus) implements Place {
      @Override
      public Optional<Pid> pid() {
        return Optional.of(this);
      }
    }

    /** A field of the messages in some channels. */
    record Field(int number) implements Place {}

    /** A number that is computed from another. */
    record Derived(int number) implements Place {}
  }

  /** What is known of one kind. */
  static final class Kind {
    final List<SymmetryBreaker> spoilers = new ArrayList<>();
    final Set<ConstantUse> fixedUses = new LinkedHashSet<>();
    final Set<SizeComparison> bounds = new LinkedHashSet<>();
    final List<Place> places = new ArrayList<>();

    /** What variables start with: in the first state, if nobody can tell otherwise. */
    final Set<Integer> startValues = new TreeSet<>();

    /** Those of them that somebody may read. */
    final Set<Integer> liveStartValues = new TreeSet<>();

    /** Those of processes that are created later, if nobody reads them. */
    final Set<UnreadStart> unreadStarts = new LinkedHashSet<>();

    final Map<Integer, Place> fields = new TreeMap<>();

    /** The types of all variables and fields that hold such a number. */
    final Set<ValueType> types = new HashSet<>();

    /** How many fields the messages of such channels have, as declared. */
    final Set<Integer> arities = new HashSet<>();

    /** How many fields sends and receives on such channels name. */
    final Map<Integer, SourceSpan> uses = new TreeMap<>();

    /** How long the shortest array is that is indexed by such numbers. */
    int length = Integer.MAX_VALUE;

    boolean isChannel;

    Stream<Place.Index> indices() {
      return places.stream().flatMap(place -> place.index().stream());
    }

    Stream<Place.Pid> pids() {
      return places.stream().flatMap(place -> place.pid().stream());
    }

    /** Whether every place that holds such a number keeps this one as it is. */
    boolean fits(int value) {
      return types.stream().allMatch(type -> type.truncate(value) == value);
    }
  }

  Kind kind(Place place) {
    return kinds.get(root(number(place)));
  }

  /** All kinds there are. */
  List<Kind> all() {
    List<Kind> all = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      if (root(i) == i) {
        all.add(kinds.get(i));
      }
    }
    return all;
  }

  void unify(Place a, Place b) {
    int one = root(number(a));
    int other = root(number(b));
    if (one == other) {
      return;
    }
    boolean isFirst = kinds.get(one).places.size() >= kinds.get(other).places.size();
    int left = isFirst ? one : other;
    int right = isFirst ? other : one;
    parents.set(right, left);
    Kind into = kinds.get(left);
    Kind from = kinds.get(right);
    into.spoilers.addAll(from.spoilers);
    into.fixedUses.addAll(from.fixedUses);
    into.bounds.addAll(from.bounds);
    into.places.addAll(from.places);
    into.startValues.addAll(from.startValues);
    into.liveStartValues.addAll(from.liveStartValues);
    into.unreadStarts.addAll(from.unreadStarts);
    into.types.addAll(from.types);
    into.arities.addAll(from.arities);
    from.uses.forEach(into.uses::putIfAbsent);
    into.length = Math.min(into.length, from.length);
    into.isChannel |= from.isChannel;
    Map<Integer, Place> fields = new TreeMap<>(from.fields);
    from.fields.clear();
    fields.forEach((field, place) -> unifyField(a, field, place));
  }

  /** No place is made for it, so this comes to an end also where a channel carries itself. */
  private void unifyField(Place channel, int field, Place place) {
    Place known = kind(channel).fields.putIfAbsent(field, place);
    if (known != null) {
      unify(known, place);
    }
  }

  /** The field of the messages in the channels that a place names. */
  Place field(Place channel, int field) {
    Kind kind = kind(channel);
    Place known = kind.fields.get(field);
    if (known == null) {
      known = new Place.Field(nextField++);
      kind.fields.put(field, known);
    }
    return known;
  }

  void spoil(Place place, String reason, SourceSpan span) {
    kind(place).spoilers.add(new SymmetryBreaker(reason, span));
  }

  /** Notes that channels which a place names are used with so many fields. */
  void use(Place channel, int fields, SourceSpan span) {
    Kind kind = kind(channel);
    kind.isChannel = true;
    kind.uses.putIfAbsent(fields, span);
  }

  /** Notes that a number is computed from the one in a place; what comes back stands for it. */
  Place derive(Place source, IntFunction<OptionalInt> function, SourceSpan span) {
    Place result = new Place.Derived(derivations.size());
    kind(source);
    kind(result);
    derivations.add(new DerivedElement(source, result, function, span));
    return result;
  }

  /** All numbers that are computed from others. */
  List<DerivedElement> derivations() {
    return derivations;
  }

  /** Notes that a statement may change what is in a place. */
  void write(Place place) {
    written.add(place);
  }

  /** Whether a statement may change what is in a place. */
  boolean isWritten(Place place) {
    return written.contains(place);
  }

  /** Notes what makes it impossible to say anything about any kind. */
  void spoilAll(String reason, SourceSpan span) {
    general.add(new SymmetryBreaker(reason, span));
  }

  /** What makes it impossible to say anything about any kind. */
  Optional<SymmetryBreaker> general() {
    return general.stream().findFirst();
  }

  /** Whether the number of a process is used anywhere. */
  boolean hasNumbers() {
    return numbers.keySet().stream().anyMatch(place -> place.pid().isPresent());
  }

  private int number(Place place) {
    Integer known = numbers.get(place);
    if (known != null) {
      return known;
    }
    int number = parents.size();
    numbers.put(place, number);
    parents.add(number);
    Kind kind = new Kind();
    kind.places.add(place);
    kinds.add(kind);
    return number;
  }

  private int root(int number) {
    int at = number;
    while (parents.get(at) != at) {
      parents.set(at, parents.get(parents.get(at)));
      at = parents.get(at);
    }
    return at;
  }
}
