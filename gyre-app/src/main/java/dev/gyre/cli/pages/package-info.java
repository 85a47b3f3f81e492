/**
 * Manual pages and shell completion, written from the options themselves when a release is made.
 * Entry type: {@link dev.gyre.cli.pages.Pages}.
 */
package dev.gyre.cli.pages;
