package dev.gyre.ir;

import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A process system of a few edges, put together by hand. Edges are numbered as in any system. */
public final class TinyModel {
  private static final SourceFile FILE = new SourceFile("tiny.pml", "x\n".repeat(100));

  /** A place for what needs one. */
  public static final SourceSpan SPAN = line(1);

  static SourceSpan line(int number) {
    return FILE.span(2 * number - 2, 2 * number - 1);
  }

  private final List<Variable> globals = new ArrayList<>();
  private final List<TinyProcess> processes = new ArrayList<>();
  private final List<ProcessSystem.StartProcess> start = new ArrayList<>();
  private final List<LtlProperty> properties = new ArrayList<>();

  public Variable global(String name, ValueType type) {
    return global(name, type, Initial.unwritten(type));
  }

  /** A channel that everybody knows. */
  public Variable channel(String name, int capacity) {
    ChannelType type = new ChannelType(capacity, List.of(ValueType.BYTE));
    return global(name, ValueType.CHAN, new Initial.Channels(type));
  }

  private Variable global(String name, ValueType type, Initial initial) {
    Variable variable =
        new Variable(globals.size(), name, Variable.Scope.GLOBAL, type, List.of(), initial, SPAN);
    globals.add(variable);
    return variable;
  }

  /** A process that is there from the beginning. */
  public TinyProcess process(String name) {
    return process(name, 1);
  }

  public TinyProcess process(String name, int priority) {
    TinyProcess process = processType(name);
    start.add(new ProcessSystem.StartProcess(process.index(), priority));
    return process;
  }

  /** A process that somebody has to create. */
  public TinyProcess processType(String name) {
    return automaton(name, ProcessAutomaton.Kind.PROCTYPE);
  }

  public TinyProcess automaton(String name, ProcessAutomaton.Kind kind) {
    TinyProcess process = new TinyProcess(processes.size(), name, kind);
    processes.add(process);
    return process;
  }

  public LtlProperty formula(String name, LtlFormula formula) {
    LtlProperty property = new LtlProperty(name, formula, Optional.empty(), SPAN);
    properties.add(property);
    return property;
  }

  public ProcessSystem system() {
    List<ProcessAutomaton> automata = new ArrayList<>();
    int edges = 0;
    for (TinyProcess process : processes) {
      automata.add(process.automaton(edges));
      edges += process.edgeCount();
    }
    return new ProcessSystem("tiny", globals, automata, start, properties, Map.of());
  }

  public static Guard always() {
    return new Guard.Always();
  }

  public static Guard holds(Expr condition) {
    return new Guard.Holds(condition);
  }

  public static Guard otherwise() {
    return new Guard.Otherwise();
  }

  public static Guard canSend(Variable channel, Expr field) {
    return new Guard.CanSend(read(channel), List.of(field));
  }

  /** Any message will do. */
  public static Guard canReceive(Variable channel) {
    return new Guard.CanReceive(
        read(channel), MessageChoice.OLDEST, List.of(new FieldPattern.Ignore()));
  }

  public static Effect send(Variable channel, Expr field) {
    return new Effect.Send(read(channel), Effect.Insertion.LAST, List.of(field));
  }

  public static Effect receive(Variable channel, FieldPattern pattern) {
    return new Effect.Receive(
        read(channel), MessageChoice.OLDEST, Effect.Retention.REMOVE, List.of(pattern));
  }

  public static Effect assign(Variable variable, int value) {
    return assign(variable, number(value));
  }

  public static Effect assign(Variable variable, Expr value) {
    return new Effect.Assign(place(variable), value);
  }

  public static Effect check(Expr condition) {
    return new Effect.Check(condition);
  }

  public static Place place(Variable variable, Expr... indices) {
    return new Place(variable, List.of(indices));
  }

  public static Expr read(Variable variable, Expr... indices) {
    return new Expr.Load(place(variable, indices));
  }

  public static Expr number(int value) {
    return new Expr.Const(value);
  }

  public static Expr fact(Expr.SystemFact fact) {
    return new Expr.SystemValue(fact);
  }

  public static Expr binary(Expr left, Expr.BinaryOp op, Expr right) {
    return new Expr.Binary(op, left, right);
  }

  /** {@code []} of a condition. */
  public static LtlFormula globally(Expr condition) {
    return new LtlFormula.Unary(
        LtlFormula.UnaryOp.ALWAYS, new LtlFormula.Proposition(condition, "p"));
  }
}
