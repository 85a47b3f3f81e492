package dev.gyre.symmetry.detect;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.OptionalInt;

/**
 * Looks at everything that a system declares and does, and infers which numbers are of one kind:
 * the types that a model with scalarsets would declare [IpDill1996].
 */
final class ScalarsetInference {
  private final ProcessSystem system;
  private final InitialProcesses starts;
  private final DetectionBudget budget;
  private final TypeClasses kinds = new TypeClasses();

  ScalarsetInference(ProcessSystem system, InitialProcesses starts, DetectionBudget budget) {
    this.system = system;
    this.starts = starts;
    this.budget = budget;
    system.globals().forEach(variable -> declare(variable, -1));
    for (ProcessAutomaton automaton : processes()) {
      automaton.locals().forEach(variable -> declare(variable, automaton.index()));
    }
    PartialEvaluator constants = new PartialEvaluator(leaf -> OptionalInt.empty());
    for (Variable variable : system.globals()) {
      initial(variable, inference(-1, constants, variable.span()), Moment.FIRST_STATE);
    }
  }

  TypeClasses kinds() {
    return kinds;
  }

  /** All automata of processes. */
  List<ProcessAutomaton> processes() {
    return system.automata().stream().filter(ProcessAutomaton::isProcess).toList();
  }

  // ---- declarations

  private void declare(Variable variable, int owner) {
    TypeClasses.Place value = new TypeClasses.Place.Value(owner, variable.index());
    TypeClasses.Kind kind = kinds.kind(value);
    kind.types.add(variable.type());
    kind.isChannel = variable.type().isChannel();
    if (variable.type().isTimer()) {
      kinds.spoil(value, "changes as time passes", variable.span());
    }
    for (int d = 0; d < variable.dimensions().size(); d++) {
      TypeClasses.Kind index = kinds.kind(new TypeClasses.Place.Index(owner, variable.index(), d));
      index.length = Math.min(index.length, variable.dimensions().get(d));
    }
    variable.declaredChannels().ifPresent(channels -> declare(value, channels.type()));
  }

  private void declare(TypeClasses.Place channel, ChannelType type) {
    kinds.kind(channel).isChannel = true;
    kinds.kind(channel).arities.add(type.fields().size());
    for (int f = 0; f < type.fields().size(); f++) {
      TypeClasses.Kind field = kinds.kind(kinds.field(channel, f));
      field.types.add(type.fields().get(f));
      field.isChannel = type.fields().get(f).isChannel();
    }
  }

  /** When a starting value is computed. */
  private enum Moment {
    /** Before all steps: whatever is there need not be symmetric, since only steps count. */
    FIRST_STATE,
    /** In a step that creates a process, so that a fixed number there is as good as written. */
    CREATION,
    /** The same, but nobody reads it. */
    UNREAD_CREATION,
    /** Before all steps, and nobody reads it; or an argument is there instead. */
    UNREAD
  }

  /**
   * The values that a variable gets when it comes into being, typed as assignments are. A value
   * that can be computed is what is left of it in the variable.
   */
  private void initial(Variable variable, ExpressionInference inference, Moment moment) {
    TypeClasses.Place place = inference.value(variable);
    for (Expr e : variable.initial().values().map(Initial.Values::expressions).orElse(List.of())) {
      ExpressionInference.Sort sort = inference.sort(e);
      if (sort.fixed().isEmpty()) {
        inference.same(ExpressionInference.Sort.of(place), sort, "set to");
        continue;
      }
      int value = variable.type().truncate(sort.fixed().getAsInt());
      kinds.kind(place).startValues.add(value);
      switch (moment) {
        case FIRST_STATE -> kinds.kind(place).liveStartValues.add(value);
        case CREATION -> inference.fixed(place, value);
        case UNREAD_CREATION ->
            kinds
                .kind(place)
                .unreadStarts
                .add(new UnreadStart(variable, ConstantUse.always(value, variable.span())));
        case UNREAD -> {}
      }
    }
  }

  /** Looks at the declarations of an automaton. */
  void readDeclarations(ProcessAutomaton automaton) {
    ExpressionInference inference = inference(automaton);
    automaton.provided().ifPresent(inference::truth);
    for (Variable variable : automaton.locals()) {
      initial(variable, inference.at(variable.span()), moment(automaton, variable));
    }
  }

  /** Parameters have starting values only where a process exists from the start. */
  private Moment moment(ProcessAutomaton automaton, Variable variable) {
    boolean isParameter = variable.index() < automaton.parameters().size();
    boolean isGiven = isParameter && starts.numbers(automaton.index()).isEmpty();
    boolean isCreated = starts.isCreated(automaton.index()) && !isParameter;
    if (isGiven || starts.isDeadAtStart(automaton.index(), variable.index())) {
      return isCreated ? Moment.UNREAD_CREATION : Moment.UNREAD;
    }
    return isCreated ? Moment.CREATION : Moment.FIRST_STATE;
  }

  // ---- statements whose process is one of many

  /** Looks at the statements of an automaton of which nothing can be foreseen. */
  void readStatements(ProcessAutomaton automaton) {
    ExpressionInference inference = inference(automaton);
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        StatementInference here = new StatementInference(inference.at(edge.span()));
        here.guard(edge.guard());
        edge.effects().forEach(here::effect);
      }
    }
  }

  private ExpressionInference inference(ProcessAutomaton automaton) {
    return inference(automaton.index(), known(automaton.index()), automaton.span());
  }

  private PartialEvaluator known(int automaton) {
    return new PartialEvaluator(
        leaf ->
            leaf.isOwnPid() && starts.isSingle(automaton)
                ? OptionalInt.of(starts.number(automaton))
                : OptionalInt.empty());
  }

  private ExpressionInference inference(int automaton, PartialEvaluator known, SourceSpan span) {
    return new ExpressionInference(
        kinds, automaton, known, ConstantUse.always(0, span), span, budget);
  }

  // ---- statements of a process that creates others

  /** Follows an automaton that creates processes; the result tells which. */
  SpawnAnalysis follow(ProcessAutomaton creator) {
    return new SpawnAnalysis(
        system,
        creator,
        starts.number(creator.index()),
        new SpawnAnalysis.Observer() {
          @Override
          public void reached(Guard guard, CreatorState foresight, SourceSpan span) {
            foreseeing(creator, foresight, span).guard(guard);
          }

          @Override
          public void reached(Effect effect, CreatorState foresight, SourceSpan span) {
            foreseeing(creator, foresight, span).effect(effect);
          }
        },
        budget);
  }

  private StatementInference foreseeing(
      ProcessAutomaton creator, CreatorState foresight, SourceSpan span) {
    ConstantUse context =
        new ConstantUse(0, span, foresight.created(), ConstantUse.Knowledge.ONLY_CREATED);
    PartialEvaluator known = new PartialEvaluator(leaf -> foreseen(leaf, creator, foresight, span));
    return new StatementInference(
        new ExpressionInference(kinds, creator.index(), known, context, span, budget));
  }

  /** A known value of a variable counts as a fixed number in its place. */
  private OptionalInt foreseen(
      Expr leaf, ProcessAutomaton creator, CreatorState foresight, SourceSpan span) {
    OptionalInt value = foresight.known(leaf);
    if (value.isPresent() && leaf.loaded().isPresent()) {
      kinds
          .kind(
              new TypeClasses.Place.Value(creator.index(), leaf.loaded().get().variable().index()))
          .fixedUses
          .add(
              new ConstantUse(
                  value.getAsInt(), span, foresight.created(), ConstantUse.Knowledge.ONLY_CREATED));
    }
    return value;
  }
}
