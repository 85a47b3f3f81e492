package dev.gyre.symmetry;

import dev.gyre.system.cells.CellCode;
import dev.gyre.system.cells.CellPlan;
import dev.gyre.system.cells.Column;
import dev.gyre.system.cells.Element;
import dev.gyre.system.cells.Reference;
import java.util.List;

/** Follows a plan as it is written: what compiled code must agree with. */
public final class InterpretedCells implements CellCode {
  private final CellPlan plan;
  private final List<Reference> references;

  public InterpretedCells(CellPlan plan) {
    this.plan = plan;
    this.references = plan.references();
  }

  @Override
  public void compare(int[] state, int[] last, Changes changes) {
    for (int r = 0; r < last.length; r++) {
      int value = references.get(r).value(state);
      if (value != last[r]) {
        changes.changed(r, value);
      }
    }
  }

  @Override
  public void sum(int[] state, long[] told, long[] sums, long[] keys) {
    for (int e = 0; e < keys.length; e++) {
      Element element = plan.elements().get(e);
      long sum = told[e];
      for (Column column : element.columns()) {
        sum += column.told(state);
      }
      sums[e] = sum;
      keys[e] = plan.key(e, element.rank().value(state), sum);
    }
  }

  @Override
  public void move(int[] state, int[] sources, int[][] names, int[] target) {
    for (Reference reference : plan.shared()) {
      move(reference, reference, state, names, target);
    }
    for (int e = 0; e < sources.length; e++) {
      Element place = plan.elements().get(e);
      Element source = plan.elements().get(sources[e]);
      for (int c = 0; c < place.columns().size(); c++) {
        int value = source.columns().get(c).cell().value(state);
        place.columns().get(c).cell().put(target, value);
      }
      for (int r = 0; r < place.references().size(); r++) {
        move(source.references().get(r), place.references().get(r), state, names, target);
      }
    }
  }

  private static void move(
      Reference source, Reference place, int[] state, int[][] names, int[] target) {
    place.cell().put(target, source.renamed(state, names[source.names()]));
  }
}
