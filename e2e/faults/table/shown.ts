/** Faults that ended in every flow as the table says when all of it was played. Any other was shown in the flows that `npm test` plays. */
export const SHOWN_EVERYWHERE: ReadonlySet<string> = new Set([
  'offline',
  'reset before',
  'reset after',
  'slow',
  'cut',
  '429',
  'refusal',
  'sold out',
  'terms changed',
  'closed',
]);
