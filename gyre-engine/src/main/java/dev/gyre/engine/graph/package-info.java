/**
 * The state graph of a model. {@link dev.gyre.engine.graph.StateGraph} walks through all states
 * breadth first and remembers nothing but the store; {@link dev.gyre.engine.graph.GraphExport} says
 * in words what it meets.
 */
package dev.gyre.engine.graph;
