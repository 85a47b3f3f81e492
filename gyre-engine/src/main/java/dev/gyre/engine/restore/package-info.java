/** Leads from a run of what was searched back to a run of the model as it was written. */
package dev.gyre.engine.restore;
