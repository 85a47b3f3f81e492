package dev.gyre.symmetry;

import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What ranges mean in one population: which values name what moves, and which indices move. */
final class RangeDenotation {
  private final Configuration population;
  private final Map<Range, Denotation> elements = new LinkedHashMap<>();
  private final Denotation processes = new Denotation();
  private final Denotation channels = new Denotation();

  RangeDenotation(Symmetry symmetry, Configuration population) {
    this.population = population;
    for (int f = 0; f < symmetry.families().size(); f++) {
      ProcessFamily family = symmetry.families().get(f);
      processes.add(axes(List.of(family.type())), population.members(f, family.type()));
    }
  }

  /** All meanings that were asked for, or could be. */
  List<Denotation> meanings() {
    List<Denotation> all = new ArrayList<>(elements.values());
    all.add(processes);
    all.add(channels);
    return all;
  }

  Coordinates axes(List<Integer> types) {
    return new Coordinates(types, types.stream().map(t -> population.movable(t).length).toList());
  }

  /** What the values of a range name; null if they stand for themselves. */
  Denotation meanings(Range range) {
    return switch (range.kind()) {
      case PLAIN -> null;
      case ELEMENT -> elements.computeIfAbsent(range, key -> elementMeanings((Range.Element) key));
      case PROCESS_NUMBER -> processes;
      case CHANNEL -> channels;
    };
  }

  private Denotation elementMeanings(Range.Element range) {
    Denotation meanings = new Denotation();
    int[] movable = population.movable(range.type());
    int[] values = Arrays.stream(movable).map(element -> element + range.first()).toArray();
    meanings.add(axes(List.of(range.type())), values);
    return meanings;
  }

  /**
   * Those elements of an array that move among each other.
   *
   * @param types the type of each coordinate
   * @param positions for each combination of coordinates the position of the element in the array
   */
  record Section(List<Integer> types, List<Integer> positions) {}

  /** Divides an array into sections; a scalar is one section with one element. */
  List<Section> sections(List<Integer> dimensions, VariableSymmetry described) {
    List<Section> sections = List.of(new Section(List.of(), List.of(0)));
    for (int d = 0; d < dimensions.size(); d++) {
      List<Section> finer = new ArrayList<>();
      for (Section section : sections) {
        for (Section step : indices(dimensions.get(d), described.index(d))) {
          finer.add(joined(section, dimensions.get(d), step));
        }
      }
      sections = finer;
    }
    return sections;
  }

  private static Section joined(Section outer, int length, Section inner) {
    List<Integer> types = new ArrayList<>(outer.types());
    types.addAll(inner.types());
    List<Integer> positions = new ArrayList<>();
    for (int position : outer.positions()) {
      inner.positions().forEach(step -> positions.add(position * length + step));
    }
    return new Section(types, positions);
  }

  /** The indices of one dimension, divided into those that move among each other. */
  private List<Section> indices(int length, Range range) {
    List<Section> sections = new ArrayList<>();
    boolean[] moves = new boolean[length];
    Denotation meanings = meanings(range);
    if (meanings != null) {
      for (int group = 0; group < meanings.groups(); group++) {
        int[] names = meanings.names(group);
        if (names.length == 0) {
          continue;
        }
        for (int name : names) {
          if (name >= length) {
            throw new IllegalStateException("an array is too short for the type of its index");
          }
          moves[name] = true;
        }
        List<Integer> types = List.of(meanings.axes(group).type(0));
        sections.add(new Section(types, Arrays.stream(names).boxed().toList()));
      }
    }
    for (int index = 0; index < length; index++) {
      if (!moves[index]) {
        sections.add(new Section(List.of(), List.of(index)));
      }
    }
    return sections;
  }

  /**
   * Says which channels a variable created, for each process of a family or for nobody.
   *
   * @param types the type of the family, if there is one
   * @param numbers the number of the first channel, for each process
   */
  void nameChannels(
      List<Integer> types, int[] numbers, Variable variable, VariableSymmetry described) {
    for (Section section : sections(variable.dimensions(), described)) {
      List<Integer> all = new ArrayList<>(types);
      all.addAll(section.types());
      if (all.isEmpty()) {
        continue;
      }
      int[] values = new int[numbers.length * section.positions().size()];
      int at = 0;
      for (int number : numbers) {
        for (int position : section.positions()) {
          values[at++] = number + position;
        }
      }
      channels.add(axes(all), values);
    }
  }
}
