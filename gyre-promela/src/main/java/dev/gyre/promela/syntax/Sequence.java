package dev.gyre.promela.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;

/** Statements and declarations one after the other; never empty in a model without errors. */
public record Sequence(SourceSpan span, List<Statement> steps) {
  public Sequence {
    steps = List.copyOf(steps);
  }
}
