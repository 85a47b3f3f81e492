package dev.gyre.bound;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/**
 * What was found out about each channel.
 *
 * @param refusal why nothing could be said, if nothing could
 */
public record BoundReport(List<ChannelBound> channels, Optional<Refusal> refusal) {
  public BoundReport {
    channels = List.copyOf(channels);
  }

  /** A construct that is not understood, and where it is. */
  public record Refusal(SourceSpan place, String reason) {}

  /** Whether no channel was left open. */
  public boolean isBounded() {
    return channels.stream().allMatch(c -> c.verdict() != ChannelBound.Verdict.UNKNOWN);
  }
}
