package dev.gyre.symmetry;

import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.VariableSymmetry;
import dev.gyre.system.Slot;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects what moves in blocks of one shape: the globals, the processes of a family, the channels
 * of an array. Variables that need attention get cells of their own; of the rest whole words move
 * with the block.
 */
final class BlockFields {
  private final Block block;
  private final RangeDenotation ranges;
  private final List<PermutedFields> cells = new ArrayList<>();
  private final List<Integer> attended = new ArrayList<>();

  /** Blocks of one shape that move among each other. */
  static final class Block {
    private final List<Integer> types;
    private final int[] bases;

    /**
     * @param types the type of each coordinate; none for a block that stays where it is
     * @param bases for each combination of coordinates where the block starts
     */
    Block(List<Integer> types, int[] bases) {
      this.types = types;
      this.bases = bases;
    }

    static Block single(int base) {
      return new Block(List.of(), new int[] {base});
    }

    /** Blocks inside of these, one for each element of a section. */
    Block within(RangeDenotation.Section section, int[] offsets) {
      List<Integer> all = new ArrayList<>(types);
      all.addAll(section.types());
      int[] inner = new int[bases.length * section.positions().size()];
      int at = 0;
      for (int base : bases) {
        for (int position : section.positions()) {
          inner[at++] = base + offsets[position];
        }
      }
      return new Block(all, inner);
    }
  }

  BlockFields(Block block, RangeDenotation ranges) {
    this.block = block;
    this.ranges = ranges;
  }

  /** Looks at a field of the messages in a channel. */
  void addField(Slot slot, Slot length, int capacity, Range range) {
    Denotation meanings = ranges.meanings(range);
    if (meanings == null) {
      return;
    }
    PermutedFields lengths = column(length);
    for (int message = 0; message < capacity; message++) {
      RangeDenotation.Section section = new RangeDenotation.Section(List.of(), List.of(message));
      cells.add(cells(slot, section, meanings, new PermutedFields.Queue(lengths, message)));
      attend(slot, message);
    }
  }

  /** Leaves a scalar where it is when the block moves. */
  void leave(Slot slot) {
    attend(slot, 0);
  }

  /** Looks at a variable of the block. */
  void add(Slot slot, List<Integer> dimensions, VariableSymmetry described) {
    Denotation meanings = ranges.meanings(described.value());
    List<RangeDenotation.Section> sections = ranges.sections(dimensions, described);
    boolean moves = sections.stream().anyMatch(section -> !section.types().isEmpty());
    if (meanings == null && !moves) {
      return;
    }
    for (RangeDenotation.Section section : sections) {
      PermutedFields found = cells(slot, section, meanings, null);
      if (meanings != null || found.axes().dimensions() > 0) {
        cells.add(found);
      }
      section.positions().forEach(position -> attend(slot, position));
    }
  }

  private PermutedFields cells(
      Slot slot, RangeDenotation.Section section, Denotation meanings, PermutedFields.Queue queue) {
    List<Integer> types = new ArrayList<>(block.types);
    types.addAll(section.types());
    int count = block.bases.length * section.positions().size();
    int[] words = new int[count];
    int[] shifts = new int[count];
    int at = 0;
    for (int base : block.bases) {
      for (int position : section.positions()) {
        words[at] = base + slot.word() + position / slot.perWord();
        shifts[at++] = slot.shift() + position % slot.perWord() * slot.bits();
      }
    }
    return new PermutedFields(ranges.axes(types), words, shifts, mask(slot), meanings, queue);
  }

  private static int mask(Slot slot) {
    return slot.type().bits() == 32 ? -1 : (1 << slot.type().bits()) - 1;
  }

  /** Notes that the bits of an element have a cell of their own. */
  private void attend(Slot slot, int position) {
    int word = slot.word() + position / slot.perWord();
    while (attended.size() <= word) {
      attended.add(0);
    }
    int bits = mask(slot) << (slot.shift() + position % slot.perWord() * slot.bits());
    attended.set(word, attended.get(word) | bits);
  }

  /** A scalar of each block, by itself. */
  PermutedFields column(Slot slot) {
    return cells(slot, new RangeDenotation.Section(List.of(), List.of(0)), null, null);
  }

  /** Adds what was found, and for blocks that move the rest of their words. */
  void finish(int wordCount, List<PermutedFields> target) {
    target.addAll(cells);
    if (block.types.isEmpty()) {
      return;
    }
    for (int word = 0; word < wordCount; word++) {
      int rest = word < attended.size() ? ~attended.get(word) : -1;
      if (rest != 0) {
        int[] words = new int[block.bases.length];
        for (int i = 0; i < words.length; i++) {
          words[i] = block.bases[i] + word;
        }
        target.add(
            new PermutedFields(
                ranges.axes(block.types), words, new int[words.length], rest, null, null));
      }
    }
  }

  /** For each type that has none yet: an array indexed by it whose values stand for themselves. */
  void mainArrays(List<PermutedFields> byType) {
    for (PermutedFields found : cells) {
      if (found.axes().dimensions() == 1 && found.meanings() == null) {
        int type = found.axes().type(0);
        if (byType.get(type) == null) {
          byType.set(type, found);
        }
      }
    }
  }
}
