package dev.gyre.engine.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.run.ExecutableSystems;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.StateInspector;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Repairs of random conditions against all valuations there are. Every repair that is claimed is
 * carried out; none changes fewer values, or as few by less, than the claimed one.
 */
class RepairSearchTest {
  private static final int MODELS = Integer.getInteger("gyre.repair.models", 60);
  private static final int CONDITIONS = 50;
  private static final String[] COMPARED = {"==", "!=", "<", "<=", ">", ">="};
  private static final String[] COMPUTED = {"+", "-", "*", "/", "%", "&", "|", "^"};

  private final Random random = new Random(5152);

  @Test
  void repairsAreTheSmallestThereAre() {
    int repaired = 0;
    for (int m = 0; m < MODELS; m++) {
      repaired += compare(new Random(m));
    }
    // Otherwise the conditions say nothing.
    assertTrue(repaired > MODELS * CONDITIONS / 4, repaired + " were false and could be repaired");
  }

  private int compare(Random dice) {
    StringBuilder text = new StringBuilder("mtype = { x, y, z }\n");
    text.append("unsigned a : 2 = " + dice.nextInt(4) + "; unsigned b : 3 = " + dice.nextInt(8));
    text.append("; bool p = " + dice.nextInt(2) + "; mtype m = " + "xyz".charAt(dice.nextInt(3)));
    text.append("; bit f[3] = " + dice.nextInt(2) + ";\ninit {\n");
    for (int i = 0; i < CONDITIONS; i++) {
      text.append("  assert(" + condition(3, dice) + ");\n");
    }
    ProcessSystem system = load(text.append("  skip }\n").toString());
    InterpretedSystem executed = ExecutableSystems.reference(system, Channels.BLOCKING);
    int repaired = 0;
    for (Expr condition : conditions(system)) {
      repaired += compare(condition, executed, system);
    }
    return repaired;
  }

  private static int compare(Expr condition, InterpretedSystem executed, ProcessSystem system) {
    int[] words = executed.initialState();
    StateInspector state = executed.inspect(words, words.length);
    if (state.evaluate(condition, 0).orElse(0) != 0) {
      return 0;
    }
    RepairSearch.Result result = new RepairSearch(condition, 0, state, set -> 3).run();
    long best = bruteForce(condition, executed.inspect(words, words.length), system.globals());
    if (best == Long.MAX_VALUE) {
      assertEquals(List.of(), result.repairs(), condition::toString);
      return 0;
    }
    int fewest = (int) (best >> 32);
    if (fewest > 4) {
      return 0; // more than anybody wants to read
    }
    assertTrue(result.isSmallest(), condition::toString);
    Repair first = result.repairs().get(0);
    assertEquals(best, ((long) first.changes().size() << 32) + first.distance());
    for (Repair repair : result.repairs()) {
      StateInspector changed = executed.inspect(words, words.length);
      repair.changes().forEach(c -> c.cell().suppose(changed, c.after()));
      assertNotEquals(0, changed.evaluate(condition, 0).orElse(0), condition::toString);
      assertEquals(fewest, repair.changes().size());
    }
    return 1;
  }

  /** The fewest changed values, and then the least distance, over all valuations. */
  private static long bruteForce(Expr condition, StateInspector state, List<Variable> variables) {
    List<Variable> cells = new ArrayList<>();
    List<Integer> elements = new ArrayList<>();
    for (Variable variable : variables) {
      for (int i = 0; i < variable.size(); i++) {
        cells.add(variable);
        elements.add(i);
      }
    }
    return least(condition, state, cells, elements, 0, 0);
  }

  private static long least(
      Expr condition,
      StateInspector state,
      List<Variable> cells,
      List<Integer> elements,
      int at,
      long cost) {
    if (at == cells.size()) {
      return state.evaluate(condition, 0).orElse(0) != 0 ? cost : Long.MAX_VALUE;
    }
    Variable variable = cells.get(at);
    int before = state.read(variable, elements.get(at), -1);
    boolean isName = variable.type().mtypeSet().isPresent();
    int first = isName ? 1 : 0;
    int last = isName ? 3 : variable.name().equals("a") ? 3 : variable.name().equals("b") ? 7 : 1;
    long best = Long.MAX_VALUE;
    for (int value = first; value <= last; value++) {
      state.suppose(variable, elements.get(at), -1, value);
      long step = value == before ? 0 : (1L << 32) + (isName ? 1 : Math.abs(value - before));
      best = Math.min(best, least(condition, state, cells, elements, at + 1, cost + step));
    }
    state.suppose(variable, elements.get(at), -1, before);
    return best;
  }

  // ---- sums and comparisons of long types, where not all values can be tried

  @Test
  void boundariesOfLongTypesAreFound() {
    for (int i = 0; i < 400; i++) {
      int u = random.nextInt(2_000) - 1_000;
      int v = random.nextInt(2_000) - 1_000;
      int c = random.nextInt(200) - 100;
      String op = COMPARED[random.nextInt(COMPARED.length)];
      String condition =
          switch (random.nextInt(3)) {
            case 0 -> "u + " + c + " " + op + " v";
            case 1 -> "u - v " + op + " " + c;
            default -> "!(v " + op + " u - " + c + ") && u != v";
          };
      ProcessSystem system =
          load("int u = " + u + "; int v = " + v + "; init { assert(" + condition + ") }");
      InterpretedSystem executed = ExecutableSystems.reference(system, Channels.BLOCKING);
      Expr expression = conditions(system).get(0);
      int[] words = executed.initialState();
      StateInspector state = executed.inspect(words, words.length);
      if (state.evaluate(expression, 0).orElse(0) == 0) {
        long least = nearest(expression, executed, system);
        RepairSearch.Result result = new RepairSearch(expression, 0, state, set -> 0).run();
        if (least < 0) {
          assertEquals(List.of(), result.repairs(), condition);
        } else {
          assertEquals(1, result.repairs().get(0).changes().size(), condition);
          assertEquals(least, result.repairs().get(0).distance(), condition);
        }
      }
    }
  }

  /** The least distance that one variable has to move. */
  private static long nearest(Expr condition, InterpretedSystem executed, ProcessSystem system) {
    int[] words = executed.initialState();
    StateInspector state = executed.inspect(words, words.length);
    for (int distance = 1; distance < 10_000; distance++) {
      for (Variable variable : system.globals()) {
        int before = state.read(variable, 0, -1);
        for (int value : new int[] {before - distance, before + distance}) {
          state.suppose(variable, 0, -1, value);
          if (state.evaluate(condition, 0).orElse(0) != 0) {
            return distance;
          }
        }
        state.suppose(variable, 0, -1, before);
      }
    }
    return -1;
  }

  // ---- texts

  private static String condition(int depth, Random dice) {
    if (depth == 0 || dice.nextInt(4) == 0) {
      return "("
          + number(1, dice)
          + " "
          + COMPARED[dice.nextInt(COMPARED.length)]
          + " "
          + number(1, dice)
          + ")";
    }
    return switch (dice.nextInt(5)) {
      case 0 -> "!(" + condition(depth - 1, dice) + ")";
      case 1 ->
          "("
              + condition(depth - 1, dice)
              + " -> "
              + number(1, dice)
              + " : "
              + number(1, dice)
              + ")";
      case 2 -> "(" + condition(depth - 1, dice) + " || " + condition(depth - 1, dice) + ")";
      default -> "(" + condition(depth - 1, dice) + " && " + condition(depth - 1, dice) + ")";
    };
  }

  private static String number(int depth, Random dice) {
    int choice = dice.nextInt(depth > 0 ? 9 : 7);
    return switch (choice) {
      case 0 -> "a";
      case 1 -> "b";
      case 2 -> "p";
      case 3 -> "m";
      case 4 -> "f[a]";
      case 5 -> "f[" + dice.nextInt(3) + "]";
      case 6 -> Integer.toString(dice.nextInt(9));
      default ->
          "("
              + number(0, dice)
              + " "
              + COMPUTED[dice.nextInt(COMPUTED.length)]
              + " "
              + number(0, dice)
              + ")";
    };
  }

  private static ProcessSystem load(String text) {
    LoadedModel model = LoadedModel.load(new SourceFile("repair.pml", text), Map.of());
    return model.system().orElseThrow(() -> new AssertionError(model.diagnostics() + text));
  }

  private static List<Expr> conditions(ProcessSystem system) {
    List<Expr> conditions = new ArrayList<>();
    for (Location location : system.automata().get(0).locations()) {
      for (Edge edge : location.edges()) {
        edge.effects().stream()
            .filter(effect -> effect instanceof Effect.Check)
            .forEach(effect -> conditions.add(((Effect.Check) effect).condition()));
      }
    }
    return conditions;
  }
}
