/**
 * The diagnostic codes of the front end. They are in a package of their own, so the stages that
 * report them and the entry point that runs the stages do not depend on each other in a cycle.
 */
package dev.gyre.promela.code;
