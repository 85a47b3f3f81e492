package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.source.SourceSpan;
import java.util.List;

/** Does what an expression needs done before it is computed: calls, and free choices. */
interface Hoist {
  /** Calls a procedure; its result is in the place. */
  IfPlace call(
      Definition.ProcedureDefinition procedure, List<Expression> arguments, SourceSpan span);

  /** Puts any value of the type into a place. */
  IfPlace any(IfType type, SourceSpan span);

  /** Stores a value that is computed, in a place of the type; it is an error if it does not fit. */
  IfPlace keep(IfExpr value, IfType type, SourceSpan span);

  /** For conditions and constants, before which nothing can be done. */
  static Hoist forbidden() {
    return new Hoist() {
      @Override
      public IfPlace call(
          Definition.ProcedureDefinition procedure, List<Expression> arguments, SourceSpan span) {
        throw SemanticError.sort(span, "a procedure cannot be called in a condition or constant");
      }

      @Override
      public IfPlace any(IfType type, SourceSpan span) {
        throw SemanticError.sort(span, "there is no free choice in a condition or constant");
      }

      @Override
      public IfPlace keep(IfExpr value, IfType type, SourceSpan span) {
        throw SemanticError.unsupported(
            span, "this value in a condition or constant", "assign it to a variable before");
      }
    };
  }
}
