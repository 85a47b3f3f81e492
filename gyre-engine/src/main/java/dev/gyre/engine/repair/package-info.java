/**
 * Why a condition does not hold: the smallest changes of values that would make it true, and who
 * wrote those values last. Knows neither properties nor reports.
 */
package dev.gyre.engine.repair;
