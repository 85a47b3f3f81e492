package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.exec.jvm.FieldCompiler;
import dev.gyre.symmetry.InterpretedFields;
import dev.gyre.system.fields.FieldCode;
import dev.gyre.system.fields.FieldPlan;
import java.util.ArrayList;
import java.util.List;

/** Does everything twice, compiled and interpreted, and demands the same outcome. */
final class AgreeingCells implements FieldCode {
  private final FieldCode interpreted;
  private final FieldCode compiled;

  AgreeingCells(FieldPlan plan) {
    this.interpreted = new InterpretedFields(plan);
    this.compiled = FieldCompiler.compile(plan);
  }

  @Override
  public void compare(int[] state, int[] last, Changes changes) {
    List<List<Integer>> expected = new ArrayList<>();
    interpreted.compare(state, last, (reference, value) -> expected.add(List.of(reference, value)));
    List<List<Integer>> found = new ArrayList<>();
    compiled.compare(state, last, (reference, value) -> found.add(List.of(reference, value)));
    assertThat(found).isEqualTo(expected);
    expected.forEach(change -> changes.changed(change.get(0), change.get(1)));
  }

  @Override
  public void sum(int[] state, long[] told, long[] sums, long[] keys) {
    compiled.sum(state, told, sums, keys);
    long[] expectedSums = new long[sums.length];
    long[] expectedKeys = new long[keys.length];
    interpreted.sum(state, told, expectedSums, expectedKeys);
    assertThat(sums).isEqualTo(expectedSums);
    assertThat(keys).isEqualTo(expectedKeys);
  }

  @Override
  public void move(int[] state, int[] sources, int[][] names, int[] target) {
    int[] expected = target.clone();
    interpreted.move(state, sources, names, expected);
    compiled.move(state, sources, names, target);
    assertThat(target).isEqualTo(expected);
  }
}
