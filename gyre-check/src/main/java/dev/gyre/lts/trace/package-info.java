/** Languages of transition systems: which sequences of visible steps they can make. */
package dev.gyre.lts.trace;
