/**
 * What the page works on: versions of a model, ways through them, checks and what they found. Knows
 * nothing of HTTP.
 */
package dev.gyre.explore.work;
