package dev.gyre.bound;

import dev.gyre.bound.net.Routes;
import dev.gyre.bound.unfold.ChannelObject;
import dev.gyre.bound.unfold.Step;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * What was found out about one channel.
 *
 * @param bound the most messages it ever holds, where that follows
 * @param means how it was decided
 * @param shares who brings how much of the bound
 * @param counted which other messages are counted with its own
 * @param loops what may flood it, if that is not known
 */
public record ChannelBound(
    ChannelObject channel,
    Verdict verdict,
    Optional<BigInteger> bound,
    Means means,
    List<Share> shares,
    List<Counted> counted,
    List<Loop> loops) {
  public ChannelBound {
    shares = List.copyOf(shares);
    counted = List.copyOf(counted);
    loops = List.copyOf(loops);
  }

  /** Whether it stays bounded. */
  public enum Verdict {
    /** It has no buffer. */
    RENDEZVOUS,
    BOUNDED,
    UNKNOWN
  }

  /** What was needed. */
  public enum Means {
    /** Nothing but control. */
    CONTROL,
    /** The values of variables. */
    VALUES,
    /** Which loops a process can repeat together. */
    STRUCTURE
  }

  /** What one kind of process may add, all that is there from the beginning. */
  public record Share(String process, int processes, String credit) {}

  /** Messages that are worth something too, so that a loop that takes them may send. */
  public record Counted(String messages, String worth) {}

  /**
   * Statements that can be repeated, as far as is known.
   *
   * @param times how often for each time of the others
   */
  public record Loop(String process, BigInteger times, Routes.Shape shape, List<Step> steps) {
    public Loop {
      steps = List.copyOf(steps);
    }
  }
}
