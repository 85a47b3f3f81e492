/**
 * Types of channels, inferred from how they are used: what each carries, also where it is passed
 * through other channels, stored, or given to a process.
 */
package dev.gyre.promela.chantype;
