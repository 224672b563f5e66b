/** The total of a list, if it can be right; `undefined` where rows were sent and no number was reported, or a smaller one (AMB-169). */
export const knownTotal = (reported: number | undefined, sent: number): number | undefined =>
  (reported ?? 0) >= sent ? (reported ?? 0) : undefined;
