package dev.gyre.tck.sdl;

import java.util.List;
import java.util.Optional;

/** One transition, or the passing of time: what happened in which order, and what came of it. */
record ReferenceStep(List<ReferenceEvent> events, List<Optional<ReferenceInstance>> world) {
  ReferenceStep {
    events = List.copyOf(events);
  }

  static ReferenceStep silent(List<Optional<ReferenceInstance>> world) {
    return new ReferenceStep(List.of(), world);
  }
}
