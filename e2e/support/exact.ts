/*
 * The tests' own arithmetic, on integers with 18 decimals. It shares no code with the packages, so that it cannot repeat a mistake
 * of theirs.
 */
const PLACES = 18;
const ONE = 10n ** 18n;

/** Decimal digits as a whole number of smallest steps. */
export function exact(text: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '' || fraction.length > PLACES) throw new Error(`${text} is not a decimal of at most ${PLACES} places`);
  const value = BigInt(whole + fraction.padEnd(PLACES, '0'));
  return sign === '' ? value : -value;
}

/** Converts back to decimal text, without trailing zeros. */
export function digits(value: bigint): string {
  const text = (value < 0n ? -value : value).toString().padStart(PLACES + 1, '0');
  const fraction = text.slice(-PLACES).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${text.slice(0, -PLACES)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** As people read it: a comma between thousands. */
export function grouped(value: bigint): string {
  const [whole = '', fraction] = digits(value).split('.');
  return whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
}

/** One hour's interest: the yearly rate divided by 8760 hours, cut down to 8 places. */
export const hourOf = (principal: bigint, rateYear: bigint): bigint => cut((principal * rateYear) / (ONE * 8760n), 8);

/** Cuts down to a number of places. */
export const cut = (value: bigint, places: number): bigint => value - (value % 10n ** BigInt(PLACES - places));
