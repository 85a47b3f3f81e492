package dev.gyre.view.layout;

import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.elk.alg.layered.LayeredLayoutProvider;
import org.eclipse.elk.alg.layered.options.CycleBreakingStrategy;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkBendPoint;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/**
 * Puts boxes into layers so that most arrows point downwards and few cross each other.
 * [SugiyamaTagawaToda1981]
 */
final class LayeredLayout {
  private static final double MARGIN = 24;
  private static final int LARGE = 400;

  private LayeredLayout() {}

  static Placement of(Drawing drawing) {
    // Makes the options known, without which none can be copied.
    LayoutMetaDataService.getInstance();
    ElkNode root = ElkGraphUtil.createGraph();
    boolean isLarge = drawing.nodes().size() > LARGE;
    root.setProperty(CoreOptions.DIRECTION, Direction.DOWN);
    root.setProperty(CoreOptions.EDGE_ROUTING, EdgeRouting.SPLINES);
    root.setProperty(CoreOptions.PADDING, new ElkPadding(MARGIN));
    root.setProperty(CoreOptions.SPACING_NODE_NODE, isLarge ? 12.0 : 28.0);
    root.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, isLarge ? 24.0 : 38.0);
    root.setProperty(LayeredOptions.SPACING_EDGE_NODE, 14.0);
    root.setProperty(LayeredOptions.THOROUGHNESS, isLarge ? 2 : 12);
    root.setProperty(CoreOptions.RANDOM_SEED, 1);
    // Nodes come in the order in which they are met, so what leads back points upwards.
    root.setProperty(LayeredOptions.CYCLE_BREAKING_STRATEGY, CycleBreakingStrategy.MODEL_ORDER);
    List<ElkNode> nodes = new ArrayList<>();
    for (Drawing.Node node : drawing.nodes()) {
      ElkNode box = ElkGraphUtil.createNode(root);
      box.setDimensions(TextSize.nodeWidth(node), TextSize.nodeHeight(node));
      nodes.add(box);
    }
    List<ElkEdge> edges = new ArrayList<>();
    for (Drawing.Arc arc : drawing.arcs()) {
      edges.add(edge(arc, nodes));
    }
    new LayeredLayoutProvider().layout(root, new Patience());
    Cancellation.check(); // what was cancelled is not complete
    return new Placement(
        root.getWidth(),
        root.getHeight(),
        nodes.stream().map(LayeredLayout::box).toList(),
        edges.stream().map(LayeredLayout::route).toList());
  }

  /** The layout looks now and then whether it should end. */
  private static final class Patience extends BasicProgressMonitor {
    @Override
    public boolean isCanceled() {
      return Cancellation.isRequested();
    }
  }

  private static ElkEdge edge(Drawing.Arc arc, List<ElkNode> nodes) {
    ElkEdge edge = ElkGraphUtil.createSimpleEdge(nodes.get(arc.from()), nodes.get(arc.to()));
    if (!arc.lines().isEmpty()) {
      ElkLabel label = ElkGraphUtil.createLabel(arc.lines().get(0), edge);
      label.setProperty(CoreOptions.EDGE_LABELS_INLINE, true);
      label.setDimensions(TextSize.labelWidth(arc), TextSize.labelHeight(arc));
    }
    // The path that is marked should be easy to follow.
    if (arc.styles().contains(Drawing.Style.PATH)) {
      edge.setProperty(LayeredOptions.PRIORITY_STRAIGHTNESS, 10);
      edge.setProperty(LayeredOptions.PRIORITY_DIRECTION, 10);
    }
    return edge;
  }

  private static Placement.Box box(ElkNode node) {
    return new Placement.Box(node.getX(), node.getY(), node.getWidth(), node.getHeight());
  }

  private static Placement.Route route(ElkEdge edge) {
    List<Placement.Point> points = new ArrayList<>();
    ElkEdgeSection section = edge.getSections().get(0);
    points.add(new Placement.Point(section.getStartX(), section.getStartY()));
    for (ElkBendPoint bend : section.getBendPoints()) {
      points.add(new Placement.Point(bend.getX(), bend.getY()));
    }
    points.add(new Placement.Point(section.getEndX(), section.getEndY()));
    Optional<Placement.Box> label =
        edge.getLabels().stream()
            .findFirst()
            .map(l -> new Placement.Box(l.getX(), l.getY(), l.getWidth(), l.getHeight()));
    return new Placement.Route(points, label);
  }
}
