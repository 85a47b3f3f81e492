package dev.gyre.ir;

import dev.gyre.source.SourceSpan;
import java.util.Optional;

/**
 * A named temporal property of a model.
 *
 * @param events what its propositions ask about steps, if they do
 */
public record LtlProperty(
    String name, LtlFormula formula, Optional<EventWatch> events, SourceSpan span) {}
