/**
 * What can be said about the timers of a process system without executing it: {@link
 * dev.gyre.ir.time.TimerReads} tells who looks at their values, {@link
 * dev.gyre.ir.time.TimeAbstraction} leaves their values out. Knows nothing of searches.
 */
package dev.gyre.ir.time;
