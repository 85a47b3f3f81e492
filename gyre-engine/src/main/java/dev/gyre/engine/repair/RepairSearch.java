package dev.gyre.engine.repair;

import dev.gyre.exec.interp.StateInspector;
import dev.gyre.ir.Expr;
import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;

/**
 * The smallest changes of values that make a condition true in a state: as few cells as possible,
 * and then as near to the present values as possible.
 *
 * <p>Decides by iterative deepening over the number of changed cells. A condition that is false
 * stays false as long as no cell changes that computing it reads ({@link Reads}); so every repair
 * changes one of these, and it is enough to branch over them, to evaluate again, and to go on with
 * what is read then. This is how [Khurshid2005] repairs structures, which however changes only the
 * last field that was read, and neither looks for the fewest changes nor for the nearest values. A
 * cell that was branched over is not changed by later branches of the same node: with it there is a
 * repair in its own branch.
 *
 * <p>Where a range is small all of its values are tried, so that what is found is a smallest repair
 * for certain. Of long ranges those values are tried that {@link Aims} proposes, and the answer
 * says so. What was tried is limited, and the answer says whether the limit was met.
 */
final class RepairSearch {
  private static final int MOST_CHANGES = 4;
  private static final int MOST_EVALUATIONS = 200_000;

  private final Expr condition;
  private final int process;
  private final StateInspector state;
  private final ToIntFunction<String> names;
  private final Map<Cell, Integer> changed = new LinkedHashMap<>();
  private final List<Repair> found = new ArrayList<>();
  private int evaluations;
  private boolean isComplete = true;

  /**
   * What came out.
   *
   * @param repairs the nearest one for each smallest set of cells, nearest first; none if nothing
   *     was found
   * @param isSmallest whether no repair changes fewer cells, for certain
   */
  record Result(List<Repair> repairs, boolean isSmallest) {
    Result {
      repairs = List.copyOf(repairs);
    }
  }

  /**
   * @param state the state; it is changed on the way and as it was in the end
   * @param names how many symbolic values a set has
   */
  RepairSearch(Expr condition, int process, StateInspector state, ToIntFunction<String> names) {
    this.condition = condition;
    this.process = process;
    this.state = state;
    this.names = names;
  }

  /** For a condition that does not hold. */
  Result run() {
    for (int size = 1; size <= MOST_CHANGES && evaluations < MOST_EVALUATIONS; size++) {
      boolean isSmallest = isComplete;
      extend(size, Set.of());
      if (!found.isEmpty()) {
        return new Result(nearestOfEach(), isSmallest);
      }
    }
    return new Result(List.of(), false);
  }

  private List<Repair> nearestOfEach() {
    List<Repair> sorted = new ArrayList<>(found);
    sorted.sort(
        Comparator.<Repair>comparingInt(repair -> repair.changes().size())
            .thenComparingLong(Repair::distance));
    sorted.removeIf(repair -> repair.changes().size() > sorted.get(0).changes().size());
    List<Repair> nearest = new ArrayList<>();
    for (Repair repair : sorted) {
      if (nearest.stream().noneMatch(repair::changesSameAs)) {
        nearest.add(repair);
      }
    }
    return nearest;
  }

  private boolean holds() {
    evaluations++;
    return state.evaluate(condition, process).orElse(0) != 0;
  }

  /**
   * @param left how many more cells to change
   * @param settled the cells that other branches change
   */
  private void extend(int left, Set<Cell> settled) {
    Cancellation.check();
    Set<Cell> done = new HashSet<>(settled);
    Set<Cell> reads = Reads.of(condition, process, state);
    Map<Cell, Set<Integer>> aims = Aims.toHold(condition, process, state);
    for (Cell cell : reads) {
      if (!changed.containsKey(cell) && done.add(cell)) {
        change(cell, values(cell, aims.getOrDefault(cell, Set.of()), left), left, done);
      }
    }
  }

  private void change(Cell cell, Iterable<Integer> values, int left, Set<Cell> settled) {
    int before = cell.value(state);
    for (int value : values) {
      if (evaluations >= MOST_EVALUATIONS) {
        isComplete = false;
        break;
      }
      cell.suppose(state, value);
      if (value != before && cell.value(state) == value) {
        changed.put(cell, before);
        boolean holds = holds();
        if (holds) {
          found.add(repair());
        } else if (left > 1) {
          extend(left - 1, settled);
        }
        changed.remove(cell);
        if (holds && left == 1) {
          break; // nearest first
        }
      }
    }
    cell.suppose(state, before);
  }

  private Repair repair() {
    List<Repair.Change> changes = new ArrayList<>();
    changed.forEach(
        (cell, before) -> changes.add(new Repair.Change(cell, before, cell.value(state))));
    return Repair.of(changes);
  }

  /** What to try, nearest first. */
  private Iterable<Integer> values(Cell cell, Set<Integer> aims, int left) {
    int now = cell.value(state);
    long least = cell.least(state);
    long greatest = cell.greatest(state, cell.isChannel() ? 0 : names(cell));
    TreeSet<Integer> values =
        new TreeSet<>(
            Comparator.<Integer>comparingLong(v -> cell.distance(now, v))
                .thenComparing(Comparator.naturalOrder()));
    long size = greatest - least + 1;
    if (size <= (left == 1 ? 1 << 16 : Cell.SMALL) && fits(size, left)) {
      for (long v = least; v <= greatest; v++) {
        values.add((int) v);
      }
      return values;
    }
    isComplete = false;
    for (int aim : aims) {
      // What one part of the condition needs may be just what another one forbids.
      values.addAll(List.of(aim, aim - 1, aim + 1));
    }
    values.addAll(List.of(0, 1, now - 1, now + 1));
    values.removeIf(v -> v < least || v > greatest);
    return values;
  }

  /** Whether there is room for trying all, and what comes below each. */
  private boolean fits(long size, int left) {
    return size * (left == 1 ? 1 : 16) <= MOST_EVALUATIONS - evaluations;
  }

  private int names(Cell cell) {
    return cell.variable().type().mtypeSet().map(names::applyAsInt).orElse(0);
  }
}
