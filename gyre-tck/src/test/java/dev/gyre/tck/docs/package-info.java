/**
 * The pages of the project: every command that they show is executed, every option is described,
 * every link leads somewhere.
 */
package dev.gyre.tck.docs;
