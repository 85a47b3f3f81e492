package dev.gyre.sdl.syntax;

import java.util.Optional;

/** How many instances there are at the start and at most, as far as it is said. */
public record Instances(Optional<Expression> initial, Optional<Expression> maximum) {
  public static final Instances UNSAID = new Instances(Optional.empty(), Optional.empty());
}
