import { type MaturityChoice, DEFAULT_MATURITY } from '@earnkit/core/simple-earn/rules';

/** Keys under which the choice is kept on this device, until the person signs out (SE-30, SE-31). */
const REINVEST = 'earnkit.fixed.reinvest';
const ACCOUNT = 'earnkit.fixed.redeemAccount';

/** Storage may be disabled, for example in a private window. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What this device's person chose last: reinvest 0 or 1, default 0; account 1 flexible or 0 spot, default 1 (SE-30, SE-31). */
export function readMaturity(): MaturityChoice {
  const reinvest = read(REINVEST) === '1';
  const account = read(ACCOUNT);
  if (reinvest) return { reinvest, redeemAccount: 'spot' };
  return account === '0' ? { reinvest, redeemAccount: 'spot' } : DEFAULT_MATURITY;
}

/** Keeps the choice for the next subscription on this device. */
export function keepMaturity({ reinvest, redeemAccount }: MaturityChoice): void {
  try {
    localStorage.setItem(REINVEST, reinvest ? '1' : '0');
    localStorage.setItem(ACCOUNT, redeemAccount === 'flexible' ? '1' : '0');
  } catch {
    // Without storage the next subscription begins with the defaults.
  }
}
