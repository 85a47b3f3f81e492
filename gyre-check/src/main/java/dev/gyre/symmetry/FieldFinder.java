package dev.gyre.symmetry;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import dev.gyre.symmetry.BlockFields.Block;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds what moves in the states of one population: goes through the globals, the channels and the
 * processes, and asks the description what their numbers mean.
 */
final class FieldFinder {
  private static final int NONE = -1;

  private final StateLayout layout;
  private final Symmetry symmetry;
  private final Configuration population;
  private final RangeDenotation ranges;
  private final FieldCodeCache codes;
  private final List<PermutedFields> cells = new ArrayList<>();
  private final List<PermutedFields> mainArrays = new ArrayList<>();
  private final List<PermutedFields> locations = new ArrayList<>();

  FieldFinder(
      StateLayout layout, Symmetry symmetry, Configuration population, FieldCodeCache codes) {
    this.codes = codes;
    this.layout = layout;
    this.symmetry = symmetry;
    this.population = population;
    this.ranges = new RangeDenotation(symmetry, population);
    for (int t = 0; t < symmetry.types().size(); t++) {
      mainArrays.add(null);
      locations.add(null);
    }
  }

  MovableFields find() {
    nameChannels();
    globals();
    for (int f = 0; f < symmetry.families().size(); f++) {
      ProcessFamily family = symmetry.families().get(f);
      int[] members = population.members(f, family.type());
      if (members.length > 0) {
        family(family, members);
      }
    }
    boolean[] isMember = members();
    for (int pid = 0; pid < isMember.length; pid++) {
      if (!isMember[pid]) {
        Block block = Block.single(population.base(pid));
        process(block, population.automaton(pid), NONE);
      }
    }
    return new MovableFields(
        new MovableElements(symmetry, population),
        cells,
        ranges.meanings(),
        mainArrays,
        locations,
        codes);
  }

  // ---- numbers of channels

  private void nameChannels() {
    int next = 1;
    for (Variable variable : layout.system().globals()) {
      if (variable.declaredChannels().isPresent()) {
        ranges.nameChannels(
            List.of(), new int[] {next}, variable, symmetry.global(variable.index()));
        next += variable.size();
      }
    }
    int[] first = new int[population.processes()];
    for (int pid = 0; pid < first.length; pid++) {
      first[pid] = next;
      next += layout.process(population.automaton(pid)).channels().size();
    }
    for (int f = 0; f < symmetry.families().size(); f++) {
      ProcessFamily family = symmetry.families().get(f);
      int[] members = population.members(f, family.type());
      if (members.length > 0) {
        int[] numbers = Arrays.stream(members).map(member -> first[member]).toArray();
        nameLocalChannels(family.automaton(), List.of(family.type()), numbers);
      }
    }
    boolean[] isMember = members();
    for (int pid = 0; pid < first.length; pid++) {
      if (!isMember[pid]) {
        nameLocalChannels(population.automaton(pid), List.of(), new int[] {first[pid]});
      }
    }
  }

  /**
   * The channels that processes of an automaton bring. Those of a process that stays where it is
   * change places too, in an array that is indexed by elements.
   *
   * @param types the type that the processes are numbered by, if they are
   * @param first for each process the number of its first channel
   */
  private void nameLocalChannels(int automaton, List<Integer> types, int[] first) {
    int before = 0;
    for (Variable variable : automaton(automaton).locals()) {
      if (variable.declaredChannels().isPresent()) {
        int offset = before;
        int[] numbers = Arrays.stream(first).map(number -> number + offset).toArray();
        VariableSymmetry described = symmetry.local(automaton, variable.index());
        ranges.nameChannels(types, numbers, variable, described);
        before += variable.size();
      }
    }
  }

  /** For each process whether it takes the places of others. */
  private boolean[] members() {
    boolean[] isMember = new boolean[population.processes()];
    for (int f = 0; f < symmetry.families().size(); f++) {
      for (int member : population.members(f, symmetry.families().get(f).type())) {
        isMember[member] = true;
      }
    }
    return isMember;
  }

  private ProcessAutomaton automaton(int index) {
    return layout.system().automata().get(index);
  }

  // ---- what is where

  private void globals() {
    Block block = Block.single(0);
    BlockFields parts = new BlockFields(block, ranges);
    if (layout.lastProcess() != null) {
      parts.add(
          layout.lastProcess(), List.of(), VariableSymmetry.ofValue(new Range.ProcessNumber()));
    }
    int channel = 0;
    for (Variable variable : layout.system().globals()) {
      VariableSymmetry described = symmetry.global(variable.index());
      parts.add(layout.global(variable), variable.dimensions(), described);
      if (variable.declaredChannels().isPresent()) {
        int[] offsets = new int[variable.size()];
        for (int i = 0; i < offsets.length; i++) {
          offsets[i] = layout.globalChannelOffset(channel + i);
        }
        channels(block, offsets, layout.globalChannels().get(channel), variable, described);
        channel += variable.size();
      }
    }
    parts.finish(0, cells);
    parts.mainArrays(mainArrays);
  }

  private void family(ProcessFamily family, int[] members) {
    int[] bases = new int[members.length];
    for (int e = 0; e < bases.length; e++) {
      bases[e] = population.base(members[e]);
    }
    Block block = new Block(List.of(family.type()), bases);
    process(block, family.automaton(), family.identity().parameter().orElse(NONE));
    if (locations.get(family.type()) == null) {
      Slot location = layout.process(family.automaton()).location();
      locations.set(family.type(), new BlockFields(block, ranges).column(location));
    }
  }

  /**
   * @param identity the parameter that says which element a process belongs to, or {@link #NONE}.
   *     It holds what the population says, so it has the same value in a place whichever process
   *     comes there
   */
  private void process(Block block, int automaton, int identity) {
    ProcessShape shape = layout.process(automaton);
    BlockFields parts = new BlockFields(block, ranges);
    int channel = 0;
    int words = shape.words();
    for (Variable variable : automaton(automaton).locals()) {
      VariableSymmetry described = symmetry.local(automaton, variable.index());
      Slot slot = shape.locals().get(variable.index());
      if (variable.index() == identity) {
        parts.leave(slot);
      } else {
        parts.add(slot, variable.dimensions(), described);
      }
      if (variable.declaredChannels().isPresent()) {
        int[] offsets = new int[variable.size()];
        for (int i = 0; i < offsets.length; i++) {
          offsets[i] = shape.channelOffsets().get(channel + i);
        }
        words = Math.min(words, offsets[0]);
        channels(block, offsets, shape.channels().get(channel), variable, described);
        channel += offsets.length;
      }
    }
    parts.finish(words, cells);
  }

  /** The contents of the channels that a variable creates. */
  private void channels(
      Block owner,
      int[] offsets,
      ChannelShape shape,
      Variable variable,
      VariableSymmetry described) {
    if (shape.words() == 0) {
      return;
    }
    for (RangeDenotation.Section section : ranges.sections(variable.dimensions(), described)) {
      BlockFields parts = new BlockFields(owner.within(section, offsets), ranges);
      for (int field = 0; field < shape.fields().size(); field++) {
        parts.addField(
            shape.fields().get(field),
            shape.length(),
            shape.type().capacity(),
            described.field(field));
      }
      parts.finish(shape.words(), cells);
    }
  }
}
