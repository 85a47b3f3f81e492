package dev.gyre.ir;

/** What a receive does with one field of the message. */
public sealed interface FieldPattern {
  <R> R match(Cases<R> cases);

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
  }

  /** The field goes into this place; fields are stored from left to right. */
  record Store(Place place) implements FieldPattern {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.store(this);
    }
  }

  /** The field is dropped. */
  record Ignore() implements FieldPattern {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ignore(this);
    }
  }
}
