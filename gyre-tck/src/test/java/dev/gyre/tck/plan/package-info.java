/** That what a report calls the plan is what was carried out. */
package dev.gyre.tck.plan;
