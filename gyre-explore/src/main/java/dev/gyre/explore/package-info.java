/**
 * The explorer: a server on this machine, and the page with which people watch a model. Entry type:
 * {@link dev.gyre.explore.ExploreServer}.
 */
package dev.gyre.explore;
