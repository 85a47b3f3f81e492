/** Pictures and pages. Knows reports and traces, and nothing of how they come about. */
package dev.gyre.view;
