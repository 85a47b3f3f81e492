package dev.gyre.promela.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.promela.sema.ProcessSymbol;
import dev.gyre.promela.sema.ResolvedModel;
import dev.gyre.promela.sema.VariableSymbol;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;

/** A checked model to a {@link ProcessSystem}. */
public final class Lowering {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;
  private final Context context;
  private final Set<Statement.Labeled> remoteLabels;
  private final List<Part> parts = new ArrayList<>();

  /** One automaton in the making. */
  private record Part(
      ProcessSymbol symbol,
      int index,
      ControlGraph graph,
      AutomatonBuilder builder,
      List<ProcessAutomaton.Label> labels) {}

  private Lowering(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
    this.context = new Context(resolved, globals(resolved));
    this.remoteLabels = RemoteLabels.in(resolved);
  }

  /**
   * The system, or nothing when the control structure has faults, which are then in the
   * diagnostics. The model must have passed the type checker without errors.
   */
  public static Optional<ProcessSystem> lower(
      String name, ResolvedModel resolved, Diagnostics diagnostics) {
    Lowering lowering = new Lowering(resolved, diagnostics);
    for (ProcessSymbol symbol : resolved.automata()) {
      lowering.buildGraph(symbol);
    }
    if (diagnostics.hasErrors()) {
      return Optional.empty();
    }
    ProcessSystem system = lowering.system(name);
    return diagnostics.hasErrors() ? Optional.empty() : Optional.of(system);
  }

  private static FlatVariables globals(ResolvedModel resolved) {
    // Initializers of globals see only globals, which are already flat when they are reached.
    FlatVariables[] globals = new FlatVariables[1];
    ProcessSymbol nobody = null;
    FlatVariables variables =
        new FlatVariables(
            Variable.Scope.GLOBAL,
            e -> new ExpressionLowering(new Context(resolved, globals[0]), nobody).lower(e));
    globals[0] = variables;
    for (VariableSymbol symbol : resolved.globals()) {
      variables.add(symbol, FlatVariables.Initialization.AT_START);
    }
    return variables;
  }

  private void buildGraph(ProcessSymbol symbol) {
    ControlGraph graph =
        new ControlGraphBuilder(resolved, symbol, remoteLabels, diagnostics)
            .build(body(symbol.unit()));
    if (diagnostics.hasErrors()) {
      return;
    }
    // Starting values may name labels, so these get their places first.
    // A notrace is at its end when it can no longer be completed, so even an endless one has an
    // end.
    boolean keepsEnd = kind(symbol.unit()) == ProcessAutomaton.Kind.NOTRACE;
    AutomatonBuilder builder = new AutomatonBuilder(graph, diagnostics, keepsEnd);
    List<ProcessAutomaton.Label> labels = builder.labels(context);
    ExpressionLowering expressions = new ExpressionLowering(context, symbol);
    FlatVariables locals = new FlatVariables(Variable.Scope.LOCAL, expressions::lower);
    context.addAutomaton(symbol, parts.size(), locals);
    for (VariableSymbol local : symbol.locals()) {
      boolean inPlace =
          graph.inPlace().contains(local) || local.role() == VariableSymbol.Role.COUNTER;
      locals.add(
          local,
          inPlace ? FlatVariables.Initialization.IN_PLACE : FlatVariables.Initialization.AT_START);
    }
    parts.add(new Part(symbol, parts.size(), graph, builder, labels));
  }

  private static Sequence body(Unit unit) {
    if (unit instanceof Unit.Proctype proctype) {
      return proctype.body();
    }
    if (unit instanceof Unit.Init init) {
      return init.body();
    }
    if (unit instanceof Unit.Never never) {
      return never.body();
    }
    return ((Unit.Trace) unit).body();
  }

  private ProcessSystem system(String name) {
    int[] edges = new int[1];
    IntSupplier edgeIds = () -> edges[0]++;
    List<ProcessAutomaton> automata = new ArrayList<>();
    List<ProcessSystem.StartProcess> start = new ArrayList<>();
    for (Part part : parts) {
      automata.add(automaton(part, edgeIds));
      for (int i = 0; i < part.symbol().instances(); i++) {
        start.add(new ProcessSystem.StartProcess(part.index(), priority(part.symbol().unit())));
      }
    }
    List<LtlProperty> properties = properties();
    new EventRules(diagnostics).check(properties, automata);
    return new ProcessSystem(
        name, context.globals().all(), automata, start, properties, resolved.mtypes().sets());
  }

  private ProcessAutomaton automaton(Part part, IntSupplier edgeIds) {
    ProcessSymbol symbol = part.symbol();
    ExpressionLowering expressions = new ExpressionLowering(context, symbol);
    CommandLowering commands = new CommandLowering(context, expressions, role(symbol.unit()));
    List<Location> locations = part.builder().locations(commands, edgeIds);
    FlatVariables locals = context.locals(symbol);
    List<Variable> parameters = new ArrayList<>();
    symbol.parameters().forEach(p -> parameters.addAll(locals.variables(p)));
    return new ProcessAutomaton(
        part.index(),
        symbol.name().text(),
        kind(symbol.unit()),
        determinism(symbol.unit()),
        parameters,
        locals.all(),
        locations,
        part.builder().initial(),
        part.labels(),
        provided(symbol.unit(), expressions),
        exclusiveUses(part.graph(), expressions),
        symbol.name().span());
  }

  private static CommandLowering.Role role(Unit unit) {
    return unit instanceof Unit.Trace ? CommandLowering.Role.TRACE : CommandLowering.Role.PROCESS;
  }

  private static ProcessAutomaton.Kind kind(Unit unit) {
    if (unit instanceof Unit.Init) {
      return ProcessAutomaton.Kind.INIT;
    }
    if (unit instanceof Unit.Never) {
      return ProcessAutomaton.Kind.NEVER;
    }
    if (unit instanceof Unit.Trace trace) {
      return trace.kind() == Unit.TraceKind.TRACE
          ? ProcessAutomaton.Kind.TRACE
          : ProcessAutomaton.Kind.NOTRACE;
    }
    return ProcessAutomaton.Kind.PROCTYPE;
  }

  private static ProcessAutomaton.Determinism determinism(Unit unit) {
    boolean deterministic =
        unit instanceof Unit.Proctype proctype
            && proctype.determinism() == Unit.Determinism.DETERMINISTIC;
    return deterministic
        ? ProcessAutomaton.Determinism.DETERMINISTIC
        : ProcessAutomaton.Determinism.ANY;
  }

  private static int priority(Unit unit) {
    if (unit instanceof Unit.Proctype proctype) {
      return proctype.priority().orElse(1);
    }
    return unit instanceof Unit.Init init ? init.priority().orElse(1) : 1;
  }

  private static Optional<Expr> provided(Unit unit, ExpressionLowering expressions) {
    return unit instanceof Unit.Proctype proctype
        ? proctype.provided().map(expressions::lower)
        : Optional.empty();
  }

  private List<ProcessAutomaton.ExclusiveUse> exclusiveUses(
      ControlGraph graph, ExpressionLowering expressions) {
    List<ProcessAutomaton.ExclusiveUse> uses = new ArrayList<>();
    for (Statement.Exclusive statement : graph.exclusive()) {
      ProcessAutomaton.ExclusiveUse.End end =
          statement.kind() == Statement.ExclusiveKind.RECEIVE
              ? ProcessAutomaton.ExclusiveUse.End.RECEIVE
              : ProcessAutomaton.ExclusiveUse.End.SEND;
      for (var channel : statement.channels()) {
        uses.add(
            new ProcessAutomaton.ExclusiveUse(end, expressions.place(channel), channel.span()));
      }
    }
    return uses;
  }

  private List<LtlProperty> properties() {
    List<LtlProperty> properties = new ArrayList<>();
    FormulaNames names = new FormulaNames(resolved.model().units());
    for (Unit unit : resolved.model().units()) {
      if (unit instanceof Unit.Ltl ltl) {
        String name = names.of(ltl);
        ExpressionLowering conditions = new ExpressionLowering(context, null);
        FormulaLowering formulas = new FormulaLowering(conditions::lower);
        LtlFormula formula = formulas.lower(ltl.formula());
        properties.add(new LtlProperty(name, formula, context.events().takeWatch(), ltl.span()));
      }
    }
    return properties;
  }
}
