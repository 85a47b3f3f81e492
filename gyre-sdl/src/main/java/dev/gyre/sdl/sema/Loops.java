package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.Transition;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Adds loops: over numbers, and over the elements of an array or sequence. */
final class Loops {
  private final BodyAnalysis body;
  private final BlockGraph graph;

  Loops(BodyAnalysis body) {
    this.body = body;
    this.graph = body.graph();
  }

  void forRange(Action.ForRange a) {
    Values values = body.values();
    IfExpr from = a.from().map(e -> values.of(e, BasicSorts.INTEGER)).orElseGet(() -> number(0));
    IfExpr to = values.of(a.to(), BasicSorts.INTEGER);
    IfExpr step = a.step().map(e -> values.of(e, BasicSorts.INTEGER)).orElseGet(() -> number(1));
    IfPlace counter = variable(a.variable(), BasicSorts.INTEGER, a.span());
    IfPlace end = ActionAnalysis.temporary(body.process(), BasicSorts.INTEGER, a.span());
    graph.append(new IfAction.Assign(end, to, a.span()));
    repeat(
        counter,
        from,
        new IfExpr.Load(end),
        step,
        a.span(),
        () -> inside(a.variable(), counter, a.body()));
  }

  void forEach(Action.ForEach a) {
    IfExpr collection = body.values().of(a.collection());
    if (collection.kind() != IfExpr.Kind.LOAD) {
      throw SemanticError.unsupported(
          a.collection().span(), "a loop over a value", "assign the value to a variable first");
    }
    IfPlace list = ((IfExpr.Load) collection).place();
    IfType element =
        switch (list.type().kind()) {
          case ARRAY -> ((IfType.Array) list.type()).element();
          case SEQUENCE -> ((IfType.Sequence) list.type()).element();
          case BOOLEAN, RANGE, ENUMERATION, INSTANCE, RECORD, CHOICE, IRRELEVANT ->
              throw SemanticError.sort(
                  a.collection().span(), list.type().name() + " has no elements");
        };
    IfPlace counter = ActionAnalysis.temporary(body.process(), BasicSorts.NATURAL, a.span());
    IfPlace current = variable(a.variable(), element, a.span());
    IfExpr length = new IfExpr.Length(collection, BasicSorts.INTEGER);
    repeat(
        counter,
        number(0),
        length,
        number(1),
        a.span(),
        () -> {
          IfPlace at = element(list, new IfExpr.Load(counter), element);
          if (!BasicSorts.isIrrelevant(element)) {
            graph.append(new IfAction.Assign(current, new IfExpr.Load(at), a.span()));
          }
          inside(a.variable(), current, a.body());
        });
  }

  private static IfPlace element(IfPlace list, IfExpr index, IfType type) {
    List<IfPlace.Step> steps = new java.util.ArrayList<>(list.steps());
    steps.add(new IfPlace.Element(index));
    return new IfPlace(list.variable(), steps, type);
  }

  private IfPlace variable(Name name, IfType type, SourceSpan span) {
    Optional<IfPlace> known = body.scope().variable(name);
    known.ifPresent(place -> requireRange(type, place.type(), span));
    return known.isPresent() && Typing.fits(type, known.get().type())
        ? known.get()
        : body.process().addVariable(name.text(), type, Optional.empty(), span);
  }

  private static void requireRange(IfType given, IfType wanted, SourceSpan span) {
    if (Typing.fits(given, wanted)) {
      RealBounds.require(given, wanted, span);
    }
  }

  private void inside(Name name, IfPlace variable, Transition transition) {
    Optional<IfPlace> before = body.scope().variable(name);
    body.scope().addVariable(name, variable);
    body.append(transition);
    before.ifPresent(place -> body.scope().addVariable(name, place));
  }

  private void repeat(
      IfPlace counter, IfExpr from, IfExpr to, IfExpr step, SourceSpan span, Runnable content) {
    int test = graph.add();
    int round = graph.add();
    int behind = graph.add();
    graph.append(new IfAction.Assign(counter, from, span));
    graph.continueIn(test, span);
    IfExpr current = new IfExpr.Load(counter);
    IfExpr more = new IfExpr.Binary(IfExpr.BinaryOperator.LESS, current, to, BasicSorts.BOOLEAN);
    graph.end(
        new IfExit.Decision(List.of(new IfExit.Arm(more, round)), OptionalInt.of(behind), span));
    graph.open(round);
    content.run();
    if (!graph.hasEnded()) {
      IfExpr next =
          new IfExpr.Binary(IfExpr.BinaryOperator.PLUS, current, step, BasicSorts.INTEGER);
      graph.append(new IfAction.Assign(counter, next, span));
      graph.end(new IfExit.Jump(test, span));
    }
    graph.open(behind);
  }

  private static IfExpr number(int value) {
    return new IfExpr.Constant(value, BasicSorts.INTEGER);
  }
}
