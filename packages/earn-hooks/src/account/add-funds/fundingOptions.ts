import type { Reason } from '@earnkit/core';
import { type FundingFacts, type FundingMethod, fundingChoices } from '@earnkit/core/account/rules';
import type { OfferedLinks } from '../../provider/links.ts';

/**
 * A way to add funds that is shown to this person: available with its address, disabled with the reason, or unknown while
 * its facts are not read. A hidden way is not an option.
 */
export type FundingOption =
  | { readonly way: FundingMethod; readonly state: 'shown'; readonly href: string }
  | { readonly way: FundingMethod; readonly state: 'disabled'; readonly reason: Reason }
  | { readonly way: FundingMethod; readonly state: 'unknown' };

/** The facts that decide the options. */
export interface FundingSituation extends Omit<FundingFacts, 'hasTransfer'> {
  /** Addresses outside the earn area; without `transfer` that way is not offered (AMB-077). */
  readonly links: Pick<OfferedLinks, 'deposit' | 'expressBuy' | 'spotTrade' | 'transfer'>;
}

/** The ways to add funds that are shown to a person, in their order, each with its address (SH-26 to SH-29). */
export function fundingOptions({ links, ...facts }: FundingSituation): readonly FundingOption[] {
  const { asset } = facts;
  const addresses: Readonly<Record<FundingMethod, () => string | undefined>> = {
    deposit: () => links.deposit(asset),
    // Always USDT, whatever coin is missing (SH-28).
    express: () => links.expressBuy(),
    transfer: () => links.transfer(asset),
    spot: () => links.spotTrade(asset),
  };
  return fundingChoices({ ...facts, hasTransfer: links.transfer(asset) !== undefined }).flatMap((choice): readonly FundingOption[] => {
    const href = addresses[choice.way]();
    // A way that the product has no page for is not offered.
    if (choice.state === 'hidden' || href === undefined) return [];
    return choice.state === 'shown' ? [{ way: choice.way, state: 'shown', href }] : [choice];
  });
}
