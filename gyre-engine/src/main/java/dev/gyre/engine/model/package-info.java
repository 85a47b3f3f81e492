/** Loaded models: their source texts and their process systems. */
package dev.gyre.engine.model;
