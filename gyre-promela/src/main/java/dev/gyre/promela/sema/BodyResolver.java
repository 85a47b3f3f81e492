package dev.gyre.promela.sema;

import dev.gyre.ir.ValueType;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Slips;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.Suggestions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Binds the names inside one process, claim, trace or formula. */
final class BodyResolver {
  private final ResolvedModel resolved;
  private final ProcessSymbol process;
  private final DeclarationResolver declarations;
  private final Diagnostics diagnostics;
  private final Names names = new Names();
  private final List<Jump> jumps = new ArrayList<>();
  private final Deque<Scope> scopes = new ArrayDeque<>();

  /** A jump waits for its label, which may come later. */
  private record Jump(Statement.Goto statement, Scope scope) {}

  BodyResolver(
      ResolvedModel resolved,
      ProcessSymbol process,
      Scope scope,
      DeclarationResolver declarations,
      Diagnostics diagnostics) {
    this.resolved = resolved;
    this.process = process;
    this.declarations = declarations;
    this.diagnostics = diagnostics;
    scopes.push(scope);
  }

  void resolve(Sequence body) {
    names.walk(body);
    jumps.forEach(this::resolveJump);
    checkLabelsAgainstVariables();
  }

  void resolve(Expression expression) {
    names.walk(expression);
  }

  void resolveInitializer(Declaration.Declarator declarator) {
    declarator
        .initializer()
        .ifPresent(
            initializer -> {
              if (initializer instanceof Declaration.Initializer.Value value) {
                names.walk(value.value());
              }
            });
  }

  /** Enters a variable, unless its name is visible already. */
  static void declare(
      VariableSymbol symbol, Scope scope, ResolvedModel resolved, Diagnostics diagnostics) {
    Name name = symbol.name();
    Optional<VariableSymbol> before = scope.find(name.text());
    if (before.isPresent()) {
      Diagnostic diagnostic =
          Diagnostic.of(
              PromelaCode.REDECLARED, name.span(), "'" + name.text() + "' is declared already");
      if (before.get().role() == VariableSymbol.Role.PREDEFINED) {
        diagnostic = diagnostic.withHint("it is predefined; choose another name");
      } else {
        diagnostic =
            diagnostic
                .withNote(before.get().name().span(), "the declaration that is visible here")
                .withHint("Promela lets no name hide another; choose a new one");
      }
      diagnostics.report(diagnostic);
    } else if (resolved.mtypes().constant(name.text()).isPresent()) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.REDECLARED,
              name.span(),
              "'" + name.text() + "' is an mtype constant already"));
    }
    scope.add(symbol);
  }

  private void resolveJump(Jump jump) {
    String wanted = jump.statement().label().text();
    ProcessSymbol.LabelSymbol best = null;
    for (ProcessSymbol.LabelSymbol label : process.labels(wanted)) {
      if (label.scope().equals(jump.scope())) {
        best = label;
        break;
      }
      // The block around the jump beats a block elsewhere.
      if (best == null
          || (label.scope().encloses(jump.scope()) && !best.scope().encloses(jump.scope()))) {
        best = label;
      }
    }
    if (best == null) {
      List<String> known = process.labels().stream().map(l -> l.name().text()).toList();
      diagnostics.report(
          withSuggestion(
              Diagnostic.of(
                  PromelaCode.UNKNOWN_LABEL,
                  jump.statement().label().span(),
                  "there is no label '" + wanted + "' in this process"),
              wanted,
              known));
      return;
    }
    resolved.bind(jump.statement(), best.statement());
  }

  private void checkLabelsAgainstVariables() {
    for (ProcessSymbol.LabelSymbol label : process.labels()) {
      label
          .scope()
          .find(label.name().text())
          .ifPresent(
              v ->
                  diagnostics.report(
                      Diagnostic.of(
                              PromelaCode.LABEL_LIKE_VARIABLE,
                              label.name().span(),
                              "label '" + v + "' has the name of a variable")
                          .withHint("Spin reports this as an error; rename one of them")));
    }
  }

  static Diagnostic withSuggestion(Diagnostic diagnostic, String wanted, Iterable<String> known) {
    return Suggestions.nearest(wanted, known)
        .map(s -> diagnostic.withHint("did you mean '" + s + "'?"))
        .orElse(diagnostic);
  }

  private final class Names extends SyntaxWalker {
    @Override
    protected void enter(Statement statement) {
      if (opensScope(statement)) {
        scopes.push(new Scope(scopes.peek()));
      }
      if (statement instanceof Statement.Declare declare) {
        declareAll(declare);
      } else if (statement instanceof Statement.Labeled labeled) {
        addLabel(labeled);
      } else if (statement instanceof Statement.Goto jump) {
        jumps.add(new Jump(jump, scopes.peek()));
      } else if (statement instanceof Statement.ForIn loop) {
        addCounter(loop);
      }
    }

    @Override
    protected void leave(Statement statement) {
      if (opensScope(statement)) {
        scopes.pop();
      }
    }

    @Override
    protected void enter(Expression expression) {
      if (expression instanceof Expression.Reference reference) {
        bind(reference);
      } else if (expression instanceof Expression.RemoteVariable remote) {
        bindRemote(remote);
      } else if (expression instanceof Expression.Run run) {
        requireProcess(run.process());
      }
    }

    private boolean opensScope(Statement statement) {
      return statement instanceof Statement.Block
          || statement instanceof Statement.Atomic
          || statement instanceof Statement.DStep
          || statement instanceof Statement.ForRange
          || statement instanceof Statement.ForIn;
    }

    private void declareAll(Statement.Declare declare) {
      List<VariableSymbol> symbols = new ArrayList<>();
      for (Declaration.Declarator declarator : declare.declaration().declarators()) {
        // The initializer is walked again after this, when the name exists; what it may not use,
        // namely the variable itself, is found here.
        resolveInitializer(declarator);
        VariableSymbol symbol =
            declarations.variable(
                declare.declaration(), declarator, VariableSymbol.Role.LOCAL, scopes.peek());
        declare(symbol, scopes.peek(), resolved, diagnostics);
        process.addLocal(symbol);
        symbols.add(symbol);
      }
      resolved.bind(declare, symbols);
    }

    private void addLabel(Statement.Labeled labeled) {
      for (ProcessSymbol.LabelSymbol before : process.labels(labeled.label().text())) {
        if (before.scope().equals(scopes.peek())) {
          diagnostics.report(
              Diagnostic.of(
                      PromelaCode.DUPLICATE_LABEL,
                      labeled.label().span(),
                      "label '" + labeled.label().text() + "' stands twice in this block")
                  .withNote(before.name().span(), "the first one"));
        }
      }
      process.addLabel(new ProcessSymbol.LabelSymbol(labeled.label(), labeled, scopes.peek()));
    }

    /** A loop over a channel counts the messages in a variable nobody sees. */
    private void addCounter(Statement.ForIn loop) {
      Optional<VariableSymbol> variable = scopes.peek().find(loop.variable().first().name().text());
      if (variable.isEmpty() || !variable.get().type().isStructure()) {
        return;
      }
      int capacity =
          scopes.peek().find(loop.collection().first().name().text()).stream()
              .flatMap(v -> v.start().stream())
              .filter(Start.Channel.class::isInstance)
              .mapToInt(start -> ((Start.Channel) start).capacity())
              .findFirst()
              .orElse(0);
      ValueType type = capacity > 255 ? ValueType.SHORT : ValueType.BYTE;
      VariableSymbol counter =
          new VariableSymbol(
              new Name(loop.span(), "_for_" + process.locals().size()),
              new Type.Scalar(type),
              OptionalInt.empty(),
              VariableSymbol.Role.COUNTER,
              Declaration.Visibility.PLAIN,
              Optional.empty());
      process.addLocal(counter);
      resolved.bind(loop, counter);
    }

    private void bind(Expression.Reference reference) {
      if (reference.isWildcard()) {
        return;
      }
      Name name = reference.first().name();
      Optional<VariableSymbol> symbol = scopes.peek().find(name.text());
      if (symbol.isPresent()) {
        resolved.bind(reference, symbol.get());
        return;
      }
      Diagnostic diagnostic =
          Diagnostic.of(
              PromelaCode.UNDECLARED, name.span(), "'" + name.text() + "' is not declared");
      Diagnostic advised = withSuggestion(diagnostic, name.text(), visibleNames());
      diagnostics.report(
          advised.hint().isPresent()
              ? advised
              : Slips.word(name.text()).map(diagnostic::withHint).orElse(diagnostic));
    }

    private Iterable<String> visibleNames() {
      List<String> all = new ArrayList<>();
      Optional<Scope> scope = Optional.of(scopes.peek());
      while (scope.isPresent()) {
        all.addAll(scope.get().variables().keySet());
        scope = scope.get().parent();
      }
      resolved.mtypes().sets().values().forEach(all::addAll);
      return all;
    }

    private void bindRemote(Expression.RemoteVariable remote) {
      Optional<ProcessSymbol> owner = requireProcess(remote.process());
      if (owner.isEmpty()) {
        return;
      }
      Name name = remote.variable().name();
      Optional<VariableSymbol> local = owner.get().local(name.text());
      if (local.isPresent()) {
        resolved.bind(remote, local.get());
      } else {
        List<String> known = owner.get().locals().stream().map(v -> v.name().text()).toList();
        diagnostics.report(
            withSuggestion(
                Diagnostic.of(
                    PromelaCode.UNDECLARED,
                    name.span(),
                    "proctype '"
                        + remote.process().text()
                        + "' has no local variable '"
                        + name.text()
                        + "'"),
                name.text(),
                known));
      }
    }

    private Optional<ProcessSymbol> requireProcess(Name name) {
      Optional<ProcessSymbol> found = resolved.process(name.text());
      if (found.isEmpty()) {
        diagnostics.report(
            withSuggestion(
                Diagnostic.of(
                    PromelaCode.UNKNOWN_PROCESS,
                    name.span(),
                    "there is no proctype '" + name.text() + "'"),
                name.text(),
                resolved.processNames()));
      }
      return found;
    }
  }
}
