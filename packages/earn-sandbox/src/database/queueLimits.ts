/** What may wait for a connection of a pool. */
export interface QueueLimits {
  /** Most work that waits at once. More is refused. */
  readonly mostWaiting: number;
  /** Longest wait, in milliseconds. */
  readonly deadlineMs: number;
}
