package dev.gyre.tck.product;

import dev.gyre.tck.SpinSecondOpinion;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * {@code --plain} against Spin over the programs of a source: {@code SpinSoak SOURCE MODELS
 * [SEED]}.
 */
final class SpinSoak {
  private SpinSoak() {}

  public static void main(String[] arguments) {
    ModelSource source = Sources.named(arguments[0]);
    long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : System.nanoTime() >>> 8;
    List<String> wrong = run(source, Long.parseLong(arguments[1]), seed, System.out);
    System.exit(wrong.isEmpty() ? 0 : 1);
  }

  /** Compares so many models; those that Spin is no judge of do not count. */
  static List<String> run(ModelSource source, long models, long seed, PrintStream out) {
    SpinSecondOpinion spin = new SpinSecondOpinion();
    List<String> wrong = new ArrayList<>();
    Map<String, Integer> passedOver = new TreeMap<>();
    long compared = 0;
    for (long i = seed; compared < models && i < seed + 50 * models; i++) {
      String text = source.model(i).replaceAll("(?m)^hidden ", "");
      SpinSecondOpinion.Opinion opinion = spin.of(text);
      if (opinion.passedOver().isPresent()) {
        passedOver.merge(opinion.passedOver().get(), 1, Integer::sum);
        continue;
      }
      compared++;
      if (opinion.disagreement().isPresent()) {
        String words = source.name() + " " + i + "\n" + text + opinion.disagreement().get();
        wrong.add(words);
        out.println(words);
      }
    }
    out.printf(
        "%s from seed %d on: %d models compared with Spin, %d disagree; passed over: %s%n",
        source.name(), seed, compared, wrong.size(), passedOver);
    return wrong;
  }
}
