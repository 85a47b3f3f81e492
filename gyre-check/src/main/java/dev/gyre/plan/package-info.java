/**
 * The plan of a check, made before the check starts.
 *
 * <p>Entry types: {@link dev.gyre.plan.CheckOptions} (what was asked for), {@link
 * dev.gyre.plan.Compatibility} (what can be had, soundly), {@link dev.gyre.plan.CheckPlan} (what
 * will be done and why). Values only; nothing here searches or stores.
 */
package dev.gyre.plan;
