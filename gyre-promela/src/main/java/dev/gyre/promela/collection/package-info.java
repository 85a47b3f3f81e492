/**
 * Collections (sets, multisets, queues): checks their uses and translates them into arrays, which
 * are all that the rest knows.
 */
package dev.gyre.promela.collection;
