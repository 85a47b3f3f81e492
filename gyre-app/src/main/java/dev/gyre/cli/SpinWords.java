package dev.gyre.cli;

import dev.gyre.cli.spin.SpinVocabulary;
import java.util.Map;
import java.util.Optional;

/** Options and definitions that people know from Spin, and what to use instead. */
final class SpinWords {
  private static final String PAGE = " (docs/from-spin.md has all of them)";

  private static final Map<String, String> DEFINITIONS =
      Map.ofEntries(
          Map.entry("SAFETY", "use --property safety"),
          Map.entry("NOCLAIM", "use --property safety"),
          Map.entry("NP", "use --check progress"),
          Map.entry("BITSTATE", "use --store bitstate"),
          Map.entry("HC", "use --store compact"),
          Map.entry("HC0", "use --store compact"),
          Map.entry("HC1", "use --store compact"),
          Map.entry("HC2", "use --store compact"),
          Map.entry("HC3", "use --store compact"),
          Map.entry("HC4", "use --store compact"),
          Map.entry("COLLAPSE", "leave it out, states are compressed"),
          Map.entry("MA", "leave it out, states are compressed"),
          Map.entry("BFS", "use --search bfs"),
          Map.entry("REACH", "use --search bfs for a shortest trace"),
          Map.entry("NCORE", "use --threads N"),
          Map.entry("BFS_PAR", "use --search bfs --threads N"),
          Map.entry("MEMLIM", "use --memory, as --memory 2048M"),
          Map.entry("MEMCNT", "use --memory, as --memory 2048M"),
          Map.entry("VECTORSZ", "leave it out, states have any size"),
          Map.entry("NFAIR", "leave it out, there is no such limit"),
          Map.entry("NOFAIR", "leave it out, fairness is off unless asked for"),
          Map.entry("NOREDUCE", "use --por off"),
          Map.entry("XUSAFE", "leave it out, xr and xs are always checked"),
          Map.entry("NOBOUNDCHECK", "leave it out, indexes are always checked"),
          Map.entry("BCS", "there is nothing like it here"),
          Map.entry("SPACE", "leave it out, memory is taken as it is needed"),
          Map.entry("USE_TDH", "leave it out, there is one hash table"),
          Map.entry("RANDOMIZE", "leave it out, the search is exact"));

  private SpinWords() {}

  /** What to say about an option that is none of ours; empty if it is none of Spin's either. */
  static Optional<String> ofOption(String word) {
    return SpinVocabulary.advice(word)
        .map(advice -> "'" + word + "' is an option of Spin: " + advice + PAGE);
  }

  /** What to use instead of a definition for Spin's verifier; empty if it is none. */
  static Optional<String> ofDefinition(String name) {
    return Optional.ofNullable(DEFINITIONS.get(name))
        .map(advice -> "'-D" + name + "' is a definition for Spin's verifier: " + advice + PAGE);
  }
}
