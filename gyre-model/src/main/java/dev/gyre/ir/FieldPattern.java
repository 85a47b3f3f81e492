package dev.gyre.ir;

import java.util.Optional;

/** What a receive does with one field of the message. */
public sealed interface FieldPattern {
  <R> R match(Cases<R> cases);

  /** What the field must be equal to, if it must. */
  default Optional<Expr> compared() {
    return Optional.empty();
  }

  /** Where the field goes, if it is kept. */
  default Optional<Place> stored() {
    return Optional.empty();
  }

  /** One method per kind. */
  interface Cases<R> {
    R equalTo(EqualTo pattern);

    R store(Store pattern);

    R ignore(Ignore pattern);
  }

  /** The field must have this value. */
  record EqualTo(Expr value) implements FieldPattern {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.equalTo(this);
    }

    @Override
    public Optional<Expr> compared() {
      return Optional.of(value);
    }
  }

  /** The field goes into this place; fields are stored from left to right. */
  record Store(Place place) implements FieldPattern {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.store(this);
    }

    @Override
    public Optional<Place> stored() {
      return Optional.of(place);
    }
  }

  /** The field is dropped. */
  record Ignore() implements FieldPattern {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ignore(this);
    }

    @Override
    public Optional<Expr> compared() {
      return Optional.empty();
    }

    @Override
    public Optional<Place> stored() {
      return Optional.empty();
    }
  }
}
