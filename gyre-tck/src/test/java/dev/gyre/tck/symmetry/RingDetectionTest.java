package dev.gyre.tck.symmetry;

import static dev.gyre.tck.symmetry.Detected.CREATE;
import static dev.gyre.tck.symmetry.Detected.detect;
import static dev.gyre.tck.symmetry.Detected.finds;
import static dev.gyre.tck.symmetry.Detected.spoils;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.symmetry.SymmetricType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which processes are found to stand in a ring, and what is said about the others. */
class RingDetectionTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(me + 1) % 3",
        "(me + 2) % 3",
        "(me + 3 - 1) % 3",
        "(me - 1 + 3) % 3",
        "(3 + me - 2) % 3",
        "(me == 2 -> 0 : me + 1)",
        "(me == 0 -> 2 : me - 1)",
        "(me < 2 -> me + 1 : 0)",
        "(me * 4 + 1) % 3",
      })
  void neighboursOfAParameter(String neighbour) {
    finds(
        "3 x P in a ring",
        "byte b[3]; proctype P(byte me) { b[me]++; b[" + neighbour + "]++ } " + CREATE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(me + 1) % 2",
        "(me + 1) % 4",
        "me + 1",
        "2 - me",
        "(me + 1) / 3",
        "(me * 2) % 3",
        "(me == 2 -> 1 : me + 1)",
        "(me + b[0]) % 3",
        "(me << 1) % 3",
      })
  void whatIsNoNeighbour(String other) {
    spoils(
        "computed",
        "byte b[4]; byte g = 99; proctype P(byte me) { g = me; g = " + other + " } " + CREATE);
  }

  @Test
  void onlyTurnsAreLeft() {
    String text = "byte b[3]; active [3] proctype P() { b[_pid]++; b[(_pid + 1) % 3]++ }";
    assertThat(detect(text).system().symmetry().types())
        .containsExactly(new SymmetricType("P", 3, SymmetricType.Group.CYCLIC));
    // Counted from elsewhere is no neighbour.
    finds("3 x P", "byte b[3]; active [3] proctype P() { b[_pid]++; b[(_pid + 3) % 3]++ }");
  }

  @Test
  void numbersOfProcesses() {
    finds("3 x P in a ring", "byte b[3]; active [3] proctype P() { b[(_pid + 1) % 3]++ }");
    finds(
        "3 x P in a ring",
        "byte b[3]; active proctype M() { skip }"
            + " active [3] proctype P() { b[_pid - 1]++; b[_pid % 3]++; b[(_pid + 1) % 3]++ }");
    spoils(
        "",
        "byte b[4]; active proctype M() { skip }"
            + " active [3] proctype P() { b[_pid]++; b[(_pid + 1) % 3]++ }");
    finds(
        "2 x P in a ring, 2 x Q in a ring",
        "byte b[2]; active [2] proctype P() { b[_pid]++; b[1 - _pid]++ }"
            + " active [2] proctype Q() { b[_pid - 2] = 1 }");
  }

  @Test
  void neighboursThatAreKept() {
    String process =
        "byte b[3]; proctype P(byte me) { byte left = (me + 2) % 3; byte right;"
            + " right = (me + 1) % 3; b[left]++; b[right]++; b[(right + 1) % 3] = b[me] } ";
    finds("3 x P in a ring", process + CREATE);
  }

  @Test
  void neighboursThatAreGiven() {
    String process = "byte b[3]; proctype P(byte me; byte next) { b[me]++; b[next]++ } ";
    finds(
        "3 x P in a ring",
        process + "init { byte i; atomic { for (i : 0 .. 2) { run P(i, (i + 1) % 3) } } }");
    finds("3 x P in a ring", process + "init { run P(0, 2); run P(1, 0); run P(2, 1) }");
    spoils("different arguments", process + "init { run P(0, 1); run P(1, 0); run P(2, 1) }");
    spoils(
        "fixed number 0",
        process + "init { byte i; atomic { for (i : 0 .. 2) { run P(i, (i + 1) % 3) } } b[0]++ }");
    finds(
        "3 x P in a ring",
        "chan q[3] = [1] of { byte }; proctype P(byte me; chan in; chan out)"
            + " { byte x; in?x; out!me; x != me }"
            + " init { byte i; q[0]!2; atomic { for (i : 0 .. 2) { run P(i, q[i], q[(i + 1) % 3]) } } }");
    spoils(
        "different arguments",
        "chan q[3] = [1] of { byte }; proctype P(byte me; chan in; chan out; byte number)"
            + " { byte x; in?x; out!number; x < number }"
            + " init { byte i; atomic { for (i : 0 .. 2) { run P(i, q[i], q[(i + 1) % 3], i * 7 % 5) } } }");
  }

  @Test
  void messagesAndChannels() {
    finds(
        "3 x P in a ring",
        "chan q[3] = [1] of { byte }; active [3] proctype P() { byte x;"
            + " do :: q[_pid]!_pid :: q[(_pid + 1) % 3]?x; x == (_pid + 1) % 3 od }");
    finds(
        "3 x P in a ring",
        "chan r = [0] of { byte }; active [3] proctype P() { if :: r!(_pid + 1) % 3 ::"
            + " r?eval(_pid) fi }");
  }

  /** Philosophers, each with a fork of its own, and one where somebody is special. */
  @Test
  void philosophers() {
    String table =
        "mtype = { Fork } chan fork[4] = [1] of { mtype };"
            + " active [4] proctype Philosopher() { fork[_pid]!Fork; %s"
            + " do :: fork[_pid]?Fork; fork[(_pid + 1) %% 4]?Fork;"
            + " fork[(_pid + 1) %% 4]!Fork; fork[_pid]!Fork od }";
    finds("4 x Philosopher in a ring", table.formatted(""));
    spoils("fixed number 3", table.formatted("nempty(fork[3]);"));
    spoils("fixed number 0", table.formatted("if :: _pid == 0 -> skip :: else fi;"));
  }

  /** What is no element does not move, so nothing that moves may be computed from it. */
  @Test
  void numbersThatAreNoElements() {
    String head = "byte b[3]; byte g = 99; proctype P(byte me) { b[me]++; ";
    finds("3 x P in a ring", head + "g = (me + 1) % 3; g = 99 } " + CREATE);
    spoils("may be 99", head + "g = me; g = (g + 1) % 3 } " + CREATE);
    finds(
        "3 x P in a ring",
        head + "g = me; g = (g == 99 -> 99 : (g + 1) % 3); b[(me + 2) % 3]++ } " + CREATE);
    spoils("may be 98", head + "g = me; g = (g == 99 -> 98 : (g + 1) % 3) } " + CREATE);
    spoils("may be 99", head + "byte x = 99; x = (x + 1) % 3; x = me } " + CREATE);
    finds(
        "3 x P in a ring",
        "byte b[3]; proctype P(byte me) { byte x; b[me]++; x = me; x = (x + 1) % 3; b[x]++ } "
            + CREATE);
    // Who is told of a neighbour may also be told of nobody, later.
    String told = "byte b[3]; proctype P(byte me; byte next) { b[me]++; %s b[(next + 1) %% 3]++ } ";
    String create = "init { run P(0, 1); run P(1, 2); run P(2, 0) }";
    finds("3 x P in a ring", told.formatted("") + create);
    spoils("may be 7", told.formatted("next = 7;") + create);
    spoils(
        "different arguments",
        "byte b[3]; proctype P(byte me) { b[me]++; me = (me + 1) % 3; b[me]++ } " + CREATE);
  }
}
