/**
 * Something the person has to hear of although no screen may be open for it. Hooks know no words: a notice carries the
 * key of a message, and the exchange's own text where there is one. That text wins (AMB-006) and is text, never markup.
 */
export interface Notice {
  /** What it means. */
  readonly tone: 'success' | 'warning' | 'error' | 'info';
  /** Key of the message, such as `orderCancelled`. */
  readonly key: string;
  /** What is filled into the message. */
  readonly values?: Readonly<Record<string, string>>;
  /** What the exchange said; shown instead of the message. */
  readonly serverText?: string;
}

/** Something worth counting. Never an amount, a balance or an id of a person. */
export interface TrackedEvent {
  /** Such as `flexible.subscribe`. */
  readonly name: string;
  /** How it went on. */
  readonly outcome: 'submitted' | 'succeeded' | 'refused' | 'unresolved';
  /** The coin it was about. */
  readonly asset?: string;
}
