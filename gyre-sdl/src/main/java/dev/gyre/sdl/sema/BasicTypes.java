package dev.gyre.sdl.sema;

import dev.gyre.sdl.asn1.Asn1Module;
import dev.gyre.sdl.asn1.Asn1Parser;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;

/** The types that TASTE has for all projects, which import them from a file of TASTE itself. */
final class BasicTypes {
  private static final String TEXT =
      """
      TASTE-BasicTypes DEFINITIONS ::= BEGIN
      T-Int32 ::= INTEGER (-2147483648 .. 2147483647)
      T-UInt32 ::= INTEGER (0 .. 4294967295)
      T-Int8 ::= INTEGER (-128 .. 127)
      T-UInt8 ::= INTEGER (0 .. 255)
      T-Boolean ::= BOOLEAN
      END
      """;

  private BasicTypes() {}

  static Asn1Module module() {
    SourceFile file = new SourceFile("taste-types.asn", TEXT);
    return Asn1Parser.parse(file, new Diagnostics()).modules().get(0);
  }
}
