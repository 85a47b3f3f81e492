/** Writes what came out into suites, where something else was expected. */
package dev.gyre.suite.update;
