/**
 * The kinds of findings of the front end. Apart from the stages that report them, and from the
 * entry point that runs the stages, so that neither depends on the other in a circle.
 */
package dev.gyre.promela.code;
