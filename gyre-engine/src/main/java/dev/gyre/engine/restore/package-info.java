/** Translates a run of the searched system back into a run of the original model. */
package dev.gyre.engine.restore;
