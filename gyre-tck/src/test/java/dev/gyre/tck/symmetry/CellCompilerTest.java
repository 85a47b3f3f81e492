package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.system.fields.BitField;
import dev.gyre.system.fields.ElementFields;
import dev.gyre.system.fields.FieldPlan;
import dev.gyre.system.fields.NamingField;
import dev.gyre.system.fields.ValueField;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Compiled cells do what interpreted ones do, on random plans: all widths and places of cells,
 * queues, several types, and so many elements that the code is cut into several methods.
 */
class CellCompilerTest {
  private static final int PLANS = 300;
  private static final int STATES = 30;
  private static final int TABLES_OF_NAMES = 3;

  private final Random random = new Random(1);
  private int words;
  private int freeBit;

  @Test
  void compiledCellsDoWhatInterpretedCellsDo() {
    int longest = 0;
    for (int i = 0; i < PLANS; i++) {
      words = 0;
      freeBit = Integer.SIZE;
      FieldPlan plan = plan(i % 50 == 0 ? 150 : 1 + random.nextInt(8));
      longest = Math.max(longest, plan.elements().size());
      follow(plan);
    }
    assertThat(longest).isGreaterThan(100);
  }

  private void follow(FieldPlan plan) {
    AgreeingCells cells = new AgreeingCells(plan);
    int[] last = plan.references().stream().mapToInt(r -> NamingField.ABSENT).toArray();
    int elements = plan.elements().size();
    for (int i = 0; i < STATES; i++) {
      int[] state = random.ints(words + 1).toArray();
      cells.compare(state, last, (reference, value) -> last[reference] = value);
      cells.sum(state, random.longs(elements).toArray(), new long[elements], new long[elements]);
      int[][] names = new int[TABLES_OF_NAMES][];
      for (int table = 0; table < names.length; table++) {
        names[table] = random.ints(1 + random.nextInt(40), 0, 2).toArray();
      }
      cells.move(state, sources(plan), names, state.clone());
    }
  }

  /** A random rearrangement of each type. */
  private int[] sources(FieldPlan plan) {
    int[] sources = IntStream.range(0, plan.elements().size()).toArray();
    int from = 0;
    while (from < sources.length) {
      int type = plan.elements().get(from).type();
      List<Integer> members = new ArrayList<>();
      for (int e = from; e < sources.length && plan.elements().get(e).type() == type; e++) {
        members.add(e);
      }
      Collections.shuffle(members, random);
      for (int member : members) {
        sources[from++] = member;
      }
    }
    return sources;
  }

  // ---- plans

  private FieldPlan plan(int size) {
    List<ElementFields> elements = new ArrayList<>();
    for (int type = 0; type < 1 + random.nextInt(3); type++) {
      int[] columns =
          random
              .ints(size < 9 && random.nextInt(10) == 0 ? 800 : random.nextInt(4), 1, 33)
              .toArray();
      int[] references = random.ints(random.nextInt(4), 1, 33).toArray();
      int[] slots = random.ints(references.length, -1, 3).toArray();
      for (int e = 0; e < size; e++) {
        elements.add(element(type, columns, references, slots));
      }
    }
    return new FieldPlan(elements, references(random.nextInt(5)), references(random.nextInt(5)));
  }

  private ElementFields element(int type, int[] columns, int[] references, int[] slots) {
    List<ValueField> own = new ArrayList<>();
    for (int c = 0; c < columns.length; c++) {
      own.add(new ValueField(cell(columns[c]), ValueField.mixed(c)));
    }
    List<NamingField> naming = new ArrayList<>();
    for (int r = 0; r < references.length; r++) {
      naming.add(reference(references[r], slots[r], r % TABLES_OF_NAMES));
    }
    return new ElementFields(type, own.isEmpty() ? BitField.NONE : own.get(0).cell(), own, naming);
  }

  private List<NamingField> references(int count) {
    List<NamingField> references = new ArrayList<>();
    for (int r = 0; r < count; r++) {
      references.add(reference(1 + random.nextInt(32), random.nextInt(4) - 1, r % TABLES_OF_NAMES));
    }
    return references;
  }

  private NamingField reference(int bits, int slot, int names) {
    BitField length = slot < 0 ? BitField.NONE : cell(2);
    return new NamingField(cell(bits), length, slot, names);
  }

  /** Bits that no other cell has. Cells do not reach across words. */
  private BitField cell(int bits) {
    if (freeBit + bits > Integer.SIZE) {
      words++;
      freeBit = 0;
    }
    BitField cell = new BitField(words, freeBit, bits == Integer.SIZE ? -1 : (1 << bits) - 1);
    freeBit += bits;
    return cell;
  }
}
