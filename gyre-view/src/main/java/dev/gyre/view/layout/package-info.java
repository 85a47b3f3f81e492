/**
 * Boxes and arrows: where they go, and what they look like. The only user of the layout library.
 */
package dev.gyre.view.layout;
