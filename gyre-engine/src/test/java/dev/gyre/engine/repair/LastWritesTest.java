package dev.gyre.engine.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.run.ExecutableSystems;
import dev.gyre.engine.trace.Execution;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.OutputListener;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Who wrote last, against what changes from state to state along random runs. */
class LastWritesTest {
  private static final String MODEL =
      """
      chan meet = [0] of { byte };
      chan box = [2] of { byte, byte };
      byte seen[3];
      byte turn;
      int sum;
      timer pause;
      proctype Child(byte n) {
        byte mine = n;
        atomic { mine++; seen[n] = mine }
        d_step { sum = sum + n; turn = n; if :: turn > 1 -> turn = 0 :: else -> sum = 7 fi }
      }
      active proctype Sender() {
        byte i;
        do
        :: meet!i; i = (i + 1) % 3
        :: box!i, turn
        :: run Child(i)
        :: set(pause, 2); expire(pause)
        od
      }
      active proctype Receiver() {
        byte k;
        do
        :: meet?k; seen[k]++
        :: box?turn, k
        :: d_step { meet?k -> sum = k }
        od
      }
      """;

  @Test
  void theLastWriteIsNotBeforeTheLastChange() {
    LoadedModel model = LoadedModel.load(new SourceFile("writes.pml", MODEL), Map.of());
    ProcessSystem system =
        model.system().orElseThrow(() -> new AssertionError(model.diagnostics().toString()));
    InterpretedSystem executed = ExecutableSystems.reference(system, Channels.BLOCKING);
    int written = 0;
    for (int seed = 0; seed < 300; seed++) {
      written += compare(executed, system, new Random(seed));
    }
    assertTrue(written > 600, written + " values written");
  }

  private static int compare(InterpretedSystem executed, ProcessSystem system, Random dice) {
    Execution execution = new Execution(executed, OutputListener.SILENT);
    List<Long> path = new ArrayList<>();
    List<int[]> states = new ArrayList<>(List.of(execution.point().words()));
    for (int i = 0; i < 40; i++) {
      List<Long> choices = execution.choices();
      if (choices.isEmpty()) {
        break;
      }
      long next = choices.get(dice.nextInt(choices.size()));
      execution.take(next, i + 1);
      path.add(next);
      states.add(execution.point().words());
    }
    LastWrites writes = LastWrites.of(executed, path);
    assertEquals(execution.point().words().length, writes.words().length);
    int written = 0;
    for (Variable variable : system.globals()) {
      for (int i = 0; !variable.type().isChannel() && i < variable.size(); i++) {
        int last = lastChange(executed, variable, i, states);
        LastWrites.Writing w =
            writes
                .of(new Cell(variable, i, Cell.NOBODY))
                .orElse(new LastWrites.Writing(LastWrites.Kind.INITIAL, 0, "", 0));
        assertTrue(w.step() >= last, variable.name() + " changed in step " + last + ": " + w);
        if (w.step() > 0) {
          written++;
          isBy(w, path.get(w.step() - 1));
        }
      }
    }
    return written;
  }

  /** Whoever is named took part in the step. */
  private static void isBy(LastWrites.Writing writing, long step) {
    if (writing.kind() == LastWrites.Kind.TIME) {
      assertTrue(Transitions.isTick(step));
      return;
    }
    int pid = Integer.parseInt(writing.process().substring(writing.process().indexOf(':') + 1));
    assertTrue(pid == Transitions.process(step) || pid == Transitions.partner(step));
    assertTrue(writing.line() > 0);
  }

  private static int lastChange(
      InterpretedSystem executed, Variable variable, int element, List<int[]> states) {
    for (int i = states.size() - 1; i > 0; i--) {
      if (value(executed, variable, element, states.get(i))
          != value(executed, variable, element, states.get(i - 1))) {
        return i;
      }
    }
    return 0;
  }

  private static int value(
      InterpretedSystem executed, Variable variable, int element, int[] words) {
    return executed.inspect(words, words.length).read(variable, element, -1);
  }
}
