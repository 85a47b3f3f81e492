package dev.gyre.cli.spin;

import static dev.gyre.cli.spin.Treatment.FOREIGN;
import static dev.gyre.cli.spin.Treatment.IGNORED;
import static dev.gyre.cli.spin.Treatment.READ;
import static dev.gyre.cli.spin.Treatment.refused;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Every option of spin and of pan: what {@code gyre-spin} makes of it as the one and as the other,
 * and what to use with {@code gyre} instead. What docs/from-spin.md says about options is compared
 * with this table.
 */
public final class SpinVocabulary {
  /**
   * An option. The first entry whose form a word has is the one that counts.
   *
   * @param form what it looks like; a number behind it is the first group
   * @param spin what happens if spin is called with it
   * @param pan what happens if pan is, or if it stands behind {@code -run}
   * @param advice what to use with gyre, with {@code %s} in the place of the number; empty if a
   *     word of this form may be a slip in an option of gyre
   */
  record Entry(Pattern form, Treatment spin, Treatment pan, String advice) {
    /** What to use instead of a word of this form. */
    private String adviceOn(String word) {
      Matcher found = form.matcher(word);
      String number = found.matches() && found.groupCount() > 0 ? found.group(1) : "";
      return advice.replace("%s", number);
    }
  }

  private static final String NO_ADVICE = "";
  private static final String NOTHING = "there is nothing like it here";
  private static final String SHOWN = "leave it out, a trace shows statements, messages and values";
  private static final String REPLAY =
      "save a trace with gyre verify --trail FILE and show it with gyre simulate --replay FILE";
  private static final String LIMIT =
      "leave it out, no size has to be chosen; --memory SIZE sets a limit";
  private static final String EXACT = "leave it out, the search is exact and needs no chance";
  private static final String SHORTEST = "use --search bfs for a shortest trace, or --shorten";
  private static final String ERRORS = "use --max-errors N, --all-errors or --every-error";
  private static final String BUILT_IN = "the preprocessor is built in and knows -D, -U and -I";
  private static final String MACROS = "the preprocessor is built in and knows -D and -I";
  private static final Treatment BUILT_IN_PREPROCESSOR = refused(BUILT_IN);
  private static final Treatment TABLES = refused("gyre graph --automata draws the automata");
  private static final Treatment NO_CONTEXTS = refused("context switches cannot be bounded");

  private static final List<Entry> ENTRIES =
      List.of(
          // of both, if often with another meaning
          option(
              "-a",
              READ,
              READ,
              "leave it out, all properties are checked; --check acceptance for these alone"),
          option(
              "-f",
              READ,
              READ,
              "pan -f is --fairness weak; spin -f FORMULA is --ltl FORMULA, not negated"),
          option(
              "-l", READ, READ, "pan -l is --check progress; a trace shows local variables anyway"),
          option(
              "-N",
              READ,
              READ,
              "use --property NAME for a claim of the model, or #include the file with the claim"),
          option("-V", READ, READ, "use --version"),
          option("-t_reverse", FOREIGN, IGNORED, EXACT),
          option("-t\\d*|-r", READ, READ, REPLAY),
          option("-g", READ, READ, SHOWN),
          option("-[bc]", READ, READ, SHOWN),
          option("-[sBT]", READ, IGNORED, SHOWN),
          option("-h", READ, IGNORED, "leave it out, gyre simulate tells its seed"),
          option("-[vw]", IGNORED, IGNORED, SHOWN),
          option("-[WXY]", IGNORED, IGNORED, NOTHING),
          option("-x", IGNORED, READ, NOTHING),
          option(
              "-A",
              refused("gyre verify leaves out variables that decide nothing by itself"),
              READ,
              "use --check deadlock,error,trace"),
          option("-C", refused("gyre check --format json lists the channels"), READ, REPLAY),
          option(
              "-d",
              refused("gyre check --format json lists the variables"),
              TABLES,
              "use gyre graph --automata"),
          option("-D", FOREIGN, TABLES, "use gyre graph --automata"),
          option("-e", refused("each claim is checked alone, with -run -ltl NAME"), READ, ERRORS),
          option("-I", refused("gyre fmt prints the model"), READ, SHORTEST),
          option("-i", refused("gyre simulate --interactive does that"), READ, SHORTEST),
          option(
              "-J",
              refused("nested unless has the order of Spin"),
              refused("the order of nested unless cannot be reversed"),
              NOTHING),
          option("-E", BUILT_IN_PREPROCESSOR, READ, "use --check assert,error,trace"),
          option("-P\\d*", BUILT_IN_PREPROCESSOR, READ, MACROS),
          option("-D.+", READ, READ, "write -D NAME=VALUE for a macro of the model"),

          // of spin
          option("-run|-search", READ, FOREIGN, "leave it out, 'gyre verify' does just that"),
          option("-F", READ, FOREIGN, "write --ltl \"$(cat FILE)\", with the formula not negated"),
          option("-m", READ, FOREIGN, "use --lossy"),
          option("-n(\\d+)", READ, FOREIGN, "use gyre simulate --seed %s"),
          option("-u(\\d+)", READ, IGNORED, "use gyre simulate --steps %s"),
          option("-k|-replay|-j\\d+", READ, FOREIGN, REPLAY),
          option("-p", READ, FOREIGN, SHOWN),
          option("-q\\d+", IGNORED, FOREIGN, SHOWN),
          option("-U.+|-E-[DUI].+", READ, FOREIGN, MACROS),
          option(
              "-o[1-5]", IGNORED, FOREIGN, "use --plain for the state space without any reduction"),
          option("-[ZL]", IGNORED, FOREIGN, NOTHING),
          option(
              "-M",
              refused("gyre trace --to svg draws the messages"),
              FOREIGN,
              "use gyre trace --to svg"),
          option("-O", refused("names have the scope of Spin 6"), IGNORED, NOTHING),
          option("-o6", refused("priorities have the meaning of Spin 6.2"), FOREIGN, NOTHING),
          option("-o7", refused("semicolons have the meaning of Spin 6.3"), FOREIGN, NOTHING),
          option("-pp", refused("gyre fmt prints the model"), FOREIGN, "use gyre fmt"),
          option("-S[12]", refused("the verifier is one file"), FOREIGN, NOTHING),
          option("-P.+", BUILT_IN_PREPROCESSOR, FOREIGN, MACROS),
          option("-E.+", BUILT_IN_PREPROCESSOR, FOREIGN, NO_ADVICE),

          // of pan
          option("-m(\\d+)", FOREIGN, READ, "there is no limit to raise; --max-depth %s sets one"),
          option("-n", FOREIGN, READ, "use --quiet"),
          option("-c\\d+", FOREIGN, READ, ERRORS),
          option("-Q(\\d+)", FOREIGN, READ, "use --timeout %sm"),
          option("-r\\d+|-S", FOREIGN, READ, REPLAY),
          option("-ltl", FOREIGN, READ, "use --property NAME"),
          option("-bfs", FOREIGN, READ, "use --search bfs"),
          option("-bit|-bitstate|-biterate.*|-swarm.*", FOREIGN, READ, "use --store bitstate"),
          option("-hc\\d?", FOREIGN, READ, "use --store compact"),
          option("-noreduce", FOREIGN, READ, "use --por off"),
          option("-noclaim|-safety", FOREIGN, READ, "use --property safety"),
          option("-[wkMG]\\d+", FOREIGN, IGNORED, LIMIT),
          option("-collapse", FOREIGN, IGNORED, "leave it out, states are compressed"),
          option(
              "-bfspar|-dfspar",
              FOREIGN,
              IGNORED,
              "leave it out, all processors are used; --threads N for fewer"),
          option(
              "-h\\d+|-hash|-rhash|-RS?\\d+|-p_(?:permute|rotate\\d*|randrot|reverse|normal)",
              FOREIGN,
              IGNORED,
              EXACT),
          option("-[FOTz].+", FOREIGN, IGNORED, NO_ADVICE),
          option("-bcs|-L\\d+", FOREIGN, NO_CONTEXTS, NOTHING),
          option("-link", FOREIGN, refused("there is no embedded C to link with"), NOTHING),
          option(
              "-q",
              FOREIGN,
              refused("channels that must be empty at the end are not checked"),
              NOTHING),
          option("-t.+|-N.+", FOREIGN, READ, NO_ADVICE));

  private SpinVocabulary() {}

  private static Entry option(String form, Treatment spin, Treatment pan, String advice) {
    return new Entry(Pattern.compile(form), spin, pan, advice);
  }

  /** The whole table, in the order in which it is looked up. */
  static List<Entry> entries() {
    return ENTRIES;
  }

  static Optional<Entry> find(String word) {
    return ENTRIES.stream().filter(entry -> entry.form().matcher(word).matches()).findFirst();
  }

  /** What {@code gyre-spin} makes of a word. */
  static Treatment ofSpin(String word) {
    return find(word).map(Entry::spin).orElse(FOREIGN);
  }

  /** What the stand-in for pan makes of a word. */
  static Treatment ofPan(String word) {
    return find(word).map(Entry::pan).orElse(FOREIGN);
  }

  /** What to use with gyre instead of an option of spin or pan; empty if it is none. */
  public static Optional<String> advice(String word) {
    return find(word).filter(entry -> !entry.advice().isEmpty()).map(entry -> entry.adviceOn(word));
  }
}
