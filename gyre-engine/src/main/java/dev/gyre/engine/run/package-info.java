/**
 * Carries out plans. {@link dev.gyre.engine.run.CheckRun} reads a model, lets {@link
 * dev.gyre.plan.Compatibility} make a plan, and carries it out property by property; nothing here
 * decides what is sound.
 */
package dev.gyre.engine.run;
