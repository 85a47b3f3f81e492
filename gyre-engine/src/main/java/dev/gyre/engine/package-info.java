/**
 * The public API: from a request to a report.
 *
 * <p>Entry types: {@link dev.gyre.engine.CheckRequest}, {@link dev.gyre.engine.Checker}, {@link
 * dev.gyre.engine.report.CheckReport}. Nothing here prints or reads options.
 */
package dev.gyre.engine;
