/**
 * A stand-in for the commands {@code spin} and {@code pan}: their options, the lines that scripts
 * look for, and their exit status, with the engine of Gyre behind them.
 */
package dev.gyre.cli.spin;
