package dev.gyre.tck.sdl;

import dev.gyre.tck.sdl.ReferenceSpace.Watcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random charts of one or two messages that must never come directly after each other. */
final class SdlChartMaker {
  private final SdlQuestionMaker maker;
  private final Random random;

  private record Message(String signal, ReferenceProcess from, ReferenceProcess to) {
    String text() {
      return signal + " " + from.name() + " " + to.name();
    }
  }

  SdlChartMaker(SdlQuestionMaker maker, Random random) {
    this.maker = maker;
    this.random = random;
  }

  SdlQuestion chart() {
    List<Message> messages = new ArrayList<>();
    while (messages.isEmpty() || (messages.size() < 2 && random.nextBoolean())) {
      ReferenceProcess from = maker.process();
      ReferenceProcess to = maker.process();
      if (from != to) {
        messages.add(new Message(maker.signal(), from, to));
      }
    }
    return new SdlQuestion(
        SdlQuestion.Form.CHART, text(messages), space -> space.goesWrong(new Run(messages, maker)));
  }

  private static String text(List<Message> messages) {
    StringBuilder text = new StringBuilder("mscdocument c; msc c;\n");
    List<String> names = new ArrayList<>();
    for (Message message : messages) {
      for (String name : List.of(message.from().name(), message.to().name())) {
        if (!names.contains(name)) {
          names.add(name);
        }
      }
    }
    for (String name : names) {
      text.append("instance ").append(name).append("; condition never shared all;\n");
      for (Message message : messages) {
        if (message.from().name().equals(name)) {
          text.append("out %s to %s;%n".formatted(message.signal(), message.to().name()));
        } else if (message.to().name().equals(name)) {
          text.append("in %s from %s;%n".formatted(message.signal(), message.from().name()));
        }
      }
      text.append("endinstance;\n");
    }
    return text.append("endmsc; endmscdocument;\n").toString();
  }

  /** What has come last of the kinds that the chart has. */
  private record Run(List<Message> messages, SdlQuestionMaker maker) implements Watcher {
    @Override
    public Optional<List<String>> first(List<Optional<ReferenceInstance>> world) {
      return Optional.of(List.of());
    }

    @Override
    public Optional<List<String>> after(List<String> now, ReferenceStep step) {
      List<String> wanted = messages.stream().map(Message::text).toList();
      List<String> last = new ArrayList<>(now);
      for (ReferenceEvent event : step.events()) {
        for (Message message : messages) {
          boolean isMeant =
              event.isTaken()
                  && event.signal().equals(message.signal())
                  && event.from() == maker.slot(message.from())
                  && event.to() == maker.slot(message.to());
          if (isMeant) {
            last.add(message.text());
            break;
          }
        }
      }
      while (last.size() > wanted.size()) {
        last.remove(0);
      }
      return last.equals(wanted) ? Optional.empty() : Optional.of(last);
    }
  }
}
