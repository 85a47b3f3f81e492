package dev.gyre.cli.spin;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Every option of spin and pan: what {@code gyre-spin} makes of it, and what to use with {@code
 * gyre} instead.
 */
public final class SpinVocabulary {
  /** What happens to an option when {@code gyre-spin} is called as spin. */
  enum Use {
    /** It is carried out. */
    READ,
    /** It is about what Gyre does anyway, or about how pan.c is written. */
    IGNORED,
    /** There is no counterpart, and the call is refused. */
    REFUSED,
    /** It is one of pan, not of spin. */
    OF_PAN
  }

  /**
   * An option.
   *
   * @param form what it looks like; a number behind it is the first group
   * @param reason why it is refused, if it is
   * @param advice what to use with gyre, with {@code %s} in the place of the number
   */
  record Entry(Pattern form, Use use, String reason, String advice) {
    /** What to use instead of a word of this form. */
    private String adviceOn(String word) {
      Matcher found = form.matcher(word);
      String number = found.matches() && found.groupCount() > 0 ? found.group(1) : "";
      return advice.replace("%s", number);
    }
  }

  private static final String NOTHING = "there is nothing like it here";
  private static final String SHOWN = "leave it out, a trace shows statements, messages and values";
  private static final String REPLAY =
      "save a trace with gyre verify --trail FILE and show it with gyre simulate --replay FILE";
  private static final String LIMIT =
      "leave it out, no size has to be chosen; --memory SIZE sets a limit";

  private static final List<Entry> ENTRIES =
      List.of(
          read("-run|-search", "leave it out, 'gyre verify' does just that"),
          read(
              "-a", "leave it out, all properties are checked; --check acceptance for these alone"),
          read("-f", "pan -f is --fairness weak; spin -f FORMULA is --ltl FORMULA, not negated"),
          read("-F", "write --ltl \"$(cat FILE)\", with the formula not negated"),
          read("-l", "pan -l is --check progress; a trace shows local variables anyway"),
          read("-m", "use --lossy"),
          read("-n(\\d+)", "use gyre simulate --seed %s"),
          read("-u(\\d+)", "use gyre simulate --steps %s"),
          read("-t\\d*|-r|-k|-replay|-j\\d+", REPLAY),
          read("-[pgsBbcT]", SHOWN),
          read("-h", "leave it out, gyre simulate tells its seed"),
          read("-q\\d+", SHOWN),
          read("-V", "use --version"),
          read(
              "-N",
              "use --property NAME for a claim of the model, or #include the file with the claim"),
          ignored("-v", SHOWN),
          ignored("-o[1-5]", "use --plain for the state space without any reduction"),
          ignored("-[wXYZWxL]", NOTHING),
          refused(
              "-A",
              "gyre verify leaves out variables that decide nothing by itself",
              "use --check deadlock"),
          refused("-C", "gyre check --format json lists the channels", REPLAY),
          refused(
              "-d", "gyre check --format json lists the variables", "use gyre graph --automata"),
          refused(
              "-e",
              "each claim is checked alone, with -run -ltl NAME",
              "use --max-errors N, --all-errors or --every-error"),
          refused(
              "-I",
              "gyre fmt prints the model",
              "use --search bfs for a shortest trace, or --shorten"),
          refused(
              "-i",
              "gyre simulate --interactive does that",
              "use --search bfs for a shortest trace, or --shorten"),
          refused("-J", "nested unless has the order of Spin", NOTHING),
          refused("-M", "gyre trace --to svg draws the messages", "use gyre trace --to svg"),
          refused("-O", "names have the scope of Spin 6", NOTHING),
          refused("-o6", "priorities have the meaning of Spin 6.2", NOTHING),
          refused("-o7", "semicolons have the meaning of Spin 6.3", NOTHING),
          refused("-pp", "gyre fmt prints the model", "use gyre fmt"),
          refused("-S[12]", "the verifier is one file", NOTHING),
          refused(
              "-P.*",
              "the preprocessor is built in and knows -D, -U and -I",
              "the preprocessor is built in and knows -D and -I"),
          read("-U.+|-E-[DUI].+", "the preprocessor is built in and knows -D and -I"),
          ofPan("-m(\\d+)", "there is no limit to raise; --max-depth %s sets one"),
          ofPan("-[wkMGh]\\d+", LIMIT),
          ofPan("-n", "use --quiet"),
          ofPan("-c\\d+", "use --max-errors N, --all-errors or --every-error"),
          ofPan("-E", "use --check assert,error,trace"),
          ofPan("-Q(\\d+)", "use --timeout %sm"),
          ofPan("-r\\d+", REPLAY),
          ofPan("-bfs", "use --search bfs"),
          ofPan("-bit|-bitstate|-biterate.*|-swarm.*", "use --store bitstate"),
          ofPan("-hc\\d?", "use --store compact"),
          ofPan("-collapse", "leave it out, states are compressed"),
          ofPan("-noreduce", "use --por off"),
          ofPan("-noclaim|-safety", "use --property safety"),
          ofPan("-ltl", "use --property NAME"),
          ofPan("-bfspar|-dfspar", "leave it out, all processors are used; --threads N for fewer"),
          ofPan("-D", "use gyre graph --automata"),
          ofPan("-bcs|-link|-q", NOTHING));

  private SpinVocabulary() {}

  private static Entry read(String form, String advice) {
    return new Entry(Pattern.compile(form), Use.READ, "", advice);
  }

  private static Entry ignored(String form, String advice) {
    return new Entry(Pattern.compile(form), Use.IGNORED, "", advice);
  }

  private static Entry refused(String form, String reason, String advice) {
    return new Entry(Pattern.compile(form), Use.REFUSED, reason, advice);
  }

  private static Entry ofPan(String form, String advice) {
    return new Entry(Pattern.compile(form), Use.OF_PAN, "", advice);
  }

  static Optional<Entry> find(String word) {
    return ENTRIES.stream().filter(entry -> entry.form().matcher(word).matches()).findFirst();
  }

  /** What to use with gyre instead of an option of spin or pan; empty if it is none. */
  public static Optional<String> advice(String word) {
    return find(word).map(entry -> entry.adviceOn(word));
  }
}
