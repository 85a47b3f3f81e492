package dev.gyre.ir;

import java.util.List;
import java.util.Optional;

/** What a variable holds when it comes into being. */
public sealed interface Initial {
  <R> R match(Cases<R> cases);

  /** The expressions, unless the variable is declared with channels. */
  default Optional<Values> values() {
    return Optional.empty();
  }

  /** The channels that the variable is declared with. */
  default Optional<Channels> channels() {
    return Optional.empty();
  }

  /** One method per kind. */
  interface Cases<R> {
    R values(Values initial);

    R channels(Channels initial);
  }

  /**
   * One expression per element, evaluated when the variable is created; the last one serves all
   * elements that are left. Each may use the variables declared before.
   */
  record Values(List<Expr> expressions) implements Initial {
    public Values {
      expressions = List.copyOf(expressions);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.values(this);
    }

    @Override
    public Optional<Values> values() {
      return Optional.of(this);
    }
  }

  /** A new channel of this type for each element. */
  record Channels(ChannelType type) implements Initial {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.channels(this);
    }

    @Override
    public Optional<Channels> channels() {
      return Optional.of(this);
    }
  }

  /** What a variable of this type starts with unless the model says otherwise. */
  static Initial unwritten(ValueType type) {
    return type.isTimer() ? new Values(List.of(new Expr.Const(ValueType.TIMER_OFF))) : zero();
  }

  /** Zero everywhere. */
  static Initial zero() {
    return new Values(List.of(new Expr.Const(0)));
  }
}
