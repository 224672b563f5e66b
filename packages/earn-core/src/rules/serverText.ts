/** Longest text of the exchange that is shown; more than that is not a message. */
const MAX_LENGTH = 300;

/**
 * The exchange's own words, fit to be shown as text: control and direction characters and runs of blanks become one
 * space, what is too long is cut. Nothing of it is ever markup or a message format.
 *
 * @returns `undefined` where nothing is left to read.
 */
export function serverText(message: string | undefined): string | undefined {
  const text = (message ?? '').replace(/[\s\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ').trim();
  if (text === '') return undefined;
  const characters = [...text];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}
