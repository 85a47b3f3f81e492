package dev.gyre.promela.sema;

import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ValueType;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Binds every name of a model to its declaration. Promela wants declarations before uses, except
 * for process types and labels; no name may hide another that is visible at the same place.
 */
public final class Resolver implements Unit.Cases<Void> {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;
  private final DeclarationResolver declarations;
  private final Scope globalScope = new Scope(predefined());
  private final Map<String, SourceSpan> claimNames = new HashMap<>();
  private Optional<SourceSpan> initSeen = Optional.empty();
  private Optional<SourceSpan> traceSeen = Optional.empty();
  private int unnamedClaims;

  private Resolver(Model model, Diagnostics diagnostics) {
    this.resolved = new ResolvedModel(model);
    this.diagnostics = diagnostics;
    this.declarations = new DeclarationResolver(resolved, diagnostics);
  }

  public static ResolvedModel resolve(Model model, Diagnostics diagnostics) {
    Resolver resolver = new Resolver(model, diagnostics);
    for (Unit unit : model.units()) {
      resolver.announce(unit);
    }
    for (Unit unit : model.units()) {
      unit.match(resolver);
    }
    return resolver.resolved;
  }

  /** The variables every process has. */
  private static Scope predefined() {
    Scope scope = new Scope(null);
    for (String name : List.of("_pid", "_nr_pr", "_last", "_priority")) {
      scope.add(predefinedVariable(name));
    }
    return scope;
  }

  private static VariableSymbol predefinedVariable(String name) {
    return new VariableSymbol(
        new Name(null, name),
        new Type.Scalar(ValueType.INT),
        OptionalInt.empty(),
        VariableSymbol.Role.PREDEFINED,
        Declaration.Visibility.PLAIN,
        Optional.empty());
  }

  /** Process types may be used before they are declared, so they are entered first. */
  private void announce(Unit unit) {
    if (unit instanceof Unit.Proctype proctype) {
      Optional<ProcessSymbol> before = resolved.process(proctype.name().text());
      if (before.isPresent()) {
        diagnostics.report(
            Diagnostic.of(
                    PromelaCode.REDECLARED,
                    proctype.name().span(),
                    "proctype '" + proctype.name().text() + "' is declared twice")
                .withNote(before.get().name().span(), "the first declaration"));
        return;
      }
      resolved.addProcess(new ProcessSymbol(proctype.name(), proctype));
    }
  }

  private void refuseNameOfVariable(Name name) {
    globalScope
        .find(name.text())
        .ifPresent(
            v ->
                report(
                    PromelaCode.REDECLARED,
                    name,
                    "'" + v + "' is a variable, so it cannot be a proctype"));
  }

  @Override
  public Void proctype(Unit.Proctype unit) {
    ProcessSymbol process = resolved.process(unit.name().text()).orElseThrow();
    if (!process.unit().equals(unit)) {
      return null;
    }
    refuseNameOfVariable(unit.name());
    Scope scope = new Scope(globalScope);
    for (Declaration declaration : unit.parameters()) {
      for (Declaration.Declarator declarator : declaration.declarators()) {
        process.addParameter(parameter(declaration, declarator, scope));
      }
    }
    process.setInstances(instances(unit));
    BodyResolver body = body(process, scope);
    unit.provided().ifPresent(body::resolve);
    body.resolve(unit.body());
    return null;
  }

  private VariableSymbol parameter(
      Declaration declaration, Declaration.Declarator declarator, Scope scope) {
    VariableSymbol symbol =
        declarations.variable(declaration, declarator, VariableSymbol.Role.PARAMETER, scope);
    if (declarator.initializer().isPresent()) {
      report(PromelaCode.BAD_PARAMETER, declarator.name(), "a parameter cannot have a value here");
    }
    if (symbol.type().hasTimer()) {
      report(PromelaCode.BAD_PARAMETER, declarator.name(), "a timer cannot be passed to a process");
    }
    if (symbol.isArray()) {
      report(
          PromelaCode.BAD_PARAMETER, declarator.name(), "an array cannot be passed to a process");
    } else if (symbol.type() instanceof Type.Structure structure && structure.containsArray()) {
      report(
          PromelaCode.BAD_PARAMETER,
          declarator.name(),
          "a structure that holds an array cannot be passed to a process");
    }
    declare(symbol, scope);
    return symbol;
  }

  private int instances(Unit.Proctype unit) {
    if (unit.instances().isEmpty()) {
      return 0;
    }
    Expression count = unit.instances().get();
    OptionalInt folded = new ConstantFolder(resolved.mtypes()).fold(count);
    if (folded.isEmpty()) {
      folded = initialValue(count);
    }
    if (folded.isEmpty()) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.NOT_CONSTANT, count.span(), "the number of processes must be constant"));
      return 0;
    }
    if (folded.getAsInt() > ModelLimits.MAX_PROCESSES) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.TOO_MANY_PROCESSES,
              count.span(),
              "there can be at most " + ModelLimits.MAX_PROCESSES + " processes"));
      return 0;
    }
    return Math.max(0, folded.getAsInt());
  }

  /** The constant a global variable starts with. */
  private OptionalInt initialValue(Expression expression) {
    if (expression instanceof Expression.Reference reference && reference.path().size() == 1) {
      Optional<VariableSymbol> variable = globalScope.find(reference.first().name().text());
      if (variable.isPresent() && variable.get().start().orElse(null) instanceof Start.Value v) {
        return new ConstantFolder(resolved.mtypes()).fold(v.expression());
      }
    }
    return OptionalInt.empty();
  }

  @Override
  public Void init(Unit.Init unit) {
    initSeen = only(initSeen, unit.span(), "a second 'init'");
    ProcessSymbol process = new ProcessSymbol(new Name(unit.span(), ":init:"), unit);
    process.setInstances(1);
    body(process, new Scope(globalScope)).resolve(unit.body());
    return null;
  }

  @Override
  public Void never(Unit.Never unit) {
    Name name = unit.name().orElseGet(() -> new Name(unit.span(), "never_" + unnamedClaims++));
    claimName(name);
    body(new ProcessSymbol(name, unit), new Scope(globalScope)).resolve(unit.body());
    return null;
  }

  @Override
  public Void trace(Unit.Trace unit) {
    traceSeen = only(traceSeen, unit.span(), "a second trace or notrace");
    String name = unit.kind() == Unit.TraceKind.TRACE ? ":trace:" : ":notrace:";
    body(new ProcessSymbol(new Name(unit.span(), name), unit), new Scope(globalScope))
        .resolve(unit.body());
    return null;
  }

  @Override
  public Void ltl(Unit.Ltl unit) {
    unit.name().ifPresent(this::claimName);
    ProcessSymbol nobody = new ProcessSymbol(new Name(unit.span(), "ltl"), unit);
    new BodyResolver(resolved, nobody, new Scope(globalScope), declarations, diagnostics)
        .resolve(unit.formula());
    return null;
  }

  private void claimName(Name name) {
    SourceSpan before = claimNames.putIfAbsent(name.text(), name.span());
    if (before != null) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.REDECLARED,
                  name.span(),
                  "property '" + name.text() + "' is declared twice")
              .withNote(before, "the first declaration"));
    }
  }

  private BodyResolver body(ProcessSymbol process, Scope scope) {
    resolved.automata().add(process);
    return new BodyResolver(resolved, process, scope, declarations, diagnostics);
  }

  private Optional<SourceSpan> only(Optional<SourceSpan> before, SourceSpan now, String what) {
    if (before.isPresent()) {
      diagnostics.report(
          Diagnostic.of(PromelaCode.DUPLICATE_UNIT, now, what + " in the same model")
              .withNote(before.get(), "the first one"));
    }
    return Optional.of(now);
  }

  @Override
  public Void globals(Unit.Globals unit) {
    for (Declaration.Declarator declarator : unit.declaration().declarators()) {
      BodyResolver initializers =
          new BodyResolver(
              resolved,
              new ProcessSymbol(declarator.name(), unit),
              globalScope,
              declarations,
              diagnostics);
      initializers.resolveInitializer(declarator);
      VariableSymbol symbol =
          declarations.variable(
              unit.declaration(), declarator, VariableSymbol.Role.GLOBAL, globalScope);
      declare(symbol, globalScope);
      resolved.globals().add(symbol);
    }
    return null;
  }

  @Override
  public Void typedef(Unit.Typedef unit) {
    String name = unit.name().text();
    Type.Structure structure = new Type.Structure(unit.name(), declarations.fields(unit.fields()));
    Type.Structure before = resolved.structures().putIfAbsent(name, structure);
    if (before != null) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.REDECLARED, unit.name().span(), "typedef '" + name + "' exists twice")
              .withNote(before.name().span(), "the first declaration"));
    }
    return null;
  }

  @Override
  public Void mtype(Unit.Mtype unit) {
    resolved
        .mtypes()
        .declare(unit.set(), unit.constants())
        .ifPresent(
            name ->
                report(
                    PromelaCode.REDECLARED,
                    name,
                    "mtype constant '" + name.text() + "' is declared twice"));
    String set = unit.set().map(Name::text).orElse(ValueType.UNNAMED_SET);
    if (resolved.mtypes().size(set) > MtypeTable.MAX_CONSTANTS) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.TYPE_MISMATCH,
              unit.span(),
              "an mtype can have at most " + MtypeTable.MAX_CONSTANTS + " constants"));
    }
    for (Name name : unit.constants()) {
      globalScope
          .find(name.text())
          .ifPresent(v -> report(PromelaCode.REDECLARED, name, "'" + v + "' is a variable"));
    }
    return null;
  }

  @Override
  public Void inline(Unit.Inline unit) {
    return null;
  }

  @Override
  public Void indexType(Unit.IndexType unit) {
    throw new IllegalStateException("the model is not plain");
  }

  private void declare(VariableSymbol symbol, Scope scope) {
    BodyResolver.declare(symbol, scope, resolved, diagnostics);
  }

  private void report(PromelaCode code, Name where, String message) {
    diagnostics.report(Diagnostic.of(code, where.span(), message));
  }
}
