import type { Visit } from './visit.ts';

/** Contestants who do the same work, and how they are measured at it. */
export interface Group {
  /** Also the folder of its contestants. */
  readonly name: string;
  /** What it is about, for a heading. */
  readonly title: string;
  /** Whom all are compared with; runs twice, which tells how far chance parts one from itself. */
  readonly floor: string;
  /** Contestants that are timed by default; for the others only bytes are measured. */
  readonly timed: readonly string[];
  /**
   * Who cannot do the work and is only weighed.
   * @default nobody
   */
  readonly untimed?: readonly string[];
  /** What one visit measures, by metric. Milliseconds. */
  readonly measure: (visit: Visit) => Promise<Readonly<Record<string, number>>>;
  /** The metrics in words, in the order in which they are shown. */
  readonly metrics: Readonly<Record<string, string>>;
}
