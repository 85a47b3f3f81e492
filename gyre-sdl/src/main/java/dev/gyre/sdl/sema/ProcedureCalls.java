package dev.gyre.sdl.sema;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Parameter;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Copies procedures to where they are called. A procedure has no states, so its variables are
 * needed by one call at a time; parameters that go out are copied back when it returns.
 */
final class ProcedureCalls implements Hoist {
  private final BodyAnalysis body;

  ProcedureCalls(BodyAnalysis body) {
    this.body = body;
  }

  void call(Action.Call a) {
    Optional<Definition.ProcedureDefinition> procedure = body.scope().procedure(a.procedure());
    if (procedure.isPresent()) {
      inline(procedure.get(), body.scope().inner(), a.arguments(), a.span());
      return;
    }
    Optional<SystemContext.RemoteProcedure> remote =
        body.process().system().receivers().remote(body.process().index(), a.procedure());
    if (remote.isPresent()) {
      remote(remote.get(), a);
      return;
    }
    Optional<Definition.ProcedureReference> external = body.scope().external(a.procedure());
    if (external.isPresent()) {
      external(external.get(), a);
    } else if (!new Undeclared(body).call(a)) {
      throw SemanticError.unknown(
          a.procedure().span(), "there is no procedure " + a.procedure().text());
    }
  }

  /** Runs a procedure without parameters that nobody calls by name. */
  void run(Definition.ProcedureDefinition procedure, SourceSpan span) {
    inline(procedure, body.scope().inner(), List.of(), span);
  }

  /**
   * Runs a procedure that somebody outside calls.
   *
   * @return where the values go that he gives it
   */
  List<Optional<IfPlace>> fromOutside(Definition.ProcedureDefinition procedure) {
    SourceSpan span = procedure.name().span();
    Scope inner = body.scope().inner();
    List<Optional<IfPlace>> given = new ArrayList<>();
    enter(procedure, span);
    for (Parameter parameter : procedure.parameters()) {
      IfType type = body.process().system().sorts().of(parameter.sort(), inner);
      String name = procedure.name().text() + "." + parameter.name().text();
      IfPlace place = body.process().addVariable(name, type, Optional.empty(), span);
      inner.addVariable(parameter.name(), place);
      boolean isKept = !BasicSorts.isIrrelevant(type);
      if (parameter.mode() != Parameter.Mode.OUT) {
        given.add(isKept ? Optional.of(place) : Optional.empty());
      } else if (isKept) {
        body.graph().append(new IfAction.Assign(place, FirstValues.of(type), span));
      }
    }
    copy(procedure, inner, span);
    body.process().leave(procedure);
    return given;
  }

  /**
   * A procedure that another process has for all. The caller waits for it, so it is as if the
   * caller did it, as long as it needs nothing that the other process has.
   */
  private void remote(SystemContext.RemoteProcedure remote, Action.Call a) {
    if (new Isolation().isBroken(remote.procedure().behaviour())) {
      throw shared(a);
    }
    try {
      inline(remote.procedure(), remote.scope().inner(), a.arguments(), a.span());
    } catch (SemanticError error) {
      // The variables of the other process are nothing that is known here.
      if (error.diagnostic().code() == SdlCode.SDL_UNKNOWN_NAME
          || error.diagnostic().code() == SdlCode.SDL_SORT) {
        throw shared(a);
      }
      throw error;
    }
  }

  private static SemanticError shared(Action.Call a) {
    return SemanticError.unsupported(
        a.span(),
        "a call of a procedure of another process that uses what that process has",
        "ask for the value with a signal, or give it as a parameter");
  }

  /** What is done outside is not known: results may be anything. */
  private void external(Definition.ProcedureReference procedure, Action.Call a) {
    for (int i = 0; i < Math.min(a.arguments().size(), procedure.parameters().size()); i++) {
      switch (procedure.parameters().get(i).mode()) {
        case IN -> body.values().of(a.arguments().get(i), type(procedure.parameters().get(i)));
        case OUT, IN_OUT -> {
          IfPlace place = body.values().places().of(a.arguments().get(i));
          if (!BasicSorts.isIrrelevant(place.type())) {
            body.graph().append(new IfAction.AnyValue(place, a.span()));
          }
        }
      }
    }
  }

  private IfType type(Parameter parameter) {
    return body.process().system().sorts().of(parameter.sort(), body.scope());
  }

  @Override
  public IfPlace call(
      Definition.ProcedureDefinition procedure, List<Expression> arguments, SourceSpan span) {
    return inline(procedure, body.scope().inner(), arguments, span)
        .orElseThrow(
            () ->
                SemanticError.sort(
                    span, "the procedure " + procedure.name().text() + " has no result"));
  }

  @Override
  public IfPlace any(IfType type, SourceSpan span) {
    IfPlace place = ActionAnalysis.temporary(body.process(), type, span);
    body.graph().append(new IfAction.AnyValue(place, span));
    return place;
  }

  @Override
  public IfPlace keep(IfExpr value, IfType type, SourceSpan span) {
    IfPlace place = ActionAnalysis.temporary(body.process(), type, span);
    body.graph().append(new IfAction.Assign(place, value, span));
    return place;
  }

  private Optional<IfPlace> inline(
      Definition.ProcedureDefinition procedure,
      Scope inner,
      List<Expression> arguments,
      SourceSpan span) {
    enter(procedure, span);
    if (arguments.size() != procedure.parameters().size()) {
      throw SemanticError.sort(
          span,
          "the procedure "
              + procedure.name().text()
              + " has "
              + procedure.parameters().size()
              + " parameters, not "
              + arguments.size());
    }
    List<Runnable> copiesBack = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      parameter(procedure, i, arguments.get(i), inner, copiesBack, span);
    }
    Optional<IfPlace> result = copy(procedure, inner, span);
    copiesBack.forEach(Runnable::run);
    body.process().leave(procedure);
    return result;
  }

  private void enter(Definition.ProcedureDefinition procedure, SourceSpan span) {
    if (!body.process().enter(procedure)) {
      throw SemanticError.unsupported(
          span,
          "a procedure that calls itself",
          "the number of states would have no bound; write a loop");
    }
  }

  /** Copies the body, whose parameters are known; where its result is. */
  private Optional<IfPlace> copy(
      Definition.ProcedureDefinition procedure, Scope inner, SourceSpan span) {
    ProcessContext process = body.process();
    String prefix = procedure.name().text() + ".";
    new Declarations(process, inner, prefix).addAnew(procedure.definitions());
    Optional<IfPlace> result =
        procedure
            .result()
            .map(
                r -> {
                  IfType type = process.system().sorts().of(r.sort(), inner);
                  IfPlace place =
                      process.addVariable(
                          prefix + r.name().map(n -> n.text()).orElse("result"),
                          type,
                          Optional.empty(),
                          span);
                  r.name().ifPresent(name -> inner.addVariable(name, place));
                  return place;
                });
    int behind = body.graph().add();
    BodyAnalysis copy =
        BodyAnalysis.ofProcedure(
            process, inner, procedure.behaviour(), new BodyAnalysis.Return(behind, result));
    // Editors let people declare a procedure and write it later.
    int start =
        procedure.behaviour().starts().isEmpty()
            ? behind
            : copy.add(procedure.behaviour().starts().get(0).transition());
    body.graph().end(new IfExit.Jump(start, span));
    body.graph().open(behind);
    return result;
  }

  private void parameter(
      Definition.ProcedureDefinition procedure,
      int number,
      Expression argument,
      Scope inner,
      List<Runnable> copiesBack,
      SourceSpan span) {
    Parameter parameter = procedure.parameters().get(number);
    IfType type = body.process().system().sorts().of(parameter.sort(), inner);
    String name = procedure.name().text() + "." + parameter.name().text();
    IfPlace place = body.process().addVariable(name, type, Optional.empty(), span);
    inner.addVariable(parameter.name(), place);
    if (parameter.mode() != Parameter.Mode.IN) {
      IfPlace outer = body.values().places().of(argument);
      RealBounds.require(type, outer.type(), argument.span());
    }
    if (BasicSorts.isIrrelevant(type)) {
      body.values().of(argument, type);
      return;
    }
    switch (parameter.mode()) {
      case IN -> body.assign(place, argument, span);
      case IN_OUT -> {
        body.assign(place, argument, span);
        IfPlace outer = body.values().places().of(argument);
        copiesBack.add(() -> copy(outer, place, span));
      }
      case OUT -> {
        body.graph().append(new IfAction.Assign(place, FirstValues.of(type), span));
        IfPlace outer = body.values().places().of(argument);
        copiesBack.add(() -> copy(outer, place, span));
      }
    }
  }

  private void copy(IfPlace to, IfPlace from, SourceSpan span) {
    body.graph().append(new IfAction.Assign(to, new IfExpr.Load(from), span));
  }
}
