/** Models that are read: their texts, and what became of them. */
package dev.gyre.engine.model;
