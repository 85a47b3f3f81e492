package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;

/** How a newtype is made. */
public sealed interface SortBody {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of sort. */
  interface Cases<R> {
    R structure(Structure s);

    R array(Array s);

    R sizedArray(SizedArray s);

    R literals(Literals s);
  }

  /** A field of a structure. */
  record StructureField(SourceSpan span, Name name, SortReference sort) {}

  /** {@code struct f, g t; ..}, one for each field. */
  record Structure(SourceSpan span, List<StructureField> fields) implements SortBody {
    public Structure {
      fields = List.copyOf(fields);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.structure(this);
    }
  }

  /** {@code array (index, element)}. */
  record Array(SourceSpan span, SortReference index, SortReference element) implements SortBody {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.array(this);
    }
  }

  /** {@code array (n) of t}, which one old tool writes; the index goes from 0. */
  record SizedArray(SourceSpan span, Expression size, SortReference element) implements SortBody {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sizedArray(this);
    }
  }

  /** {@code literals a, b}. */
  record Literals(SourceSpan span, List<Name> names) implements SortBody {
    public Literals {
      names = List.copyOf(names);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.literals(this);
    }
  }
}
