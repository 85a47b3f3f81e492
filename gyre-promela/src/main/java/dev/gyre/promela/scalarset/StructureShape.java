package dev.gyre.promela.scalarset;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The fields of a typedef.
 *
 * @param fields in the order of their declarations
 */
record StructureShape(String name, Map<String, Shape> fields) {
  StructureShape {
    fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
  }

  /** The sorts of its scalars, as a message carries them. */
  void flatten(List<Sort> into) {
    for (Shape field : fields.values()) {
      int copies =
          field.dimension() instanceof Shape.Dimension.Numbered array
              ? array.length()
              : field.dimension() instanceof Shape.Dimension.Over over ? over.type().size() : 1;
      for (int i = 0; i < copies; i++) {
        flatten(field.sort(), into);
      }
    }
  }

  static void flatten(Sort sort, List<Sort> into) {
    if (sort instanceof Sort.Whole whole) {
      whole.structure().flatten(into);
    } else {
      into.add(sort);
    }
  }

  /** Whether some field, at any depth, is a channel. */
  boolean containsChannel() {
    return fields.values().stream()
        .anyMatch(
            field ->
                field.sort() instanceof Sort.Channel
                    || (field.sort() instanceof Sort.Whole inner
                        && inner.structure().containsChannel()));
  }

  /** Whether some field, at any depth, is an array of channels, or of what contains channels. */
  boolean containsChannelArray() {
    return fields.values().stream()
        .anyMatch(
            field ->
                (!(field.dimension() instanceof Shape.Dimension.None)
                        && (field.sort() instanceof Sort.Channel
                            || (field.sort() instanceof Sort.Whole part
                                && part.structure().containsChannel())))
                    || (field.sort() instanceof Sort.Whole inner
                        && inner.structure().containsChannelArray()));
  }

  /** Whether some field, at any depth, is an array over an index type. */
  boolean containsIndexedArray() {
    return fields.values().stream()
        .anyMatch(
            field ->
                field.dimension() instanceof Shape.Dimension.Over
                    || (field.sort() instanceof Sort.Whole inner
                        && inner.structure().containsIndexedArray()));
  }
}
