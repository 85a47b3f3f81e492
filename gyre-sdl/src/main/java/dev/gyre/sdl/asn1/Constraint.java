package dev.gyre.sdl.asn1;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** What narrows a type. */
public sealed interface Constraint {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of constraint. */
  interface Cases<R> {
    R single(Single c);

    R range(Range c);

    R size(Size c);

    R alphabet(Alphabet c);

    R union(Union c);

    R intersection(Intersection c);

    R except(Except c);

    R contained(Contained c);

    R containing(Containing c);

    R elements(Elements c);

    R components(Components c);
  }

  /** Whether the end of a range belongs to it. */
  enum End {
    INCLUDED,
    EXCLUDED
  }

  /** What a constraint says about the presence of a component. */
  enum Presence {
    UNSAID,
    PRESENT,
    ABSENT,
    OPTIONAL
  }

  /** {@code a (0..7) PRESENT}. */
  record ComponentConstraint(
      SourceSpan span, Asn1Name name, Optional<Constraint> constraint, Presence presence) {}

  /** {@code (5)}: this value alone. */
  record Single(SourceSpan span, Asn1Value value) implements Constraint {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.single(this);
    }
  }

  /** {@code (0 .. 7)}; with {@code <} at an end, that end is left out. */
  record Range(SourceSpan span, Asn1Value low, End lowEnd, Asn1Value high, End highEnd)
      implements Constraint {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.range(this);
    }
  }

  /** {@code (SIZE(1..3))}. */
  record Size(SourceSpan span, Constraint constraint) implements Constraint {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.size(this);
    }
  }

  /** {@code (FROM("a".."z"))}: which characters may occur. */
  record Alphabet(SourceSpan span, Constraint constraint) implements Constraint {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.alphabet(this);
    }
  }

  /** {@code (a | b)}. */
  record Union(SourceSpan span, List<Constraint> parts) implements Constraint {
    public Union {
      parts = List.copyOf(parts);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.union(this);
    }
  }

  /** {@code (a ^ b)}, or one constraint after the other. */
  record Intersection(SourceSpan span, List<Constraint> parts) implements Constraint {
    public Intersection {
      parts = List.copyOf(parts);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.intersection(this);
    }
  }

  /** {@code (a EXCEPT b)}. */
  record Except(SourceSpan span, Constraint included, Constraint excluded) implements Constraint {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.except(this);
    }
  }

  /** {@code (T)}: what that type allows too. */
  record Contained(SourceSpan span, Asn1Type type) implements Constraint {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.contained(this);
    }
  }

  /** {@code (CONTAINING T)}: a string that holds an encoded value of that type. */
  record Containing(SourceSpan span, Asn1Type type) implements Constraint {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.containing(this);
    }
  }

  /** {@code (WITH COMPONENT (..))}: a constraint on each element. */
  record Elements(SourceSpan span, Constraint constraint) implements Constraint {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.elements(this);
    }
  }

  /** {@code (WITH COMPONENTS {..})}: constraints on components. */
  record Components(SourceSpan span, List<ComponentConstraint> components) implements Constraint {
    public Components {
      components = List.copyOf(components);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.components(this);
    }
  }
}
