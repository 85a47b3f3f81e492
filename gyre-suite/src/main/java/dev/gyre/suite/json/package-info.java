/** Results of suites in JSON: the report of a run, SARIF, and outcomes as the cache keeps them. */
package dev.gyre.suite.json;
