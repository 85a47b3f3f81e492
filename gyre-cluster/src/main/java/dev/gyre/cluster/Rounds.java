package dev.gyre.cluster;

import java.util.List;

/**
 * Has the tasks of one search run on machines. A task may be run again, at the same time, on
 * another machine or after its machine was lost, as often as the engine likes: what counts is that
 * in the end one run of each comes to its end, and that whoever takes blocks gets all blocks of
 * some complete run of each task that sends. Nothing is kept between rounds but what {@link
 * ClusterWorker} keeps by itself.
 */
public interface Rounds extends AutoCloseable {
  /**
   * One round: {@link ClusterWorker#expand} for each partition, every block to the partition it is
   * for, {@link ClusterWorker#merge} for each partition.
   *
   * @param call handed to both as it is
   * @return what the merges gave back, in the order of the partitions
   * @throws ClusterException if the engine has given up
   * @throws dev.gyre.system.CancelledException after {@link #cancel}
   */
  List<byte[]> round(byte[] call);

  /**
   * {@link ClusterWorker#answer} for each question, wherever there is room.
   *
   * @return the answers, in the order of the questions
   * @throws ClusterException if the engine has given up
   * @throws dev.gyre.system.CancelledException after {@link #cancel}
   */
  List<byte[]> each(List<byte[]> questions);

  /** Ends what is being run at present, as soon as possible; called by any thread. */
  void cancel();

  /** The search is over: the machines may forget it. */
  @Override
  void close();
}
