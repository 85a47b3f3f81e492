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
    List<Message> before = messages();
    if (random.nextBoolean()) {
      String text = text(List.of("never"), List.of(before));
      return new SdlQuestion(
          SdlQuestion.Form.CHART, text, space -> space.goesWrong(new Run(before, maker)));
    }
    List<Message> after = messages();
    List<Message> all = new ArrayList<>(before);
    all.addAll(after);
    return new SdlQuestion(
        SdlQuestion.Form.CHART,
        text(List.of("when", "then not"), List.of(before, after)),
        space -> space.goesWrong(new Run(all, maker)));
  }

  private List<Message> messages() {
    List<Message> messages = new ArrayList<>();
    while (messages.isEmpty() || (messages.size() < 2 && random.nextBoolean())) {
      ReferenceProcess from = maker.process();
      ReferenceProcess to = maker.process();
      if (from != to) {
        messages.add(new Message(maker.signal(), from, to));
      }
    }
    return messages;
  }

  private static String text(List<String> conditions, List<List<Message>> parts) {
    StringBuilder text = new StringBuilder("mscdocument c; msc c;\n");
    List<String> names = new ArrayList<>();
    for (Message message : parts.stream().flatMap(List::stream).toList()) {
      for (String name : List.of(message.from().name(), message.to().name())) {
        if (!names.contains(name)) {
          names.add(name);
        }
      }
    }
    for (String name : names) {
      text.append("instance ").append(name).append(";\n");
      for (int i = 0; i < conditions.size(); i++) {
        text.append("condition ").append(conditions.get(i)).append(" shared all;\n");
        parts.get(i).forEach(message -> text.append(end(name, message)));
      }
      text.append("endinstance;\n");
    }
    return text.append("endmsc; endmscdocument;\n").toString();
  }

  private static String end(String name, Message message) {
    if (message.from().name().equals(name)) {
      return "out %s to %s;%n".formatted(message.signal(), message.to().name());
    }
    return message.to().name().equals(name)
        ? "in %s from %s;%n".formatted(message.signal(), message.from().name())
        : "";
  }

  /** The messages of a step that the chart has, in their order. */
  private static List<String> heard(
      ReferenceStep step, List<Message> messages, SdlQuestionMaker maker) {
    List<String> heard = new ArrayList<>();
    for (ReferenceEvent event : step.events()) {
      messages.stream()
          .filter(
              message ->
                  event.isTaken()
                      && event.signal().equals(message.signal())
                      && event.from() == maker.slot(message.from())
                      && event.to() == maker.slot(message.to()))
          .findFirst()
          .ifPresent(message -> heard.add(message.text()));
    }
    return heard;
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
      last.addAll(heard(step, messages, maker));
      while (last.size() > wanted.size()) {
        last.remove(0);
      }
      return last.equals(wanted) ? Optional.empty() : Optional.of(last);
    }
  }
}
