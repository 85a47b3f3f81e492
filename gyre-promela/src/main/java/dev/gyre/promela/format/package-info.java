/**
 * Promela text out of Gyre: printing a syntax tree, and tidying a text that a person wrote.
 *
 * <p>Entry types: {@link dev.gyre.promela.format.PromelaPrinter} writes a tree, with everything
 * expanded; {@link dev.gyre.promela.format.SourceFormatter} rewrites the white space of one file
 * and nothing else. Neither knows the meaning of a model.
 */
package dev.gyre.promela.format;
