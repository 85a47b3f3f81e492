package dev.gyre.tck.gen;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.TypeName;
import dev.gyre.promela.syntax.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Process types and the initial process. */
final class ProcessGenerator {
  private final Dice dice;
  private final NameSource names;
  private final ExpressionGenerator expressions;
  private final DeclarationGenerator declarations;
  private final StatementGenerator statements;
  private final Features features;
  private final Scope globals;

  ProcessGenerator(Dice dice, NameSource names, Features features, Scope globals) {
    this.dice = dice;
    this.names = names;
    this.expressions = new ExpressionGenerator(dice);
    this.declarations = new DeclarationGenerator(dice, names);
    this.statements = new StatementGenerator(dice, names, expressions);
    this.features = features;
    this.globals = globals;
  }

  /** A parameter: either a value of some kind or a channel with some protocol. */
  private record Parameter(
      Declaration declaration, Optional<Place> place, Optional<Channel> channel) {}

  /** A process type that is done, and what claims may say about it. */
  record ProcessType(
      Unit.Proctype unit, List<Place> locals, List<String> labels, List<Parameter> parameters) {
    String name() {
      return unit.name().text();
    }
  }

  /**
   * @param instances how many run from the start; none means that the initial process starts it
   */
  ProcessType process(Optional<Integer> instances, int size) {
    List<Parameter> parameters = instances.isPresent() ? List.of() : parameters();
    Scope scope = globals.with(List.of(pid()));
    for (Parameter parameter : parameters) {
      scope = scope.with(parameter.place().stream().toList());
      scope = scope.withChannels(parameter.channel().stream().toList());
    }
    List<String> labels = labels();
    Body body = new Body();
    scope = body.locals(scope);
    Context context =
        new Context(scope, Context.Region.PLAIN, 2, Context.Loop.NONE, labels, features);
    body.steps(context, dice.between(1, 1 + size));
    if (dice.oneIn(2)) {
      body.serve(context);
    }
    body.label(labels);
    Unit.Proctype unit =
        new Unit.Proctype(
            Ast.HERE,
            Ast.name(names.next("P")),
            dice.oneIn(40) ? Unit.Determinism.DETERMINISTIC : Unit.Determinism.ANY,
            instances.map(Ast::number),
            parameters.stream().map(Parameter::declaration).toList(),
            features.priorities() ? Optional.of(dice.between(1, 3)) : Optional.empty(),
            dice.oneIn(12) ? Optional.of(provided()) : Optional.empty(),
            Ast.sequence(body.all()));
    return new ProcessType(unit, body.places, labels, parameters);
  }

  private static Place pid() {
    return Place.scalar("_pid", Kind.NUMBER, Place.Use.READ_ONLY);
  }

  private Expression provided() {
    return expressions.guard(globals.with(List.of(pid())), 1);
  }

  private List<Parameter> parameters() {
    List<Parameter> all = new ArrayList<>();
    if (dice.oneIn(2)) {
      DeclarationGenerator.Declared value =
          declarations.variable(DeclarationGenerator.Position.PARAMETER, globals.constants());
      all.add(new Parameter(value.declaration(), Optional.of(value.place()), Optional.empty()));
    }
    if (dice.oneIn(2)) {
      Place.Step step = new Place.Step(names.next("q"), 0);
      Channel.Protocol protocol = dice.pick(globals.channels()).protocol();
      Channel channel = new Channel(step, protocol);
      Declaration declaration =
          DeclarationGenerator.bare(Ast.type(TypeName.Base.CHAN), step.name(), 0);
      all.add(new Parameter(declaration, Optional.empty(), Optional.of(channel)));
    }
    return all;
  }

  private List<String> labels() {
    List<String> labels = new ArrayList<>();
    for (int i = dice.below(3); i > 0; i--) {
      labels.add(names.next(dice.pick("L", "L", "end", "progress", "accept")));
    }
    return labels;
  }

  /** The initial process: starts what is not active, once each. */
  Unit init(List<ProcessType> toStart, int size) {
    Body body = new Body();
    String number = names.next("p");
    body.declare(DeclarationGenerator.bare(Ast.type(TypeName.Base.PID), number, 0));
    List<Statement> runs = new ArrayList<>();
    for (ProcessType process : toStart) {
      Expression run = run(process);
      runs.add(dice.oneIn(3) ? Ast.assign(Ast.variable(number), run) : Ast.pass(run));
    }
    body.add(dice.oneIn(3) ? runs : List.of(new Statement.Atomic(Ast.HERE, Ast.sequence(runs))));
    Context context =
        new Context(globals, Context.Region.PLAIN, 1, Context.Loop.NONE, List.of(), features);
    body.steps(context, dice.below(size));
    Optional<Integer> priority =
        features.priorities() && dice.oneIn(2) ? Optional.of(dice.between(1, 3)) : Optional.empty();
    return new Unit.Init(Ast.HERE, priority, Ast.sequence(body.all()));
  }

  private Expression run(ProcessType process) {
    List<Expression> arguments = new ArrayList<>();
    for (Parameter parameter : process.parameters()) {
      arguments.add(
          parameter
              .channel()
              .<Expression>map(this::channelLike)
              .orElseGet(() -> argument(parameter.place().get().kind())));
    }
    Optional<Integer> priority =
        features.priorities() && dice.oneIn(2) ? Optional.of(dice.between(1, 3)) : Optional.empty();
    return new Expression.Run(Ast.HERE, process.unit().name(), arguments, priority);
  }

  /** Spin takes only a constant for a parameter of type mtype. */
  private Expression argument(Kind kind) {
    return kind.sort() == Kind.Sort.MTYPE
        ? Ast.constant(dice.pick(globals.constants().get(kind.set())))
        : expressions.value(globals, kind, 1);
  }

  private Expression channelLike(Channel wanted) {
    List<Channel> same = globals.channels(c -> c.protocol().equals(wanted.protocol()));
    return expressions.channel(dice.pick(same), globals);
  }

  /** The steps of a process while they are collected. */
  private final class Body {
    private final List<Statement> declared = new ArrayList<>();
    private final List<Statement> steps = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();

    List<Statement> all() {
      List<Statement> all = new ArrayList<>(declared);
      all.addAll(steps);
      return all;
    }

    void declare(Declaration declaration) {
      declared.add(new Statement.Declare(Ast.HERE, declaration));
    }

    void add(List<Statement> more) {
      steps.addAll(more);
    }

    /** Variables, and rarely a channel that nobody else knows. */
    Scope locals(Scope outer) {
      for (int i = dice.below(3); i > 0; i--) {
        DeclarationGenerator.Declared variable =
            declarations.variable(DeclarationGenerator.Position.LOCAL, outer.constants());
        declare(variable.declaration());
        places.add(variable.place());
      }
      Scope scope = outer.with(places);
      return dice.oneIn(4) ? scope.withChannels(List.of(ownChannel())) : scope;
    }

    private Channel ownChannel() {
      Place.Step step = new Place.Step(names.next("own"), 0);
      Channel channel = new Channel(step, declarations.protocol(1));
      declare(declarations.channel(channel));
      Statement.ExclusiveKind kind = dice.pick(Statement.ExclusiveKind.values());
      if (features.ownership() == Scope.Ownership.SHARED) {
        return channel;
      }
      declared.add(new Statement.Exclusive(Ast.HERE, kind, List.of(Ast.variable(step.name()))));
      return channel;
    }

    void steps(Context context, int count) {
      add(statements.sequence(context, count));
    }

    void serve(Context context) {
      int at = dice.below(steps.size());
      steps.set(at, statements.service(context));
      // Spin takes the exit of a loop for a jump, and refuses jumps into a d_step.
      steps.add(at + 1, Ast.skip());
    }

    /** Puts each label on a step of its own, or at the end. */
    void label(List<String> labels) {
      for (String label : labels) {
        int at = dice.below(steps.size());
        if (canBeLabeled(steps.get(at))) {
          steps.set(at, Ast.labeled(label, steps.get(at)));
        } else {
          Optional<Statement> nothing = dice.oneIn(2) ? Optional.empty() : Optional.of(Ast.skip());
          steps.add(new Statement.Labeled(Ast.HERE, Ast.name(label), nothing));
        }
      }
    }

    /** Not what starts with a jump: a label on a jump to itself goes nowhere. */
    private boolean canBeLabeled(Statement statement) {
      return !(statement instanceof Statement.Goto)
          && !(statement instanceof Statement.Block)
          && !(statement instanceof Statement.Atomic)
          && !(statement instanceof Statement.DStep)
          && !(statement instanceof Statement.Unless)
          && !(statement instanceof Statement.Labeled);
    }
  }
}
