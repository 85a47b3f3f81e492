package dev.gyre.symmetry;

import dev.gyre.system.fields.ElementFields;
import dev.gyre.system.fields.FieldCode;
import dev.gyre.system.fields.FieldPlan;
import dev.gyre.system.fields.NamingField;
import dev.gyre.system.fields.ValueField;
import java.util.List;

/** Follows a plan as it is written: what compiled code must agree with. */
public final class InterpretedFields implements FieldCode {
  private final FieldPlan plan;
  private final List<NamingField> references;

  public InterpretedFields(FieldPlan plan) {
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
      ElementFields element = plan.elements().get(e);
      long sum = told[e];
      for (ValueField column : element.columns()) {
        sum += column.told(state);
      }
      sums[e] = sum;
      keys[e] = plan.key(e, element.rank().value(state), sum);
    }
  }

  @Override
  public void move(int[] state, int[] sources, int[][] names, int[] target) {
    for (NamingField reference : plan.shared()) {
      move(reference, reference, state, names, target);
    }
    for (int e = 0; e < sources.length; e++) {
      ElementFields place = plan.elements().get(e);
      ElementFields source = plan.elements().get(sources[e]);
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
      NamingField source, NamingField place, int[] state, int[][] names, int[] target) {
    place.cell().put(target, source.renamed(state, names[source.names()]));
  }
}
