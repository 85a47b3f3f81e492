/**
 * The syntax tree of Promela and the parser that builds it.
 *
 * <p>Entry types: {@link dev.gyre.promela.syntax.PromelaParser}, {@link
 * dev.gyre.promela.syntax.Model}. The tree is immutable, keeps the source order and carries a span
 * on every node; it says what was written, not what it means: names are not resolved here and types
 * are not known. Macros and inlines are already expanded, as in Spin.
 */
package dev.gyre.promela.syntax;
