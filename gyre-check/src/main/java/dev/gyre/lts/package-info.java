/**
 * Labelled transition systems and Kripke structures, apart from any model: comparing and minimising
 * them modulo the relations of concurrency theory, and saying why two of them differ.
 */
package dev.gyre.lts;
