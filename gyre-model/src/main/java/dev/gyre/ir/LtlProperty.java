package dev.gyre.ir;

import dev.gyre.source.SourceSpan;

/** A named temporal property of a model. */
public record LtlProperty(String name, LtlFormula formula, SourceSpan span) {}
