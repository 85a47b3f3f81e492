package dev.gyre.bench.time;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/**
 * The tables of discrete time (Bosnacki 2001, chapter 4), on models of the same protocols: states
 * and transitions without and with partial order reduction, there and here; here also with what
 * else there is against too many states. A dash is a figure that is not known, or took too long.
 */
public final class DtSpinTable {
  /** What Fischer's protocol had there, from two processes on: n and r of table 1. */
  private static final Thesis[] FISCHER = {
    new Thesis("528", "876", "378", "490"),
    new Thesis("8425", "10536", "3813", "4951"),
    new Thesis("128286", "373968", "34157", "44406"),
    new Thesis("-", "-", "288313", "377032"),
    new Thesis("-", "-", "2.35e6", "3.09e6")
  };

  private DtSpinTable() {}

  /** Arguments: the folder with the models, the most processes, the seconds for each figure. */
  public static void main(String[] args) throws IOException {
    int most = Integer.parseInt(args[1]);
    Series series = new Series(Path.of(args[0]), Duration.ofSeconds(Integer.parseInt(args[2])));
    for (int n = 2; n <= most; n++) {
      Thesis known = n - 2 < FISCHER.length ? FISCHER[n - 2] : Thesis.NOTHING;
      series.symmetric("fischer", Map.of("N", String.valueOf(n)), "N=" + n, known);
    }
    series.run("par", par(1, 3, 9), "3,3,1,9", new Thesis("1318", "1822", "1116", "1533"));
    series.run("par", par(10, 30, 90), "30,30,10,90", new Thesis("7447", "9994", "7295", "9705"));
    series.run(
        "par",
        par(100, 300, 900),
        "300,300,100,900",
        new Thesis("68737", "91714", "68585", "91425"));
    series.run("brp", Map.of(), "", new Thesis("32967", "71444", "12742", "14105"));
    series.run(
        "brp",
        Map.of("SIZE", "4", "REPEAT", "3", "SILENCE", "12", "PAUSE", "12"),
        "4 chunks, 3 times",
        Thesis.NOTHING);
    series.run(
        "brp_untimed", Map.of(), "", new Thesis("199454", "658852", "113566", "294546"));
    series.run(
        "connection", Map.of(), "1 terminal", new Thesis("17421", "61151", "8586", "18293"));
    series.run(
        "connection",
        Map.of("TERMINALS", "2"),
        "2 terminals",
        new Thesis("> 4.99e8", "> 2.67e9", "7.24e7", "2.68e8"));
    series.symmetric("train_gate", Map.of(), "", Thesis.NOTHING);
  }

  private static Map<String, String> par(int receiver, int way, int timeout) {
    return Map.of(
        "DELAY_K", String.valueOf(way),
        "DELAY_L", String.valueOf(way),
        "DELAY_R", String.valueOf(receiver),
        "TIMEOUT", String.valueOf(timeout));
  }
}
