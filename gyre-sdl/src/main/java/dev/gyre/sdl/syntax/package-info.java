/**
 * The syntax tree of SDL and the parser that builds it, for SDL-88/92 and for the dialect of
 * OpenGEODE and TASTE.
 *
 * <p>Entry types: {@link dev.gyre.sdl.syntax.SdlParser}, {@link dev.gyre.sdl.syntax.SdlDocument}.
 * The tree is immutable, keeps the source order and carries a span on every node. It says what was
 * written, not what it means: names are not resolved, {@code f(x)} may be an index, a call or an
 * operator, states written in several parts are still in parts, and {@code a-b} may be one hyphened
 * name of ASN.1, which only types can tell ({@link dev.gyre.sdl.syntax.Expression.Binary}). Names
 * keep their spelling and are compared by {@link dev.gyre.sdl.syntax.Name#key}.
 */
package dev.gyre.sdl.syntax;
