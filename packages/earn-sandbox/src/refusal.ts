/** Thrown when the exchange refuses a call. Its text never contains anything that the caller sent. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The answer's `code`. */
  readonly code: string;
  /** HTTP status: 200 if the exchange refused the order, 4xx if the call itself was invalid. */
  readonly status: 200 | 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415;
  /** The answer's `require_fundpass` flag (SH-33). */
  readonly requireFundingPassword: boolean;
  /** Cookies that the answer sets. */
  readonly cookies: readonly string[];

  constructor(
    code: string,
    message: string,
    status: Refusal['status'] = 200,
    more: { readonly requireFundingPassword?: boolean; readonly cookies?: readonly string[] } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.requireFundingPassword = more.requireFundingPassword ?? false;
    this.cookies = more.cookies ?? [];
  }
}

/** Refusals of the exchange, each with its own code. */
export const refusals = {
  loginNeeded: () => new Refusal('401', 'Please log in.', 401),
  badInput: (what: string) => new Refusal('400', what, 400),
  forbidden: (why: string) => new Refusal('403', why, 403),
  /** The cookies carry a new valid token; the caller may repeat the call once. */
  staleToken: (cookies: readonly string[]) => new Refusal('403', 'The page is out of date. Reload it and try again.', 403, { cookies }),
  notFound: () => new Refusal('404', 'There is nothing at this address.', 404),
  wrongMethod: () => new Refusal('405', 'This address does not take this method.', 405),
  /** The exchange is read-only. */
  readOnly: (reason: 'ledger' | 'disk') =>
    new Refusal(
      '409',
      reason === 'ledger'
        ? 'The books of the sandbox do not add up, so nothing can be changed. Reset the sandbox to start again.'
        : 'The disk of the sandbox is full, so nothing can be changed. Make room and try again.',
      409,
    ),
  otherOrder: () => new Refusal('409', 'This order was already sent with other figures.', 409),
  clockMoving: () => new Refusal('409', 'The clock is being moved already. Try again when it has arrived.', 409),
  clockTooFar: () => new Refusal('409', 'The clock goes up to the end of 2099.', 409),
  tooLarge: () => new Refusal('413', 'The request is too large.', 413),
  addressTooLong: () => new Refusal('414', 'The address is too long.', 414),
  wrongType: () => new Refusal('415', 'Send the fields as a form or as JSON.', 415),
  unknownCoin: () => new Refusal('30001', 'This coin is not offered in Simple Earn.'),
  belowMinimum: (least: string, asset: string) => new Refusal('30002', `The least amount is ${least} ${asset}.`),
  tooManyDecimals: (places: number) => new Refusal('30003', `At most ${places} decimals are possible.`),
  insufficientBalance: () => new Refusal('30004', 'Your balance is not enough.'),
  rateTooLow: () => new Refusal('30005', 'The rate is below the least rate allowed.'),
  rateTooHigh: () => new Refusal('30006', 'The rate is above the largest rate allowed.'),
  notRedeemable: () => new Refusal('30007', 'The amount is more than you can redeem.'),
  nothingToCancel: () => new Refusal('30008', 'This redemption has already been paid or cancelled.'),
  notRevocable: () => new Refusal('30009', 'This redemption can no longer be cancelled.'),
  fundsLocked: () => new Refusal('30010', 'Your funds serve as collateral and are locked at the moment.'),
  noHolding: () => new Refusal('30011', 'You do not hold this coin in Simple Earn.'),
  regionRestricted: () => new Refusal('30012', 'This service is not available in your region.'),
  soldOut: () => new Refusal('30013', 'The quota is sold out. Nothing was subscribed.'),
  notListed: (opensAt: number) =>
    new Refusal('30014', `Trading opens at ${new Date(opensAt * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC.`),
  aboveMaximum: (most: string, asset: string) => new Refusal('30015', `The largest amount is ${most} ${asset}.`),
  passwordNeeded: () => new Refusal('101', 'Enter your funding password.'),
  passwordRequired: () => new Refusal('10010111', 'Enter your funding password.'),
  passwordFlag: () => new Refusal('-1', 'Enter your funding password.', 200, { requireFundingPassword: true }),
  passwordWrong: (left: number) =>
    new Refusal('10010106', `The funding password is wrong. ${left} ${left === 1 ? 'attempt is' : 'attempts are'} left.`),
  passwordNotSet: () => new Refusal('10010107', 'Set a funding password in your security settings first.'),
  passwordFingerprint: () => new Refusal('10010108', 'Confirm with your fingerprint in the app first.'),
  passwordLocked: (minutes: number) =>
    new Refusal('10010112', `The funding password was wrong too often. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`),
} as const;
