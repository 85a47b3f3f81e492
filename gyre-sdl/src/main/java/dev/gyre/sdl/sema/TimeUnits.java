package dev.gyre.sdl.sema;

import dev.gyre.ir.ValueType;
import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.source.SourceSpan;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Chooses the unit of time. Durations are in milliseconds, and a timer holds about half a minute of
 * these; if one is longer, all are counted in their greatest common divisor. Nothing but timers
 * depends on the time, so that the behaviour is the same.
 */
final class TimeUnits {
  private int unit;
  private int longest;
  private SourceSpan place;
  private boolean isOpen;

  private TimeUnits() {}

  static List<IfProcess> fitting(List<IfProcess> processes) {
    TimeUnits units = new TimeUnits();
    processes.forEach(process -> process.blocks().forEach(units::look));
    if (units.longest <= ValueType.LONGEST_TIME) {
      return processes;
    }
    if (units.isOpen || units.longest / units.unit > ValueType.LONGEST_TIME) {
      throw SemanticError.of(
          SdlCode.SDL_TOO_LARGE,
          units.place,
          "a timer runs at most "
              + ValueType.LONGEST_TIME
              + " units of time, and the durations of this system have no larger common unit");
    }
    return processes.stream().map(units::scaled).toList();
  }

  private void look(IfBlock block) {
    for (IfAction action : block.actions()) {
      if (action instanceof IfAction.SetTimer set) {
        OptionalInt delay = Folding.number(set.delay());
        isOpen |= delay.isEmpty();
        int known = delay.orElse(0);
        unit = BigInteger.valueOf(unit).gcd(BigInteger.valueOf(known)).intValue();
        if (known > longest) {
          longest = known;
          place = set.span();
        }
      }
    }
  }

  private IfProcess scaled(IfProcess process) {
    List<IfBlock> blocks = new ArrayList<>();
    for (IfBlock block : process.blocks()) {
      blocks.add(new IfBlock(block.actions().stream().map(this::scaled).toList(), block.exit()));
    }
    return process.withBlocks(blocks);
  }

  private IfAction scaled(IfAction action) {
    if (!(action instanceof IfAction.SetTimer set)) {
      return action;
    }
    int delay = Folding.number(set.delay()).orElseThrow() / unit;
    IfExpr value = new IfExpr.Constant(delay, BasicSorts.DURATION);
    return new IfAction.SetTimer(set.timer(), value, set.span());
  }
}
