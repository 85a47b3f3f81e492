package dev.gyre.cli;

import dev.gyre.lts.Relation;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Relations by name: {@code divergence-branching}. */
final class RelationConverter implements ITypeConverter<Relation> {
  @Override
  public Relation convert(String text) {
    return Arrays.stream(Relation.values())
        .filter(relation -> name(relation).equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'"
                        + text
                        + "' is no relation; there are "
                        + Arrays.stream(Relation.values())
                            .map(RelationConverter::name)
                            .collect(Collectors.joining(", "))));
  }

  private static String name(Relation relation) {
    return relation.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
