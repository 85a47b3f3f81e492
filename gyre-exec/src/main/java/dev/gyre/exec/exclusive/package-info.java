/**
 * Checks {@code xr} and {@code xs}: the promise of a process that no other process receives from a
 * channel, or sends to it.
 *
 * <p>Entry types: {@link dev.gyre.exec.exclusive.MonitoredSystem}, which adds broken promises to
 * the faults of a system, and {@link dev.gyre.exec.exclusive.ExclusiveUseCheck}, which looks at one
 * state. A model without such promises is not touched.
 */
package dev.gyre.exec.exclusive;
