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
    for (Behaviour.State state : definition.behaviour().states()) {
      for (StatePart part : state.parts()) {
        if (part instanceof StatePart.Input input
            && input.stimuli().stream()
                .anyMatch(stimulus -> stands(stimulus.signal(), signal, process))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean stands(SignalItem item, IfSignal signal, ProcessUnit process) {
    return Routing.stands(item, signal, process.scope());
  }
}
