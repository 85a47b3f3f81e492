package dev.gyre.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What values refer to: elements of a symmetric type, processes, or channels. The things that can
 * be referred to come in groups with coordinates ({@link Coordinates}); when they move, the values
 * that name them change. Values that name nothing of this kind stand for themselves.
 *
 * <p>Holds the renaming of one permutation at a time, so it is for one thread.
 */
final class Denotation {
  private final List<Coordinates> groups = new ArrayList<>();
  private final List<int[]> names = new ArrayList<>();
  private int[] groupOf = {};
  private int[] thingOf = {};
  private int[] renamed = {};
  private long types;

  /** Whether the last permutation had another name for something. */
  private boolean isChanged;

  /**
   * Adds a group of things.
   *
   * @param values for each thing the value that names it
   */
  void add(Coordinates axes, int[] values) {
    int group = groups.size();
    groups.add(axes);
    types |= axes.types();
    names.add(values);
    for (int thing = 0; thing < values.length; thing++) {
      int value = values[thing];
      if (value >= groupOf.length) {
        int before = groupOf.length;
        groupOf = Arrays.copyOf(groupOf, value + 1);
        thingOf = Arrays.copyOf(thingOf, value + 1);
        renamed = Arrays.copyOf(renamed, value + 1);
        for (int v = before; v <= value; v++) {
          groupOf[v] = -1;
          renamed[v] = v;
        }
      }
      groupOf[value] = group;
      thingOf[value] = thing;
    }
  }

  /** The group of what a value names, or -1 if it stands for itself. */
  int group(int value) {
    return Integer.compareUnsigned(value, groupOf.length) < 0 ? groupOf[value] : -1;
  }

  /** Which thing of its group a value names. */
  int thing(int value) {
    return thingOf[value];
  }

  /** How many groups there are. */
  int groups() {
    return groups.size();
  }

  /** For each thing of a group the value that names it. */
  int[] names(int group) {
    return names.get(group);
  }

  Coordinates axes(int group) {
    return groups.get(group);
  }

  /** The types that things belong to, as {@link Coordinates#types}. */
  long types() {
    return types;
  }

  /**
   * Prepares {@link #renamed} for a permutation.
   *
   * @param moved the types of which it moves elements
   */
  void rename(int[][] images, long moved) {
    boolean hasMoved = (types & moved) != 0;
    if (hasMoved || isChanged) {
      rename(images);
      isChanged = hasMoved;
    }
  }

  private void rename(int[][] images) {
    for (int group = 0; group < names.size(); group++) {
      Coordinates axes = groups.get(group);
      int[] values = names.get(group);
      if (axes.dimensions() == 1) {
        int[] image = images[axes.type(0)];
        for (int thing = 0; thing < values.length; thing++) {
          renamed[values[thing]] = values[image[thing]];
        }
        continue;
      }
      for (int thing = 0; thing < values.length; thing++) {
        renamed[values[thing]] = values[axes.image(thing, images)];
      }
    }
  }

  /** For each value the one that takes its place; values beyond the end stay. */
  int[] renamed() {
    return renamed;
  }
}
