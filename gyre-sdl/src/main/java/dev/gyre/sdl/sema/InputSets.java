package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.SignalItem;
import dev.gyre.sdl.syntax.StatePart;

/** Which signals a process names as inputs, or says that it takes. */
final class InputSets {
  boolean takes(ProcessUnit process, IfSignal signal) {
    Definition.ProcessDefinition definition = process.definition();
    for (Definition inner : definition.definitions()) {
      if (inner instanceof Definition.SignalSet set
          && set.signals().stream().anyMatch(item -> stands(item, signal, process))) {
        return true;
      }
    }
    return takes(definition.behaviour(), process, signal);
  }

  private static boolean takes(Behaviour behaviour, ProcessUnit process, IfSignal signal) {
    for (Behaviour.State state : behaviour.states()) {
      for (StatePart part : state.parts()) {
        if (part instanceof StatePart.Input input
            && input.stimuli().stream()
                .anyMatch(stimulus -> stands(stimulus.signal(), signal, process))) {
          return true;
        }
      }
    }
    return behaviour.composites().stream()
        .anyMatch(composite -> takes(composite.behaviour(), process, signal));
  }

  private static boolean stands(SignalItem item, IfSignal signal, ProcessUnit process) {
    return Routing.stands(item, signal, process.scope());
  }
}
