package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.taste.FunctionText;
import java.util.Optional;

/** A function of a project, before the behaviour of its process is looked at. */
record FunctionUnit(FunctionText text, SystemParts parts) {
  /** The process that the function is. */
  ProcessUnit process() {
    return parts.processes().get(0);
  }

  /** The signal of an interface, if the structure of the function declares it. */
  Optional<IfSignal> signal(String face) {
    Name name = new Name(process().definition().name().span(), Typing.key(face));
    return process().scope().signal(name);
  }
}
