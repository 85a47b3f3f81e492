package dev.gyre.promela.scalarset;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostics;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whether a model treats the elements of its index types alike, by the rules of Ip and Dill
 * [IpDill1996], and refuses it at the place where it does not.
 *
 * <p>What is left has this property: a permutation of the elements, carried out on a state (values,
 * indices, messages, the places of the processes of families), turns the steps from that state into
 * the steps from the permuted one. The initial state is mapped to itself, since variables of index
 * types start undefined and arrays over them start uniform. There are no names for single elements,
 * so assertions, claims and formulas cannot tell them apart either.
 */
final class SymmetryChecker implements Unit.Cases<Void> {
  private final IndexTypes types;
  private final Families families;
  private final Shapes shapes;
  private final NameScopes names = new NameScopes();
  private final SymmetryFaults faults;
  private final SortChecker sorts;
  private final DeclarationSorts declarations;
  private final Set<String> created = new HashSet<>();

  SymmetryChecker(
      IndexTypes types,
      Families families,
      Shapes shapes,
      IndexFindings findings,
      Diagnostics diagnostics) {
    this.types = types;
    this.families = families;
    this.shapes = shapes;
    this.faults = new SymmetryFaults(diagnostics);
    this.sorts = new SortChecker(types, shapes, families, names, faults, findings);
    this.declarations = new DeclarationSorts(shapes, names, sorts, faults);
  }

  /** The families that {@code run} creates somewhere. */
  Set<String> created() {
    return created;
  }

  /** Whether two kinds of channels were found to be one, so that earlier places look different. */
  boolean hasLearnt() {
    return sorts.hasLearnt();
  }

  void check(Model model) {
    for (Unit unit : model.units()) {
      if (unit instanceof Unit.Typedef typedef) {
        shapes.add(typedef);
      }
    }
    for (Unit unit : model.units()) {
      if (unit instanceof Unit.Proctype proctype) {
        shapes.add(proctype);
      }
    }
    model.units().forEach(unit -> unit.match(this));
  }

  private void body(Sequence body, Optional<Family> family, RunRules runs) {
    new StatementSorts(types, names, sorts, faults, declarations, runs, family).body(body);
  }

  @Override
  public Void proctype(Unit.Proctype unit) {
    names.open();
    declarations.add(unit.parameters());
    declarations.givenByCreator(unit.parameters());
    if (unit.instances().isPresent() && families.of(unit.name().text()).isEmpty()) {
      declarations.startsWithZero(unit.parameters());
    }
    unit.provided().ifPresent(condition -> sorts.number(condition, "provided"));
    RunRules runs = new RunRules(families, shapes, faults, created);
    runs.enterLoop(); // there may be several processes of the type
    Optional<Family> family = families.of(unit.name().text());
    family.ifPresent(f -> names.enterElement(f.identity().text()));
    body(unit.body(), family, runs);
    family.ifPresent(f -> names.leaveElement());
    names.close();
    return null;
  }

  @Override
  public Void init(Unit.Init unit) {
    names.open();
    RunRules runs = new RunRules(families, shapes, faults, created);
    if (jumps(unit.body())) {
      runs.enterLoop();
    }
    body(unit.body(), Optional.empty(), runs);
    names.close();
    return null;
  }

  private static boolean jumps(Sequence body) {
    boolean[] found = new boolean[1];
    new SyntaxWalker() {
      @Override
      protected void enter(Statement statement) {
        found[0] |= statement instanceof Statement.Goto;
      }
    }.walk(body);
    return found[0];
  }

  @Override
  public Void never(Unit.Never unit) {
    names.open();
    RunRules runs = new RunRules(families, shapes, faults, created);
    runs.enterLoop(); // a claim creates nothing
    body(unit.body(), Optional.empty(), runs);
    names.close();
    return null;
  }

  @Override
  public Void trace(Unit.Trace unit) {
    faults.report(
        PromelaCode.INDEX_IN_CHANNEL,
        unit.span(),
        "a trace assertion cannot stand in a model with index types",
        "use a formula or a never claim");
    return null;
  }

  @Override
  public Void ltl(Unit.Ltl unit) {
    sorts.number(unit.formula(), "ltl");
    return null;
  }

  @Override
  public Void globals(Unit.Globals unit) {
    declarations.add(unit.declaration());
    return null;
  }

  @Override
  public Void typedef(Unit.Typedef unit) {
    declarations.fields(unit.fields());
    return null;
  }

  @Override
  public Void mtype(Unit.Mtype unit) {
    return null;
  }

  @Override
  public Void inline(Unit.Inline unit) {
    return null;
  }

  @Override
  public Void indexType(Unit.IndexType unit) {
    return null;
  }
}
