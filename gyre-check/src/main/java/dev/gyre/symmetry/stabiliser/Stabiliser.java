package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Infallible;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds rearrangements that leave the value of every condition of a property as it is in every
 * state. Elements that a condition names are fixed and the others stay interchangeable; on a ring
 * all are fixed then. [EmersonSistla1996]
 *
 * <p>Two elements are alike if each condition reads the same when they change places ({@link
 * ConditionNormalForm}). That is an equivalence, because what a and b and then b and c can do
 * without being noticed a and c can do too; of its classes the largest stays, for every type.
 */
public final class Stabiliser {
  private final ProcessSystem system;
  private final List<Expr> conditions;
  private final Infallible infallible;
  private final Set<Integer> spoiled;
  private final List<String> original;

  private Stabiliser(ProcessSystem system, List<Expr> conditions) {
    this.system = system;
    this.conditions = conditions;
    this.infallible = Infallible.ofConditions(system);
    ConditionNormalForm wording =
        new ConditionNormalForm(system, infallible, (type, element) -> element);
    this.original = conditions.stream().map(wording::truth).toList();
    this.spoiled = wording.spoiled();
  }

  /**
   * The symmetry that is left of a system's.
   *
   * @param conditions what must keep its value, each of it
   * @return without any type if nothing can move
   */
  public static Symmetry of(ProcessSystem system, List<Expr> conditions) {
    return new Stabiliser(system, conditions).symmetry();
  }

  /** Whether every rearrangement leaves the value of a condition as it is. */
  public static boolean isInvariant(ProcessSystem system, Expr condition) {
    return of(system, List.of(condition)).equals(system.symmetry());
  }

  /** What is fixed in a symmetry, in words; empty if nothing is. */
  public static List<String> fixed(Symmetry symmetry) {
    List<String> words = new ArrayList<>();
    for (SymmetricType type : symmetry.types()) {
      if (type.fixed().size() == type.size()) {
        words.add("all of " + type.name());
      } else if (!type.fixed().isEmpty()) {
        words.add(
            new TreeSet<>(type.fixed())
                .stream()
                    .map(e -> "element " + e + " of " + type.name())
                    .collect(Collectors.joining(", ")));
      }
    }
    return words;
  }

  private Symmetry symmetry() {
    Symmetry whole = system.symmetry();
    List<SymmetricType> types = new ArrayList<>();
    for (int type = 0; type < whole.types().size(); type++) {
      types.add(narrowed(whole.types().get(type), type));
    }
    boolean canMove = types.stream().anyMatch(type -> type.size() - type.fixed().size() > 1);
    return canMove ? whole.withTypes(types) : Symmetry.none();
  }

  private SymmetricType narrowed(SymmetricType type, int index) {
    Set<Integer> moving = spoiled.contains(index) ? Set.of() : moving(type, index);
    Set<Integer> fixed =
        IntStream.range(0, type.size())
            .filter(element -> type.fixed().contains(element) || !moving.contains(element))
            .boxed()
            .collect(Collectors.toSet());
    return new SymmetricType(type.name(), type.size(), type.group(), fixed);
  }

  private Set<Integer> moving(SymmetricType type, int index) {
    Set<Integer> all = IntStream.range(0, type.size()).boxed().collect(Collectors.toSet());
    return switch (type.group()) {
      case FULL -> largestClass(type, index);
      case CYCLIC -> isRotated(type, index) ? all : Set.of();
      case DIHEDRAL -> isRotated(type, index) && isReflected(type, index) ? all : Set.of();
    };
  }

  private boolean isRotated(SymmetricType type, int index) {
    return isUnnoticed((t, element) -> t == index ? (element + 1) % type.size() : element);
  }

  private boolean isReflected(SymmetricType type, int index) {
    return isUnnoticed((t, element) -> t == index ? type.size() - 1 - element : element);
  }

  private Set<Integer> largestClass(SymmetricType type, int index) {
    List<Set<Integer>> classes = new ArrayList<>();
    for (int element = 0; element < type.size(); element++) {
      addTo(classes, element, index);
    }
    Set<Integer> largest = classes.get(0);
    for (Set<Integer> each : classes) {
      largest = each.size() > largest.size() ? each : largest;
    }
    return largest;
  }

  private void addTo(List<Set<Integer>> classes, int element, int index) {
    for (Set<Integer> known : classes) {
      int other = known.iterator().next();
      if (isUnnoticed((t, e) -> t == index ? swapped(e, element, other) : e)) {
        known.add(element);
        return;
      }
    }
    classes.add(new TreeSet<>(Set.of(element)));
  }

  private static int swapped(int e, int a, int b) {
    if (e == a) {
      return b;
    }
    return e == b ? a : e;
  }

  private boolean isUnnoticed(ConditionNormalForm.Renaming renaming) {
    ConditionNormalForm renamed = new ConditionNormalForm(system, infallible, renaming);
    for (int i = 0; i < conditions.size(); i++) {
      if (!renamed.truth(conditions.get(i)).equals(original.get(i))) {
        return false;
      }
    }
    return true;
  }
}
