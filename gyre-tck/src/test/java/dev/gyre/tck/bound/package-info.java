/** Bounds of channels: the traps of the method, random models and the corpus, against searches. */
package dev.gyre.tck.bound;
