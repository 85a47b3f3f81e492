package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.Optional;

/** {@code returns x t}. */
public record ProcedureResult(SourceSpan span, Optional<Name> name, SortReference sort) {}
