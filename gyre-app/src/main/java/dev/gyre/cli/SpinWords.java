package dev.gyre.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Options and definitions that people know from Spin, and what to use instead. */
final class SpinWords {
  private static final String PAGE = " (docs/from-spin.md has all of them)";

  /**
   * An option of spin or pan.
   *
   * @param form what it looks like; a number behind it is the first group
   * @param advice with {@code %s} in the place of the number
   */
  private record Option(Pattern form, String advice) {
    Option(String form, String advice) {
      this(Pattern.compile(form), advice);
    }
  }

  private static final List<Option> OPTIONS =
      List.of(
          new Option("-run|-search", "leave it out, 'gyre verify' does just that"),
          new Option(
              "-a", "leave it out, all properties are checked; --check acceptance for these alone"),
          new Option(
              "-f", "pan -f is --fairness weak; spin -f FORMULA is --ltl FORMULA, not negated"),
          new Option("-F", "write --ltl \"$(cat FILE)\", with the formula not negated"),
          new Option("-l", "pan -l is --check progress; a trace shows local variables anyway"),
          new Option("-m(\\d+)", "there is no limit to raise; --max-depth %s sets one"),
          new Option("-m", "use --lossy"),
          new Option(
              "-[wkMGh](\\d+)",
              "leave it out, no size has to be chosen; --memory SIZE sets a limit"),
          new Option("-n(\\d+)", "use gyre simulate --seed %s"),
          new Option("-n", "use --quiet"),
          new Option("-c\\d+|-e", "use --max-errors N, --all-errors or --every-error"),
          new Option("-E", "use --check assert,error,trace"),
          new Option("-A", "use --check deadlock"),
          new Option("-Q(\\d+)", "use --timeout %sm"),
          new Option(
              "-t\\d*|-r\\d*|-k|-replay|-j\\d+|-C",
              "save a trace with gyre verify --trail FILE and show it with gyre simulate --replay"
                  + " FILE"),
          new Option(
              "-[pgsBbcTv]", "leave it out, a trace shows statements, messages and all changes"),
          new Option("-u(\\d+)", "use gyre simulate --steps %s"),
          new Option("-i|-I", "use --search bfs for a shortest trace, or --shorten"),
          new Option("-o[1-7]", "use --plain for the state space without any reduction"),
          new Option("-bfs", "use --search bfs"),
          new Option("-bit|-bitstate|-biterate.*|-swarm.*", "use --store bitstate"),
          new Option("-hc\\d?", "use --store compact"),
          new Option("-collapse", "leave it out, states are compressed"),
          new Option("-noreduce", "use --por off"),
          new Option("-noclaim|-safety", "use --property safety"),
          new Option("-ltl", "use --property NAME"),
          new Option(
              "-bfspar|-dfspar", "leave it out, all processors are used; --threads N for fewer"),
          new Option(
              "-N",
              "use --property NAME for a claim of the model, or #include the file with the claim"),
          new Option("-[dD]", "use gyre graph --automata"),
          new Option("-M", "use gyre trace --to svg"),
          new Option("-pp", "use gyre fmt"),
          new Option("-U.+|-E.+|-P.*", "the preprocessor is built in and knows -D and -I"),
          new Option("-bcs|-link|-J|-O|-q|-S[12]|-L", "there is nothing like it here"));

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
    for (Option option : OPTIONS) {
      Matcher form = option.form().matcher(word);
      if (form.matches()) {
        String number = form.groupCount() == 0 ? "" : form.group(1);
        String advice = option.advice().replace("%s", number);
        return Optional.of("'" + word + "' is an option of Spin: " + advice + PAGE);
      }
    }
    return Optional.empty();
  }

  /** What to use instead of a definition for Spin's verifier; empty if it is none. */
  static Optional<String> ofDefinition(String name) {
    return Optional.ofNullable(DEFINITIONS.get(name))
        .map(advice -> "'-D" + name + "' is a definition for Spin's verifier: " + advice + PAGE);
  }
}
