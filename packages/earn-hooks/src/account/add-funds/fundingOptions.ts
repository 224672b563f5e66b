import type { Reason } from '@earnkit/core';
import { type FundingFacts, type FundingMethod, fundingChoices } from '@earnkit/core/account/rules';
import type { AreaLinks } from '../../provider/links.ts';

/**
 * A way to add funds that concerns this person: one that can be taken and where it leads, one that is shown with why it
 * cannot be taken now, or one of which it is not known yet. A way that is hidden is not among them.
 */
export type FundingOption =
  | { readonly way: FundingMethod; readonly state: 'shown'; readonly href: string }
  | { readonly way: FundingMethod; readonly state: 'disabled'; readonly reason: Reason }
  | { readonly way: FundingMethod; readonly state: 'unknown' };

/** What the options depend on. */
export interface FundingSituation extends Omit<FundingFacts, 'hasTransfer'> {
  /** Where ways out lead; without a transfer there is no such way (AMB-077). */
  readonly links: Pick<AreaLinks, 'deposit' | 'expressBuy' | 'spotTrade' | 'transfer'>;
}

/** The ways to add funds that concern a person, in the order they are shown, each with where it leads (SH-26 to SH-29). */
export function fundingOptions({ links, ...facts }: FundingSituation): readonly FundingOption[] {
  const { asset } = facts;
  const addresses: Readonly<Record<FundingMethod, () => string>> = {
    deposit: () => links.deposit(asset),
    // Always USDT, whatever coin is missing (SH-28).
    express: () => links.expressBuy(),
    transfer: () => links.transfer?.(asset) ?? '',
    spot: () => links.spotTrade(asset),
  };
  return fundingChoices({ ...facts, hasTransfer: links.transfer !== undefined }).flatMap((choice): readonly FundingOption[] => {
    switch (choice.state) {
      case 'hidden':
        return [];
      case 'shown':
        return [{ way: choice.way, state: 'shown', href: addresses[choice.way]() }];
      default:
        return [choice];
    }
  });
}
