package dev.gyre.promela.chantype;

import dev.gyre.promela.sema.ProcessSymbol;
import dev.gyre.promela.sema.ResolvedModel;
import dev.gyre.promela.sema.Start;
import dev.gyre.promela.sema.VariableSymbol;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Collects what a model says of its channels: each send and receive is an equation between the
 * messages of the channel and what is given or taken, each assignment, {@code run} and initial
 * value one between two variables. Flow of control does not matter, so a channel variable that
 * holds channels of different types by turns is found fault with, although it may work.
 */
final class ChannelTyping extends SyntaxWalker {
  private final ResolvedModel resolved;
  private final Unifier unifier;
  private final Places places;
  private final List<Use> declared = new ArrayList<>();
  private final List<Use> passed = new ArrayList<>();
  private boolean isTrace;

  ChannelTyping(ResolvedModel resolved, Unifier unifier, Places places) {
    this.resolved = resolved;
    this.unifier = unifier;
    this.places = places;
  }

  /** A send, receive or poll: the messages of a channel have these fields. */
  private record Use(Term channel, Term message, Joint.Written reason) {}

  /**
   * States all equations. What says most of a channel comes first, so that a wrong use is found
   * fault with and not what it clashes with: declarations and where channels go, then the uses of
   * channels by the name they are declared with, then all others.
   */
  void collect() {
    resolved.globals().forEach(this::initial);
    resolved.automata().forEach(process -> process.locals().forEach(this::initial));
    for (Unit unit : resolved.model().units()) {
      isTrace = unit instanceof Unit.Trace;
      if (unit instanceof Unit.Ltl formula) {
        walk(formula.formula());
      }
      body(unit).ifPresent(this::walk);
    }
    declared.forEach(this::equate);
    passed.forEach(this::equate);
  }

  private void equate(Use use) {
    unifier.equate(use.channel().messages(), use.message(), use.reason());
  }

  private static Optional<Sequence> body(Unit unit) {
    if (unit instanceof Unit.Proctype proctype) {
      return Optional.of(proctype.body());
    } else if (unit instanceof Unit.Init init) {
      return Optional.of(init.body());
    } else if (unit instanceof Unit.Never never) {
      return Optional.of(never.body());
    }
    return unit instanceof Unit.Trace trace ? Optional.of(trace.body()) : Optional.empty();
  }

  private void initial(VariableSymbol variable) {
    Places.Shape shape = places.of(variable);
    if (variable.start().orElse(null) instanceof Start.Value value
        && shape instanceof Places.Leaf leaf
        && leaf.term().kind() == Term.Kind.CHANNEL) {
      equate(leaf.term(), value.expression(), variable.name().span(), "it is the initial value of");
    }
  }

  @Override
  protected void enter(Statement statement) {
    if (statement instanceof Statement.Send send) {
      List<Term> fields = new ArrayList<>();
      send.arguments().forEach(argument -> addSent(argument, fields));
      use(send.channel(), send.span(), fields);
    } else if (statement instanceof Statement.Receive receive) {
      use(receive.channel(), receive.span(), received(receive.arguments()));
    } else if (statement instanceof Statement.Assign assign) {
      places
          .of(assign.target())
          .filter(Places.Leaf.class::isInstance)
          .ifPresent(
              leaf ->
                  equate(
                      ((Places.Leaf) leaf).term(), assign.value(), assign.span(), "assigned to"));
    } else if (statement instanceof Statement.ForIn loop) {
      loop(loop);
    }
  }

  @Override
  protected void enter(Expression expression) {
    if (expression instanceof Expression.Poll poll) {
      use(poll.channel(), poll.span(), received(poll.arguments()));
    } else if (expression instanceof Expression.Run run) {
      run(run);
    }
  }

  private void use(Expression.Reference channel, SourceSpan span, List<Term> fields) {
    Optional<Term> term = places.channel(channel);
    if (term.isEmpty()) {
      return;
    }
    Use use =
        new Use(
            term.get(),
            Term.message("this message", span, fields),
            new Joint.Written(span, "a message of " + text(channel)));
    OptionalInt width = declaredWidth(channel);
    if (width.isEmpty()) {
      passed.add(use);
    } else if (width.getAsInt() == fields.size()) {
      declared.add(use);
    }
    // Otherwise the type checker has complained, and knows better: it fails when it is reached.
  }

  private OptionalInt declaredWidth(Expression.Reference channel) {
    boolean isPlain = channel.path().size() == 1;
    Start start = resolved.variable(channel).flatMap(VariableSymbol::start).orElse(null);
    return isPlain && start instanceof Start.Channel made
        ? OptionalInt.of(made.width())
        : OptionalInt.empty();
  }

  private void addSent(Expression argument, List<Term> fields) {
    boolean isAnything = isTrace && !isConstant(argument);
    if (isAnything) {
      // In a trace whatever is not a constant stands for any value.
      fields.add(Term.unknown(text(argument), argument.span()));
    } else if (argument instanceof Expression.Reference reference) {
      addScalars(reference, fields);
    } else {
      fields.add(term(argument));
    }
  }

  private static boolean isConstant(Expression argument) {
    return argument instanceof Expression.Literal || argument instanceof Expression.MtypeConstant;
  }

  private void addScalars(Expression.Reference reference, List<Term> fields) {
    Optional<Places.Shape> shape = places.of(reference);
    if (shape.isPresent()) {
      shape.get().flatten(fields);
    } else {
      fields.add(Term.unknown(text(reference), reference.span()));
    }
  }

  private List<Term> received(List<ReceiveArgument> arguments) {
    List<Term> fields = new ArrayList<>();
    for (ReceiveArgument argument : arguments) {
      if (argument instanceof ReceiveArgument.Store store && !isTrace) {
        addScalars(store.target(), fields);
      } else if (argument instanceof ReceiveArgument.Eval eval && !isTrace) {
        fields.add(term(eval.value()));
      } else if (argument instanceof ReceiveArgument.Match match) {
        fields.add(term(match.constant()));
      } else {
        fields.add(Term.unknown("a field", argument.span()));
      }
    }
    return fields;
  }

  private void loop(Statement.ForIn loop) {
    Optional<Term> channel = places.channel(loop.collection());
    Optional<Places.Shape> message = places.of(loop.variable());
    if (channel.isEmpty() || !(message.orElse(null) instanceof Places.Node structure)) {
      return;
    }
    List<Term> fields = new ArrayList<>();
    structure.flatten(fields);
    use(loop.collection(), loop.span(), fields);
  }

  private void run(Expression.Run run) {
    Optional<ProcessSymbol> process = resolved.process(run.process().text());
    if (process.isEmpty()) {
      return;
    }
    List<VariableSymbol> parameters = process.get().parameters();
    for (int i = 0; i < Math.min(parameters.size(), run.arguments().size()); i++) {
      if (places.of(parameters.get(i)) instanceof Places.Leaf leaf) {
        Expression argument = run.arguments().get(i);
        equate(leaf.term(), argument, argument.span(), "given to " + run.process().text() + " as");
      }
    }
  }

  private void equate(Term target, Expression value, SourceSpan span, String how) {
    Term given = term(value);
    String words = text(value) + " is " + how + " " + target.name();
    unifier.equate(target, given, new Joint.Written(span, words));
  }

  /** The type of a value. */
  private Term term(Expression value) {
    if (value instanceof Expression.Reference reference) {
      return places
          .of(reference)
          .filter(Places.Leaf.class::isInstance)
          .map(leaf -> ((Places.Leaf) leaf).term())
          .orElseGet(() -> Term.unknown(text(value), value.span()));
    } else if (value instanceof Expression.RemoteVariable remote) {
      return resolved
          .variable(remote)
          .map(places::of)
          .filter(Places.Leaf.class::isInstance)
          .map(leaf -> ((Places.Leaf) leaf).term())
          .orElseGet(() -> Term.unknown(text(value), value.span()));
    } else if (value instanceof Expression.Conditional choice) {
      Term result = Term.unknown(text(value), value.span());
      Joint.Written reason = new Joint.Written(value.span(), "one of both is chosen");
      unifier.equate(result, term(choice.then()), reason);
      unifier.equate(result, term(choice.otherwise()), reason);
      return result;
    } else if (value instanceof Expression.MtypeConstant) {
      return Term.mtype(text(value), value.span());
    } else if (value instanceof Expression.Literal literal && literal.value() == 0) {
      // 0 is also no channel.
      return Term.unknown(text(value), value.span());
    }
    return Term.number(text(value), value.span());
  }

  private static String text(Expression expression) {
    return "'" + expression.span().text() + "'";
  }
}
