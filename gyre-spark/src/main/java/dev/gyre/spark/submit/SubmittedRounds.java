package dev.gyre.spark.submit;

import dev.gyre.cluster.Rounds;
import dev.gyre.spark.link.Message.Kind;
import dev.gyre.spark.link.Words;
import java.util.List;

/** Rounds that are run on the other side of a line. */
record SubmittedRounds(SparkProcess process) implements Rounds {
  @Override
  public List<byte[]> round(byte[] call) {
    return Words.parts(process.ask(Kind.ROUND, call));
  }

  @Override
  public List<byte[]> each(List<byte[]> questions) {
    return Words.parts(process.ask(Kind.EACH, Words.of(questions)));
  }

  @Override
  public void cancel() {
    process.tell(Kind.CANCEL);
  }

  @Override
  public void close() {
    process.ask(Kind.CLOSE, new byte[0]);
  }
}
