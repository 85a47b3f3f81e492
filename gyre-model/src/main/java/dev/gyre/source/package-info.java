/**
 * The user's text and what Gyre says about it: files, spans that survive macro and inline
 * expansion, and diagnostics.
 *
 * <p>Entry types: {@link dev.gyre.source.SourceFile}, {@link dev.gyre.source.SourceSpan}, {@link
 * dev.gyre.source.Diagnostic}. This package knows no language and no output stream: a diagnostic is
 * a value, and {@link dev.gyre.source.DiagnosticRenderer} turns it into text.
 */
package dev.gyre.source;
