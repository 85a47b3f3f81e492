package dev.gyre.sdl.property;

import dev.gyre.source.SourceFile;
import java.util.List;

/**
 * What is asked of a system besides its own text.
 *
 * @param formulas temporal formulas, one each
 * @param files stop conditions, observers and charts
 */
public record PropertyTexts(List<SourceFile> formulas, List<SourceFile> files) {
  /** Nothing. */
  public static final PropertyTexts NONE = new PropertyTexts(List.of(), List.of());

  public PropertyTexts {
    formulas = List.copyOf(formulas);
    files = List.copyOf(files);
  }
}
