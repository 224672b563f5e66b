/** The states that every component is drawn in, with their meaning. */
export const STATES = {
  loading: 'nothing has been read yet: placeholders of the same shape',
  empty: 'there is nothing, and the component says what to do next',
  'one-row': 'one row or item',
  'many-rows': 'more than fit, in pages or scrolled',
  long: 'very long numbers and names',
  refused: 'the exchange or a rule says no, and why',
  'sold-out': 'the product has nothing left for anybody',
  'quota-used': 'the person has used up their own limit',
  'vip-only': 'the product needs a VIP tier that the person lacks',
  'restricted-region': 'the region or edition does not offer it',
  'signed-out': 'a visitor looks at it',
  stale: 'the data is older than it should be, because the last read failed',
  'partly-failed': 'some of it could not be read, the rest is shown',
  failed: 'it could not be read, with a way to try again',
  submitting: 'sent, and not yet answered',
  'outcome-unknown': 'the answer was lost, and what happened is being found out',
  success: 'done, and the component says so',
} as const;

export type State = keyof typeof STATES;

export const isState = (name: string): name is State => Object.hasOwn(STATES, name);
