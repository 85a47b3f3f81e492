/** Strong and branching bisimilarity, and stuttering equivalence, by partition refinement. */
package dev.gyre.lts.bisim;
