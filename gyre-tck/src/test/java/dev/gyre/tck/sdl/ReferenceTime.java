package dev.gyre.tck.sdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How time passes: not at all while anybody can move. */
final class ReferenceTime {
  private ReferenceTime() {}

  /** All wait: time goes on to the next expiry. */
  static Optional<List<Optional<ReferenceInstance>>> pass(List<Optional<ReferenceInstance>> world) {
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
    List<Optional<ReferenceInstance>> later = new ArrayList<>();
    for (Optional<ReferenceInstance> instance : world) {
      Optional<ReferenceInstance> copy = instance.map(ReferenceInstance::copy);
      copy.ifPresent(c -> c.timers.replaceAll((timer, left) -> left - least));
      later.add(copy);
    }
    return Optional.of(later);
  }
}
