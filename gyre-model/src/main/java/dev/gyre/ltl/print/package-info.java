/** Automata as text: for people, for Spin, and in the formats that other tools read. */
package dev.gyre.ltl.print;
