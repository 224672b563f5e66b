/** A call the exchange does not carry out, with what it says about it. Never carries anything the caller sent. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The answer's `code`. */
  readonly code: string;
  /** HTTP status: 200 where the exchange judged the order, 4xx where the call itself was wrong. */
  readonly status: 200 | 400 | 401 | 403 | 404 | 405 | 413 | 414 | 415;

  constructor(code: string, message: string, status: Refusal['status'] = 200) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Refusals of the exchange, each under one code. */
export const refusals = {
  loginNeeded: () => new Refusal('401', 'Please log in.', 401),
  badInput: (what: string) => new Refusal('400', what, 400),
  forbidden: (why: string) => new Refusal('403', why, 403),
  notFound: () => new Refusal('404', 'There is nothing at this address.', 404),
  wrongMethod: () => new Refusal('405', 'This address does not take this method.', 405),
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
} as const;
