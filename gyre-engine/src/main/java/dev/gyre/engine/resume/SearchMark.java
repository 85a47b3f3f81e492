package dev.gyre.engine.resume;

import dev.gyre.ir.AutomatonPrinter;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.Reduction;
import dev.gyre.plan.ReductionKind;
import dev.gyre.plan.StoreSetup;
import dev.gyre.system.TransitionSystem;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Which search it is. Two searches with the same mark number states and transitions alike and look
 * for the same, so that one can go on where the other was.
 *
 * <p>The model and the question are the same by construction; but what a plan comes to can depend
 * on how much time an analysis had. So the mark is of the system that is really searched, and of
 * what is decided about the search.
 */
public final class SearchMark {
  private SearchMark() {}

  public static String ofPlan(PropertyPlan plan) {
    StringBuilder text = new StringBuilder(plan.property().name());
    for (ReductionKind kind : ReductionKind.values()) {
      Reduction reduction = plan.reduction(kind);
      text.append('\n').append(reduction.state()).append(' ').append(reduction.reason());
    }
    text.append('\n').append(plan.ticks().ticks());
    text.append('\n').append(plan.symmetry().strategy()).append(plan.symmetry().fixed());
    text.append('\n').append(plan.search().order()).append(kind(plan.search().store()));
    plan.search().checks().stream().sorted().forEach(text::append);
    text.append('\n').append(plan.question().fairness());
    return text.toString();
  }

  /** Where states on disk are, and with how much memory, makes no difference to the search. */
  private static String kind(StoreSetup store) {
    return switch (store.kind()) {
      case DISK, CLUSTER -> store.kind().word();
      default -> store.toString();
    };
  }

  public static String of(String plan, TransitionSystem system, String what) {
    MessageDigest digest = digest();
    for (String part :
        new String[] {
          plan,
          what,
          system.getClass().getSimpleName(),
          AutomatonPrinter.print(system.layout().system()),
          Arrays.toString(system.initialState())
        }) {
      digest.update(part.getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
