package dev.gyre.tck.sdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Random SDL systems, small enough to be explored. A system is the same for the same seed. */
public final class SdlGenerator {
  private final Random random;
  private final int processes;
  private final int signals;
  private final boolean[] carries;
  private final boolean created;
  private final boolean split;

  /** The signals whose parameter has a wide range. */
  private final Set<Integer> wide = new TreeSet<>();

  /** Which signals go from where to where. */
  private final List<List<Set<Integer>>> routes = new ArrayList<>();

  /** Which signals come from outside to where. */
  private final List<Set<Integer>> outside = new ArrayList<>();

  private SdlGenerator(long seed) {
    this.random = new Random(seed * 0x9E3779B97F4A7C15L);
    random.nextInt();
    this.processes = 2 + random.nextInt(2);
    this.signals = 2 + random.nextInt(3);
    this.carries = new boolean[signals];
    for (int s = 0; s < signals; s++) {
      carries[s] = chance(30);
    }
    this.created = chance(35);
    this.split = chance(30);
    for (int from = 0; from < processes; from++) {
      List<Set<Integer>> row = new ArrayList<>();
      for (int to = 0; to < processes; to++) {
        Set<Integer> some = new TreeSet<>();
        for (int s = 0; s < signals; s++) {
          if (chance(from == to ? 10 : 40)) {
            some.add(s);
          }
        }
        row.add(some);
      }
      routes.add(row);
      outside.add(new TreeSet<>());
    }
  }

  /** The closed system of a seed. */
  public static String text(long seed) {
    return new SdlGenerator(seed).system();
  }

  /** The open system of a seed. */
  public static String open(long seed) {
    SdlGenerator generator = new SdlGenerator(seed);
    generator.open();
    return generator.system();
  }

  /** The same with many values from outside. */
  static String wide(long seed) {
    SdlGenerator generator = new SdlGenerator(seed);
    generator.open();
    generator.outside.forEach(generator.wide::addAll);
    generator.wide.forEach(signal -> generator.carries[signal] = true);
    return generator.system();
  }

  /** Lets one or two signals come from outside. */
  private void open() {
    for (int i = 0; i < 1 + random.nextInt(2); i++) {
      outside.get(random.nextInt(processes)).add(random.nextInt(signals));
    }
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private String system() {
    StringBuilder text = new StringBuilder("system random;\n");
    text.append("syntype small = integer constants 0:2 endsyntype;\n");
    text.append("newtype colour literals red, green, blue endnewtype;\n");
    if (!wide.isEmpty()) {
      text.append("syntype wide = integer constants 0:300 endsyntype;\n");
    }
    for (int s = 0; s < signals; s++) {
      String sort = wide.contains(s) ? "(wide)" : "(small)";
      text.append("signal s").append(s).append(carries[s] ? sort : "").append(";\n");
    }
    outside(text, 0);
    if (split) {
      outside(text, 1);
      channel(text, 0, 1);
      channel(text, 1, 0);
      block(text, 0);
      block(text, 1);
    } else {
      block(text, 0);
    }
    return text.append("endsystem;\n").toString();
  }

  // ---- structure

  private int home(int process) {
    return split && process > 0 ? 1 : 0;
  }

  private Set<Integer> between(int from, int to) {
    Set<Integer> all = new TreeSet<>();
    for (int p = 0; p < processes; p++) {
      for (int q = 0; q < processes; q++) {
        if (home(p) == from && home(q) == to) {
          all.addAll(routes.get(p).get(q));
        }
      }
    }
    return all;
  }

  private void channel(StringBuilder text, int from, int to) {
    Set<Integer> all = between(from, to);
    if (!all.isEmpty()) {
      text.append(
          "channel c%d from b%d to b%d with %s; endchannel;%n"
              .formatted(from, from, to, list(all)));
    }
  }

  private void outside(StringBuilder text, int to) {
    Set<Integer> all = new TreeSet<>();
    for (int p = 0; p < processes; p++) {
      if (home(p) == to) {
        all.addAll(outside.get(p));
      }
    }
    if (!all.isEmpty()) {
      text.append(
          "channel e%d from env to b%d with %s; endchannel;%n".formatted(to, to, list(all)));
    }
  }

  private static String list(Set<Integer> some) {
    return String.join(", ", some.stream().map(s -> "s" + s).toList());
  }

  private void block(StringBuilder text, int block) {
    text.append("block b%d;%n".formatted(block));
    for (int from = 0; from < processes; from++) {
      for (int to = 0; to < processes; to++) {
        Set<Integer> some = routes.get(from).get(to);
        if (some.isEmpty()) {
          continue;
        }
        if (home(from) == block && home(to) == block) {
          route(text, "r%d_%d".formatted(from, to), "p" + from, "p" + to, some);
        } else if (home(from) == block) {
          String name = "o%d_%d".formatted(from, to);
          route(text, name, "p" + from, "env", some);
          text.append("connect c%d and %s;%n".formatted(block, name));
        } else if (home(to) == block) {
          String name = "i%d_%d".formatted(from, to);
          route(text, name, "env", "p" + to, some);
          text.append("connect c%d and %s;%n".formatted(1 - block, name));
        }
      }
    }
    for (int p = 0; p < processes; p++) {
      if (home(p) == block && !outside.get(p).isEmpty()) {
        route(text, "x" + p, "env", "p" + p, outside.get(p));
        text.append("connect e%d and x%d;%n".formatted(block, p));
      }
    }
    for (int p = 0; p < processes; p++) {
      if (home(p) == block) {
        text.append(process(p));
      }
    }
    text.append("endblock;\n");
  }

  private static void route(
      StringBuilder text, String name, String from, String to, Set<Integer> some) {
    text.append("signalroute %s from %s to %s with %s;%n".formatted(name, from, to, list(some)));
  }

  private String process(int number) {
    boolean last = number == processes - 1;
    Set<Integer> out = new TreeSet<>();
    routes.get(number).forEach(out::addAll);
    Set<Integer> in = new TreeSet<>();
    routes.forEach(row -> in.addAll(row.get(number)));
    in.addAll(outside.get(number));
    boolean creates = created && home(number) == home(processes - 1) && (!last || chance(10));
    String instances = created && last ? chance(50) ? "(0, 2)" : "(1, 2)" : "(1, 1)";
    return new SdlProcessGenerator(
            random,
            "p" + number,
            instances,
            List.copyOf(in),
            List.copyOf(out),
            carries,
            wide,
            creates ? "p" + (processes - 1) : "")
        .process();
  }
}
