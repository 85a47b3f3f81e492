package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Systems, blocks, processes, and whatever else can be defined. */
final class UnitParser {
  private final TokenCursor cursor;
  private final ExpressionParser expressions;
  private final ListParser lists;
  private final RouteParser routes;
  private final DeclarationParser declarations;
  private final ProcedureParser procedures;
  private final BodyParser bodies;

  UnitParser(TokenCursor cursor) {
    this.cursor = cursor;
    this.expressions = new ExpressionParser(cursor);
    this.lists = new ListParser(cursor);
    this.routes = new RouteParser(cursor, expressions.primaries(), lists);
    this.declarations = new DeclarationParser(cursor, expressions, lists);
    this.procedures = new ProcedureParser(cursor, lists);
    ActionParser actions = new ActionParser(cursor, expressions);
    StateParser states = new StateParser(cursor, expressions, actions, lists);
    this.bodies = new BodyParser(cursor, actions, states, lists, procedures, this);
  }

  /** One definition; several if the text has a list of them. */
  void definition(List<Definition> definitions) {
    Token first = cursor.peek();
    switch (first.folded()) {
      case "system" -> definitions.add(system());
      case "package" -> definitions.add(packages());
      case "block" -> definitions.add(block());
      case "process" -> definitions.add(process());
      case "use" -> use(definitions);
      case "procedure", "exported" -> procedures.procedure(definitions, bodies);
      case "signal" -> routes.signals(definitions);
      case "signallist" -> routes.signalList(definitions);
      case "signalset" -> routes.signalSet(definitions);
      case "channel" -> routes.channel(definitions);
      case "signalroute" -> routes.signalRoute(definitions);
      case "connect" -> routes.connection(definitions);
      default -> data(definitions);
    }
  }

  private void data(List<Definition> definitions) {
    switch (cursor.peek().folded()) {
      case "dcl" -> declarations.variables(definitions, VariableKind.OWN);
      case "monitor" -> declarations.variables(definitions, VariableKind.MONITORED);
      case "timer" -> declarations.timers(definitions);
      case "synonym" -> declarations.synonyms(definitions);
      case "syntype" -> declarations.syntype(definitions);
      case "newtype" -> declarations.newtype(definitions);
      case "errorstates" -> declarations.observerStates(definitions, ObserverStateKind.ERROR);
      case "successstates" -> declarations.observerStates(definitions, ObserverStateKind.SUCCESS);
      case "ignorestates" -> declarations.observerStates(definitions, ObserverStateKind.IGNORE);
      default -> {
        if (!Refusals.definition(cursor)) {
          throw cursor.unexpected("a definition");
        }
      }
    }
  }

  // ---- units that hold others

  private Definition system() {
    Token first = cursor.advance();
    Name name = cursor.name("the name of the system");
    cursor.end("the name of the system");
    List<Definition> inner = definitionsUpTo("endsystem");
    return new Definition.SystemDefinition(cursor.since(first), name, inner);
  }

  private Definition packages() {
    Token first = cursor.advance();
    Name name = cursor.name("the name of the package");
    cursor.end("the name of the package");
    List<Definition> inner = definitionsUpTo("endpackage");
    return new Definition.PackageDefinition(cursor.since(first), name, inner);
  }

  private Definition block() {
    Token first = cursor.advance();
    refuseType("block types", "write each block out in full");
    Qualifier qualifier = qualifier();
    Name name = cursor.name("the name of the block");
    if (cursor.acceptWord("referenced")) {
      cursor.end("'referenced'");
      return new Definition.BlockReference(cursor.since(first), name);
    }
    cursor.end("the name of the block");
    List<Definition> inner = definitionsUpTo("endblock");
    return new Definition.BlockDefinition(cursor.since(first), qualifier, name, inner);
  }

  private void refuseType(String construct, String advice) {
    if (cursor.atWord("type") && cursor.peek(1).is(TokenKind.WORD)) {
      cursor.refuse(cursor.advance().span(), construct, advice);
    }
  }

  /** The definitions, and the word that ends them; errors inside do not leave the unit. */
  private List<Definition> definitionsUpTo(String endWord) {
    cursor.enter();
    List<Definition> definitions = new ArrayList<>();
    while (!cursor.atEnd() && !cursor.isHopeless() && !cursor.atWord(endWord)) {
      Token first = cursor.peek();
      int depth = cursor.depth();
      try {
        if (!cursor.accept(TokenKind.SEMICOLON)) {
          definition(definitions);
        }
      } catch (SyntaxError error) {
        cursor.restoreDepth(depth);
        Recovery.skip(cursor, first);
        if (closesOther(endWord)) {
          break;
        }
      }
    }
    cursor.leave();
    if (!cursor.atWord(endWord) && cursor.isHopeless()) {
      return definitions;
    }
    cursor.expectWord(endWord, "at the end");
    lists.skipEndName();
    return definitions;
  }

  /** Whether an end word comes that belongs to a unit further out. */
  private boolean closesOther(String endWord) {
    boolean outer = cursor.atWord("endsystem") || cursor.atWord("endpackage");
    return outer && !cursor.atWord(endWord);
  }

  private void use(List<Definition> definitions) {
    Token first = cursor.advance();
    Optional<AsnFile> before = cursor.asnFileBeforeLast();
    Name name = cursor.name("the name of a package");
    if (cursor.accept(TokenKind.SLASH)) {
      lists.names("a name of the package");
    }
    Optional<AsnFile> file = before;
    if (cursor.atWord("comment") && cursor.peek(1).is(TokenKind.STRING)) {
      Token path = cursor.peek(1);
      file = Optional.of(new AsnFile(path.span(), path.text()));
    }
    cursor.end("the name of the package");
    definitions.add(new Definition.Use(cursor.since(first), name, file));
  }

  // ---- processes

  private Definition process() {
    Token first = cursor.advance();
    ProcessKind kind =
        cursor.atWord("type") && cursor.peek(1).is(TokenKind.WORD)
            ? ProcessKind.TYPE
            : ProcessKind.PROCESS;
    if (kind == ProcessKind.TYPE) {
      cursor.advance();
    }
    Qualifier qualifier = qualifier();
    Name name = cursor.name("the name of the process");
    Instances instances = instances();
    if (cursor.acceptWord("referenced")) {
      cursor.end("'referenced'");
      return new Definition.ProcessReference(cursor.since(first), kind, name, instances);
    }
    if (cursor.accept(TokenKind.COLON)) {
      Name type = cursor.name("the name of a process type");
      cursor.end("the process type");
      return new Definition.ProcessInstance(cursor.since(first), name, instances, type);
    }
    cursor.end("the name of the process");
    cursor.enter();
    BodyParser.Parts parts = bodies.body("endprocess");
    Behaviour behaviour = parts.behaviour(cursor);
    cursor.expectWord("endprocess", "after the process");
    lists.skipEndName();
    cursor.leave();
    return new Definition.ProcessDefinition(
        cursor.since(first),
        kind,
        qualifier,
        name,
        instances,
        parts.parameters,
        parts.definitions,
        behaviour);
  }

  /** {@code (1, 4)}, either number left out or not. */
  private Instances instances() {
    if (!cursor.accept(TokenKind.LEFT_PAREN)) {
      return Instances.UNSAID;
    }
    Optional<Expression> initial = number();
    Optional<Expression> maximum = Optional.empty();
    if (cursor.accept(TokenKind.COMMA)) {
      maximum = number();
    }
    cursor.expect(TokenKind.RIGHT_PAREN, "after the numbers of instances");
    return new Instances(initial, maximum);
  }

  private Optional<Expression> number() {
    return cursor.at(TokenKind.COMMA) || cursor.at(TokenKind.RIGHT_PAREN)
        ? Optional.empty()
        : Optional.of(expressions.expression());
  }

  /** {@code system s/block b}, with or without angle brackets, if it is there. */
  private Qualifier qualifier() {
    boolean brackets = cursor.accept(TokenKind.LEFT_QUALIFIER);
    List<Qualifier.Part> parts = new ArrayList<>();
    while (atQualifierPart()) {
      Token unit = cursor.advance();
      Name name = cursor.name("the name of the " + unit.folded());
      parts.add(new Qualifier.Part(cursor.since(unit), unit.folded(), name));
      cursor.accept(TokenKind.SLASH);
    }
    if (brackets) {
      cursor.expect(TokenKind.RIGHT_QUALIFIER, "after the qualifier");
    }
    return parts.isEmpty() ? Qualifier.NONE : new Qualifier(parts);
  }

  private boolean atQualifierPart() {
    boolean unit =
        cursor.atWord("system")
            || cursor.atWord("block")
            || cursor.atWord("process")
            || cursor.atWord("package");
    return unit && cursor.peek(1).is(TokenKind.WORD) && !cursor.peek(1).isWord("referenced");
  }
}
