package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.StatePart;
import java.util.Optional;

/** Declares the variables for parameters of events, which observers use without declaring them. */
final class ImplicitParameters {
  private final ProcessContext process;
  private final Scope scope;

  ImplicitParameters(ProcessContext process, Scope scope) {
    this.process = process;
    this.scope = scope;
  }

  void add(Behaviour behaviour) {
    for (Behaviour.State state : behaviour.states()) {
      for (StatePart part : state.parts()) {
        if (part instanceof StatePart.Input input) {
          input.stimuli().forEach(this::add);
        }
      }
    }
  }

  private void add(StatePart.Stimulus stimulus) {
    Optional<IfSignal> signal = scope.signal(stimulus.signal().name());
    for (int i = 0; signal.isPresent() && i < stimulus.variables().size(); i++) {
      Optional<Expression> variable = stimulus.variables().get(i);
      if (i < signal.get().parameters().size()
          && variable.isPresent()
          && variable.get() instanceof Expression.NameUse use
          && scope.variable(use.name()).isEmpty()) {
        scope.addVariable(
            use.name(),
            process.addVariable(
                use.name().text(), signal.get().parameters().get(i), Optional.empty(), use.span()));
      }
    }
  }
}
