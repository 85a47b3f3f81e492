/**
 * Characters to tokens: the raw lexer, the C preprocessor that Promela models expect, and the
 * expansion of inlines.
 *
 * <p>Entry types: {@link dev.gyre.promela.lex.Preprocessor}, {@link dev.gyre.promela.lex.Token}.
 * Nothing here knows the grammar.
 */
package dev.gyre.promela.lex;
