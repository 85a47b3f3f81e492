/**
 * The Promela front end: from text to a checked {@link dev.gyre.ir.ProcessSystem}.
 *
 * <p>Entry type: {@link dev.gyre.promela.PromelaFrontEnd}. Bad input never throws; it comes back as
 * {@link dev.gyre.source.Diagnostic}s, whose codes are listed in {@link
 * dev.gyre.promela.code.PromelaCode}.
 */
package dev.gyre.promela;
