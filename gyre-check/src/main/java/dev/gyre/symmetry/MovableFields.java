package dev.gyre.symmetry;

import dev.gyre.system.fields.FieldCode;
import dev.gyre.system.fields.FieldPlan;
import java.util.Arrays;
import java.util.List;

/**
 * What moves when the elements of symmetric types change places, in all states with the same
 * processes. Elements are numbered per type, among those that can move. For one thread.
 */
final class MovableFields {
  private final int[] sizes;
  private final boolean isRigid;

  /** For each type the number of its first element, and where the last ends. */
  private final int[] starts;

  /** Cells with several coordinates, which are moved one by one. */
  private final PermutedFields[] tables;

  /** What values can name, and the new names for one permutation at a time. */
  private final Denotation[] meanings;

  private final int[][] names;
  private final Incidence[] mentions;
  private final FieldPlan plan;
  private final FieldCodeCache codes;
  private final int[] sources;
  private FieldCode code;
  private int uses;
  private final List<PermutedFields> mainArrays;
  private final List<PermutedFields> locations;
  private final MovableElements movers;

  /**
   * @param movers which elements can move, and their processes
   * @param meanings all that may occur in the cells
   * @param mainArrays for each type an array indexed by it whose values stand for themselves; null
   *     where there is none
   * @param locations for each type the locations of the processes of a family; null where there is
   *     none
   * @param codes how cells are read and moved
   */
  MovableFields(
      MovableElements movers,
      List<PermutedFields> cells,
      List<Denotation> meanings,
      List<PermutedFields> mainArrays,
      List<PermutedFields> locations,
      FieldCodeCache codes) {
    this.movers = movers;
    this.sizes = movers.sizes();
    this.isRigid = Arrays.stream(sizes).allMatch(size -> size < 2);
    this.starts = new int[sizes.length + 1];
    for (int type = 0; type < sizes.length; type++) {
      starts[type + 1] = starts[type] + sizes[type];
    }
    this.sources = new int[starts[sizes.length]];
    this.tables =
        cells.stream().filter(c -> c.axes().dimensions() > 1).toArray(PermutedFields[]::new);
    List<Denotation> used =
        meanings.stream().filter(m -> cells.stream().anyMatch(c -> c.meanings() == m)).toList();
    this.meanings = used.toArray(Denotation[]::new);
    this.names = used.stream().map(Denotation::renamed).toArray(int[][]::new);
    FieldPlanBuilder writer = new FieldPlanBuilder(cells, used, locations, starts);
    this.plan = writer.write();
    this.mentions = writer.mentions().toArray(Incidence[]::new);
    this.codes = codes;
    this.code = new InterpretedFields(plan);
    this.mainArrays = mainArrays;
    this.locations = locations;
  }

  /** Which elements can move, and their processes. */
  MovableElements movers() {
    return movers;
  }

  /** How many elements of a type can move. */
  int size(int type) {
    return sizes[type];
  }

  int types() {
    return sizes.length;
  }

  /** The number of the first element of a type, when the elements of all types are numbered. */
  int start(int type) {
    return starts[type];
  }

  /** How many elements can move. */
  int elements() {
    return sources.length;
  }

  /** What references tell, in the order of their numbers. */
  Incidence[] mentions() {
    return mentions;
  }

  FieldPlan plan() {
    return plan;
  }

  /** What reads and moves cells, the best there is by now. */
  FieldCode code() {
    if (uses <= codes.patience() && uses++ == codes.patience()) {
      code = codes.compiled(plan);
    }
    return code;
  }

  /** An array indexed by a type whose values stand for themselves, or null. */
  PermutedFields mainArray(int type) {
    return mainArrays.get(type);
  }

  /** The locations of the processes of a family of a type, or null. */
  PermutedFields locations(int type) {
    return locations.get(type);
  }

  /** Whether nothing can move, so that every state is alone. */
  boolean isRigid() {
    return isRigid;
  }

  /**
   * Carries out a permutation.
   *
   * @param images for each type the image of each of its elements
   * @param target gets the words of the new state
   */
  void permute(int[] state, int length, int[][] images, int[] target) {
    System.arraycopy(state, 0, target, 0, length);
    long moved = moved(images);
    for (Denotation meaning : meanings) {
      meaning.rename(images, moved);
    }
    for (int type = 0; type < images.length; type++) {
      int start = starts[type];
      int[] image = images[type];
      for (int e = 0; e < image.length; e++) {
        sources[start + image[e]] = start + e;
      }
    }
    code().move(state, sources, names, target);
    for (PermutedFields table : tables) {
      table.move(state, images, moved, target);
    }
  }

  /** The types of which elements move, as {@link Coordinates#types}. */
  private static long moved(int[][] images) {
    long moved = 0;
    for (int type = 0; type < images.length; type++) {
      moved |= isIdentity(images[type]) ? 0 : 1L << type;
    }
    return moved;
  }

  private static boolean isIdentity(int[] image) {
    for (int e = 0; e < image.length; e++) {
      if (image[e] != e) {
        return false;
      }
    }
    return true;
  }

  /** The permutation that moves nothing. */
  int[][] identity() {
    int[][] images = new int[sizes.length][];
    for (int t = 0; t < sizes.length; t++) {
      images[t] = new int[sizes[t]];
      for (int e = 0; e < sizes[t]; e++) {
        images[t][e] = e;
      }
    }
    return images;
  }
}
