/** The report of a check as one page, to be attached to a mail or a bug report. */
package dev.gyre.view.report;
