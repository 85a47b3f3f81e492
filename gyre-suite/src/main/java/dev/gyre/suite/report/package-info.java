/** Results of suites for people and for services that build software. */
package dev.gyre.suite.report;
