/** Traces as charts and pages: one model of a sequence chart, and a class for each format. */
package dev.gyre.view.trace;
