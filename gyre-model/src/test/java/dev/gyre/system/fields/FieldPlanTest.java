package dev.gyre.system.fields;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class FieldPlanTest {
  private static final BitField NIBBLE = new BitField(1, 4, 0xf);

  private static NamingField reference(int shift) {
    return new NamingField(new BitField(0, shift, 0xf), BitField.NONE, -1, NamingField.NO_NAMES);
  }

  private static ElementFields element(NamingField... references) {
    ValueField column = new ValueField(NIBBLE, 3);
    return new ElementFields(0, BitField.NONE, List.of(column), List.of(references));
  }

  @Test
  void bitsAreWrittenBesideTheOthers() {
    int[] state = {1, 0xabc};
    NIBBLE.put(state, 5);
    assertThat(state).containsExactly(1, 0xa5c);
    assertThat(NIBBLE.value(state)).isEqualTo(5);
    assertThat(BitField.NONE.value(state)).isZero();
  }

  @Test
  void aCellBehindTheLastMessageMeansNothing() {
    BitField length = new BitField(0, 0, 0xf);
    NamingField second = new NamingField(NIBBLE, length, 1, 0);
    int[] names = {2, 0, 1};
    assertThat(second.value(new int[] {1, 0x20})).isEqualTo(NamingField.ABSENT);
    assertThat(second.renamed(new int[] {1, 0x20}, names)).isEqualTo(2);
    assertThat(second.value(new int[] {2, 0x20})).isEqualTo(2);
    assertThat(second.renamed(new int[] {2, 0x20}, names)).isEqualTo(1);
  }

  @Test
  void valuesBeyondTheNamesNameNothing() {
    assertThat(NamingField.renamed(2, new int[] {1, 0})).isEqualTo(2);
    assertThat(NamingField.renamed(-1, new int[] {1, 0})).isEqualTo(-1);
    assertThat(NamingField.renamed(0, new int[] {1, 0})).isEqualTo(1);
  }

  @Test
  void referencesAreCountedFromTheSharedOnesToTheTables() {
    FieldPlan plan =
        new FieldPlan(
            List.of(element(reference(4)), element(reference(8))),
            List.of(reference(0)),
            List.of(reference(12)));
    assertThat(plan.references())
        .containsExactly(reference(0), reference(4), reference(8), reference(12));
    assertThat(plan.cells()).isEqualTo(6);
  }

  @Test
  void elementsAreSortedByRankThenByWhatIsToldThenByNumber() {
    FieldPlan plan = new FieldPlan(Collections.nCopies(5, element()), List.of(), List.of());
    long much = 8L << Integer.SIZE;
    assertThat(plan.indexBits()).isEqualTo(3);
    assertThat(plan.key(4, 1, 0)).isGreaterThan(plan.key(0, 0, much));
    assertThat(plan.key(0, 0, much)).isGreaterThan(plan.key(4, 0, 0));
    assertThat(plan.key(4, 0, much)).isGreaterThan(plan.key(3, 0, much));
    assertThat(plan.key(4, 0, 0) & 7).isEqualTo(4);
  }
}
