/** Labelled transition systems in arrays, and what makes new ones of them. */
package dev.gyre.lts.graph;
