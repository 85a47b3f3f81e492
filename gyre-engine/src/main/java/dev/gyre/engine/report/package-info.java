/**
 * The results of a check, as values: {@link dev.gyre.engine.report.CheckReport} and what it is made
 * of, and the {@link dev.gyre.engine.report.Trail} that a violation is saved as.
 */
package dev.gyre.engine.report;
