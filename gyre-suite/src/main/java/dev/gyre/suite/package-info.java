/**
 * Suites: many models with what is expected of them. A {@link dev.gyre.suite.TestCase} is read from
 * a suite file or from the first comment of a model, an {@link dev.gyre.suite.Outcome} is what a
 * check came to, and a {@link dev.gyre.suite.CaseResult} compares the two.
 */
package dev.gyre.suite;
