package dev.gyre.plan;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.property.Check;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Property;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import dev.gyre.symmetry.detect.UsableSymmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Models and questions that tests of the plan share. */
final class PlanFixtures {
  private PlanFixtures() {}

  private static final SourceSpan SPAN = new SourceFile("m.pml", "x").span(0, 1);

  static final ModelFacts PLAIN_MODEL = model(List.of(process(yes())));

  static final ModelFacts FULL_MODEL =
      model(
          List.of(
              process(yes(), Location.Mark.ACCEPT, Location.Mark.PROGRESS),
              never(1, "n", Location.Mark.ACCEPT)),
          always("p"));

  static Expr yes() {
    return new Expr.Const(1);
  }

  /** A process that goes round for ever, as long as a condition holds. */
  static ProcessAutomaton process(Expr condition, Location.Mark... marks) {
    return automaton(0, "P", ProcessAutomaton.Kind.PROCTYPE, condition, marks);
  }

  static ProcessAutomaton never(int index, String name, Location.Mark... marks) {
    return automaton(index, name, ProcessAutomaton.Kind.NEVER, yes(), marks);
  }

  private static ProcessAutomaton automaton(
      int index, String name, ProcessAutomaton.Kind kind, Expr condition, Location.Mark... marks) {
    Edge round =
        new Edge(
            index, 0, 0, new Guard.Holds(condition), List.of(), Edge.Control.RELEASE, 0, SPAN, "");
    return new ProcessAutomaton(
        index,
        name,
        kind,
        ProcessAutomaton.Determinism.ANY,
        List.of(),
        List.of(),
        List.of(new Location(0, 1, Set.of(marks), List.of(round), SPAN)),
        0,
        List.of(),
        Optional.empty(),
        List.of(),
        SPAN);
  }

  private static LtlFormula proposition() {
    return new LtlFormula.Proposition(yes(), "true");
  }

  static LtlProperty always(String name) {
    return formula(name, LtlFormula.UnaryOp.ALWAYS);
  }

  static LtlProperty next(String name) {
    return formula(name, LtlFormula.UnaryOp.NEXT);
  }

  private static LtlProperty formula(String name, LtlFormula.UnaryOp op) {
    return new LtlProperty(name, new LtlFormula.Unary(op, proposition()), Optional.empty(), SPAN);
  }

  static ModelFacts model(List<ProcessAutomaton> automata, LtlProperty... properties) {
    return ModelFacts.of(system(automata, properties), 0);
  }

  static ProcessSystem system(List<ProcessAutomaton> automata, LtlProperty... properties) {
    return new ProcessSystem(
        "m",
        List.of(),
        automata,
        List.of(new ProcessSystem.StartProcess(0, 1)),
        List.of(properties),
        Map.of());
  }

  /** The same model, in which something interchangeable was found, or not. */
  static ModelFacts withFindings(ModelFacts model, List<String> found, List<String> spoiled) {
    return new ModelFacts(
        model.written(),
        model.searched(),
        new UsableSymmetry(model.searched(), found, spoiled),
        ExclusiveUseWatch.KEPT,
        model.given());
  }

  static CheckOptions options(StoreKind store, int threads, Set<Check> checks) {
    return CheckOptions.none()
        .withStore(new StoreSetup.Exact(store))
        .withThreads(threads)
        .withChecks(checks);
  }

  static List<String> names(CheckOptions options, ModelFacts model) throws RefusedException {
    return Compatibility.decide(options, model).properties().stream().map(Property::name).toList();
  }

  static ModelFacts claims(String... names) {
    List<ProcessAutomaton> automata = new ArrayList<>(List.of(process(yes())));
    Stream.of(names).forEach(name -> automata.add(never(automata.size(), name)));
    return model(automata);
  }

  /** The plan of one property. */
  static PropertyPlan plan(CheckOptions options, ModelFacts model, String property)
      throws RefusedException {
    return Compatibility.decide(options, model).plans().stream()
        .filter(plan -> plan.property().name().equals(property))
        .findFirst()
        .orElseThrow();
  }

  static void refused(CheckOptions options, String message) {
    assertThatThrownBy(() -> Compatibility.decide(options, PLAIN_MODEL))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining(message);
  }
}
