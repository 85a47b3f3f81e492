package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What the lowering of one process works with: its variables, its timers, its values. */
final class ProcessLayout implements ValueLowering.Known {
  private final SystemLayout system;
  private final IfProcess process;
  private final VariableLayout variables;
  private final Map<IfExpr.Who, Variable> identities = new EnumMap<>(IfExpr.Who.class);
  private final Timers timers;
  private final ValueLowering values;
  private final List<Variable> message = new ArrayList<>();
  private final List<Variable> turning = new ArrayList<>();
  private final Map<ValueType, List<Variable>> spare = new HashMap<>();
  private Optional<Variable> tracked = Optional.empty();

  ProcessLayout(SystemLayout system, IfProcess process) {
    this(system, process, new VariableLayout());
  }

  ProcessLayout(SystemLayout system, IfProcess process, VariableLayout variables) {
    this.system = system;
    this.process = process;
    this.variables = variables;
    process.variables().forEach(variables::add);
    for (IfExpr.Who who : List.of(IfExpr.Who.SENDER, IfExpr.Who.PARENT, IfExpr.Who.OFFSPRING)) {
      if (FormWalker.asksFor(process, who)) {
        String name = who.name().toLowerCase(Locale.ROOT);
        identities.put(who, variables.addScalar(name, ScalarType.INSTANCE, process.span()));
      }
    }
    this.timers = new Timers(system, process, variables);
    this.values = new ValueLowering(variables, this);
  }

  @Override
  public Expr identity(IfExpr.Who who) {
    return switch (who) {
      case SELF -> Exprs.ownPid();
      case SENDER, PARENT, OFFSPRING -> new Expr.Load(new Place(identities.get(who), List.of()));
    };
  }

  @Override
  public Expr active(IfTimer timer) {
    return timers.active(timer);
  }

  @Override
  public List<Expr> seen(IfPlace place, Function<IfExpr, Expr> index) {
    return system.observation().scalars(place, index);
  }

  /** A variable for the state, because observers ask for it also within transitions. */
  void trackState() {
    ScalarType type = ScalarType.range(0, Math.max(1, process.states().size()));
    tracked = Optional.of(variables.addScalar("state.0", type, process.span()));
  }

  /** The state in which the last transition ended, if somebody asks. */
  Optional<Variable> trackedState() {
    return tracked;
  }

  /** Where an identity is kept, if somebody asks for it. */
  Optional<Place> kept(IfExpr.Who who) {
    return Optional.ofNullable(identities.get(who)).map(v -> new Place(v, List.of()));
  }

  /** After what did not come from a queue, the process itself is the sender. */
  List<Effect> sentByItself() {
    return kept(IfExpr.Who.SENDER)
        .<List<Effect>>map(place -> List.of(new Effect.Assign(place, Exprs.ownPid())))
        .orElse(List.of());
  }

  /** Variables for the columns of a message that is not stored where it belongs at once. */
  List<Variable> message() {
    return columns(message, "message");
  }

  /** Variables for the columns of a message that goes from the front of the queue to its end. */
  List<Variable> turning() {
    return columns(turning, "turning");
  }

  private List<Variable> columns(List<Variable> known, String name) {
    Queue queue = queue();
    for (int column = known.size(); column < queue.width(); column++) {
      ScalarType type = new ScalarType(queue.columnType(column), 0, 0, 0);
      known.add(variables.addScalar(name + "." + column, type, process.span()));
    }
    return known;
  }

  /** A variable that is 0 outside the step in which it is used. */
  Variable spare(ValueType type, int number) {
    List<Variable> known = spare.computeIfAbsent(type, key -> new ArrayList<>());
    while (known.size() <= number) {
      String name = "spare." + type.name() + "." + known.size();
      known.add(variables.addScalar(name, new ScalarType(type, 0, 0, 0), process.span()));
    }
    return known.get(number);
  }

  Definedness definedness() {
    return new Definedness(values);
  }

  Expr ownQueue() {
    return system.ownQueue(process);
  }

  Queue queue() {
    return system.queue(process.index());
  }

  SystemLayout system() {
    return system;
  }

  IfProcess process() {
    return process;
  }

  SourceSpan span() {
    return process.span();
  }

  VariableLayout variables() {
    return variables;
  }

  Timers timers() {
    return timers;
  }

  ValueLowering values() {
    return values;
  }
}
