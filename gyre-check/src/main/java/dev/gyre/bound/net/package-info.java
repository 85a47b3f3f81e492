/**
 * Vector addition systems with places: what tokens, messages and other stocks a system moves about,
 * and which stocks stay bounded.
 *
 * <p>Entry types: {@link dev.gyre.bound.net.Net}, {@link dev.gyre.bound.net.StockLimits} and {@link
 * dev.gyre.bound.net.ConnectedLoops}.
 */
package dev.gyre.bound.net;
