/** Runs the cases of suites side by side, and remembers what came out. */
package dev.gyre.suite.run;
