/** Where the ways out of the earn area lead (AMB-141). Every entry can be replaced at the provider. */
export interface EarnLinks {
  /** Sign-in (SH-05). */
  readonly login: () => string;
  /** The person's Simple Earn holdings. */
  readonly holdings: () => string;
  /** The person's Simple Earn records. */
  readonly history: () => string;
  /** Deposit of a coin (SH-27). */
  readonly deposit: (asset: string) => string;
  /** Purchase by card or bank (SH-28). */
  readonly buy: () => string;
  /** The spot market of a coin (SH-29). */
  readonly trade: (asset: string) => string;
  /** Moving a coin between the person's own accounts. The documents give no route (AMB-077): without one the shortcut is not shown. */
  readonly transfer?: (asset: string) => string;
}

/** The documented routes; the locale is a prefix except in English (AMB-132). */
export function defaultLinks(locale: string): EarnLinks {
  const prefix = /^en\b/i.test(locale) ? '' : `/${locale.toLowerCase()}`;
  return {
    login: () => `${prefix}/login`,
    holdings: () => `${prefix}/simple-earn/my-lendings`,
    history: () => `${prefix}/simple-earn/history`,
    deposit: (asset) => `${prefix}/myaccount/deposit/${encodeURIComponent(asset)}`,
    buy: () => `${prefix}/crypto/buy?crypto=USDT`,
    trade: (asset) => `${prefix}/trade/${encodeURIComponent(asset)}_USDT`,
  };
}
