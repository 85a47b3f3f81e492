package dev.gyre.sdl.asn1;

import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;

/**
 * Text to {@link Asn1Document}. Never throws on user text: what is wrong goes to the diagnostics,
 * and parsing goes on at the next module. Nesting is limited, so an ordinary stack is deep enough.
 */
public final class Asn1Parser {
  private final Asn1Cursor cursor;
  private final Asn1ValueParser values;
  private final Asn1TypeParser types;

  private Asn1Parser(Asn1Cursor cursor) {
    this.cursor = cursor;
    this.values = new Asn1ValueParser(cursor);
    this.types = new Asn1TypeParser(cursor, values);
  }

  /** Parses one file; it is usable if no error was reported. */
  public static Asn1Document parse(SourceFile file, Diagnostics diagnostics) {
    Asn1Cursor cursor = new Asn1Cursor(Asn1Lexer.tokens(file), diagnostics);
    Asn1Parser parser = new Asn1Parser(cursor);
    List<Asn1Module> modules = new ArrayList<>();
    while (!cursor.atEnd() && !cursor.isHopeless()) {
      try {
        modules.add(parser.module());
      } catch (Asn1SyntaxError error) {
        cursor.restoreDepth();
        while (!cursor.atEnd() && !cursor.acceptWord("END")) {
          cursor.advance();
        }
      }
    }
    return new Asn1Document(file, modules);
  }

  private Asn1Module module() {
    Asn1Token first = cursor.peek();
    Asn1Name name = cursor.name("the name of a module");
    skipObjectIdentifier();
    cursor.expectWord("DEFINITIONS");
    while (cursor.at(Asn1TokenKind.WORD)) {
      // AUTOMATIC TAGS and the like say how values are encoded.
      cursor.advance();
    }
    cursor.expect(Asn1TokenKind.BECOMES);
    cursor.expectWord("BEGIN");
    skipExports();
    List<Asn1Module.Import> imports = imports();
    List<Asn1Module.TypeAssignment> typeAssignments = new ArrayList<>();
    List<Asn1Module.ValueAssignment> valueAssignments = new ArrayList<>();
    while (!cursor.acceptWord("END")) {
      if (cursor.peek().isTypeName()) {
        typeAssignments.add(typeAssignment());
      } else {
        valueAssignments.add(valueAssignment());
      }
    }
    return new Asn1Module(cursor.since(first), name, imports, typeAssignments, valueAssignments);
  }

  private void skipObjectIdentifier() {
    if (cursor.accept(Asn1TokenKind.LEFT_BRACE)) {
      while (!cursor.atEnd() && !cursor.accept(Asn1TokenKind.RIGHT_BRACE)) {
        cursor.advance();
      }
    }
  }

  private void skipExports() {
    if (cursor.acceptWord("EXPORTS")) {
      while (!cursor.atEnd() && !cursor.accept(Asn1TokenKind.SEMICOLON)) {
        cursor.advance();
      }
    }
  }

  private List<Asn1Module.Import> imports() {
    List<Asn1Module.Import> imports = new ArrayList<>();
    if (!cursor.acceptWord("IMPORTS")) {
      return imports;
    }
    while (!cursor.accept(Asn1TokenKind.SEMICOLON)) {
      Asn1Token first = cursor.peek();
      List<Asn1Name> names = new ArrayList<>();
      do {
        names.add(cursor.name("the name of what is imported"));
        if (cursor.accept(Asn1TokenKind.LEFT_BRACE)) {
          cursor.expect(Asn1TokenKind.RIGHT_BRACE);
        }
      } while (cursor.accept(Asn1TokenKind.COMMA));
      cursor.expectWord("FROM");
      Asn1Name module = cursor.name("the name of a module");
      skipObjectIdentifier();
      imports.add(new Asn1Module.Import(cursor.since(first), names, module));
    }
    return imports;
  }

  private Asn1Module.TypeAssignment typeAssignment() {
    Asn1Token first = cursor.peek();
    Asn1Name name = cursor.name("the name of a type");
    List<Asn1Name> parameters = parameters();
    cursor.expect(Asn1TokenKind.BECOMES);
    Asn1Type type = types.type();
    return new Asn1Module.TypeAssignment(cursor.since(first), name, parameters, type);
  }

  /** {@code {Type, INTEGER:n}}: the names, without the types of the values. */
  private List<Asn1Name> parameters() {
    List<Asn1Name> parameters = new ArrayList<>();
    if (!cursor.accept(Asn1TokenKind.LEFT_BRACE)) {
      return parameters;
    }
    do {
      Asn1Name name = cursor.name("the name of a parameter");
      parameters.add(
          cursor.accept(Asn1TokenKind.COLON) ? cursor.name("the name of a parameter") : name);
    } while (cursor.accept(Asn1TokenKind.COMMA));
    cursor.expect(Asn1TokenKind.RIGHT_BRACE);
    return parameters;
  }

  private Asn1Module.ValueAssignment valueAssignment() {
    Asn1Token first = cursor.peek();
    Asn1Name name = cursor.name("a type, a value or 'END'");
    Asn1Type type = types.type();
    cursor.expect(Asn1TokenKind.BECOMES);
    Asn1Value value = values.value();
    return new Asn1Module.ValueAssignment(cursor.since(first), name, type, value);
  }
}
