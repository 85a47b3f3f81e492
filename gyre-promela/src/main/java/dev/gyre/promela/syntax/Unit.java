package dev.gyre.promela.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** What may stand at the top level of a model. */
public sealed interface Unit {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of unit; a new kind breaks every incomplete implementation. */
  interface Cases<R> {
    R proctype(Proctype unit);

    R init(Init unit);

    R never(Never unit);

    R trace(Trace unit);

    R ltl(Ltl unit);

    R globals(Globals unit);

    R typedef(Typedef unit);

    R mtype(Mtype unit);

    R inline(Inline unit);

    R indexType(IndexType unit);
  }

  /** Whether at most one option of the process may be executable at a time. */
  enum Determinism {
    ANY,
    DETERMINISTIC
  }

  /** Whether events must follow the description or must not. */
  enum TraceKind {
    TRACE,
    NOTRACE
  }

  /**
   * A process type.
   *
   * @param instances how many run from the start: absent for none ({@code active} says 1)
   * @param priority the number after {@code priority}
   * @param provided the condition under which it may move at all
   */
  record Proctype(
      SourceSpan span,
      Name name,
      Determinism determinism,
      Optional<Expression> instances,
      List<Declaration> parameters,
      Optional<Integer> priority,
      Optional<Expression> provided,
      Sequence body)
      implements Unit {
    public Proctype {
      parameters = List.copyOf(parameters);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.proctype(this);
    }
  }

  /** The initial process. */
  record Init(SourceSpan span, Optional<Integer> priority, Sequence body) implements Unit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.init(this);
    }
  }

  /** A never claim. */
  record Never(SourceSpan span, Optional<Name> name, Sequence body) implements Unit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.never(this);
    }
  }

  /** An event trace assertion. */
  record Trace(SourceSpan span, TraceKind kind, Sequence body) implements Unit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.trace(this);
    }
  }

  /** A temporal property. */
  record Ltl(SourceSpan span, Optional<Name> name, Expression formula) implements Unit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ltl(this);
    }
  }

  /** Global variables. */
  record Globals(SourceSpan span, Declaration declaration) implements Unit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.globals(this);
    }
  }

  /** A structure type. */
  record Typedef(SourceSpan span, Name name, List<Declaration> fields) implements Unit {
    public Typedef {
      fields = List.copyOf(fields);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.typedef(this);
    }
  }

  /** Symbolic constants; {@code set} is the name of the set they belong to, if it has one. */
  record Mtype(SourceSpan span, Optional<Name> set, List<Name> constants) implements Unit {
    public Mtype {
      constants = List.copyOf(constants);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.mtype(this);
    }
  }

  /**
   * That an inline was defined here. Its body is gone into its uses; the unit is kept for tools
   * that show an outline.
   */
  record Inline(SourceSpan span, Name name, List<Name> parameters) implements Unit {
    public Inline {
      parameters = List.copyOf(parameters);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.inline(this);
    }
  }

  /** Whether the elements of an index type have neighbours. */
  enum IndexKind {
    SCALARSET("scalarset"),
    RING("ring");

    private final String word;

    IndexKind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** {@code scalarset Name[size]} or {@code ring Name[size]}. */
  record IndexType(SourceSpan span, IndexKind kind, Name name, Expression size) implements Unit {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.indexType(this);
    }
  }
}
