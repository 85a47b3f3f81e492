package dev.gyre.tck.sdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How time passes: not at all while anybody can move. */
final class ReferenceTime {
  private ReferenceTime() {}

  /**
   * All wait: time goes on to the next expiry, or by one unit if somebody outside may send before.
   */
  static Optional<List<Optional<ReferenceInstance>>> pass(
      List<Optional<ReferenceInstance>> world, boolean inUnits) {
    long least =
        world.stream()
            .flatMap(Optional::stream)
            .flatMap(instance -> instance.timers.values().stream())
            .mapToLong(Long::longValue)
            .min()
            .orElse(0);
    if (least == 0) {
      return Optional.empty();
    }
    long units = inUnits ? 1 : least;
    List<Optional<ReferenceInstance>> later = new ArrayList<>();
    for (Optional<ReferenceInstance> instance : world) {
      Optional<ReferenceInstance> copy = instance.map(ReferenceInstance::copy);
      copy.ifPresent(c -> c.timers.replaceAll((timer, left) -> left - units));
      later.add(copy);
    }
    return Optional.of(later);
  }
}
