package dev.gyre.ir.symmetry;

import java.util.List;

/**
 * What the numbers in one variable mean.
 *
 * @param value what its value ranges over, or that of each element of an array
 * @param indices what the index ranges over, one for each dimension; empty if all are plain. The
 *     channels that an array creates move with its elements
 * @param fields for a variable that creates channels, what each field of a message ranges over;
 *     empty if all are plain
 */
public record VariableSymmetry(Range value, List<Range> indices, List<Range> fields) {
  /** Nothing moves. */
  public static final VariableSymmetry PLAIN =
      new VariableSymmetry(Range.plain(), List.of(), List.of());

  public VariableSymmetry {
    indices = List.copyOf(indices);
    fields = List.copyOf(fields);
  }

  public static VariableSymmetry ofValue(Range value) {
    return new VariableSymmetry(value, List.of(), List.of());
  }

  /** What the index of a dimension ranges over. */
  public Range index(int dimension) {
    return indices.isEmpty() ? Range.plain() : indices.get(dimension);
  }

  /** What a field of the messages in its channels ranges over. */
  public Range field(int number) {
    return fields.isEmpty() ? Range.plain() : fields.get(number);
  }
}
