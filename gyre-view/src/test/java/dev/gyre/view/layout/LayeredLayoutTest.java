package dev.gyre.view.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LayeredLayoutTest {
  private static final Drawing TRIANGLE =
      new Drawing(
          "",
          List.of(node("0"), node("1"), node("2")),
          List.of(arc(0, 1), arc(1, 2), arc(2, 0), arc(2, 2)));

  @Test
  void boxesStandInLayersFromTheFirstOne() {
    Placement placement = LayeredLayout.of(TRIANGLE);
    List<Placement.Box> boxes = placement.boxes();
    assertThat(boxes.get(0).y()).isLessThan(boxes.get(1).y());
    assertThat(boxes.get(1).y()).isLessThan(boxes.get(2).y());
    assertThat(placement.routes()).hasSize(4).allMatch(route -> route.label().isPresent());
    for (Placement.Box box : boxes) {
      assertThat(box.x() + box.width()).isLessThan(placement.width());
      assertThat(box.y() + box.height()).isLessThan(placement.height());
    }
  }

  @Test
  void aPictureIsTheSameEachTime() {
    String picture = DrawingSvg.render("t", "c", List.of(TRIANGLE));
    assertThat(DrawingSvg.render("t", "c", List.of(TRIANGLE))).isEqualTo(picture);
  }

  private static Drawing.Node node(String name) {
    return new Drawing.Node(List.of(name), Set.of(), name);
  }

  private static Drawing.Arc arc(int from, int to) {
    return new Drawing.Arc(from, to, List.of("step"), Set.of(), "step");
  }
}
