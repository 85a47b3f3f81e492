package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;

/** The names before a name, as in {@code process system s/block b p}, outermost first. */
public record Qualifier(List<Part> parts) {
  public static final Qualifier NONE = new Qualifier(List.of());

  public Qualifier {
    parts = List.copyOf(parts);
  }

  /** {@code block b}: the word in small letters, and the name. */
  public record Part(SourceSpan span, String unit, Name name) {}
}
