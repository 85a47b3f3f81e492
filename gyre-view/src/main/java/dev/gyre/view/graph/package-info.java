/** State graphs and automata as pictures, and as text that other tools read. */
package dev.gyre.view.graph;
