'use client';
import { type NotificationSwitch, notificationSwitches, subscriptionToast } from '@earnkit/core/notifications/rules';
import { useEarn } from '../provider/earnContext.ts';
import { candyDropCalls, exchangeToGtCalls, holderAirdropCalls, launchpoolCalls } from './switchCalls.ts';
import { type ExchangeSwitch, useExchangeSwitch } from './useExchangeSwitch.ts';

/** One kind of news, and whether the person gets it. */
export type NotificationSubscription = ExchangeSwitch & {
  /** The kind of news. */
  readonly name: NotificationSwitch;
};

/**
 * The kinds of news a person can subscribe to, in their order (SH-59 to SH-65, API-12 to API-17): each read and set by
 * its own calls, so one that fails takes no other down. The US edition has no candy drop, and asks nothing about it
 * (US-03). A toast tells how a change ended (SH-62); the exchange's own words win where it refuses (AMB-006).
 *
 * @param kinds those that are wanted; nothing is asked about the others. Every kind without it.
 */
export function useNotificationSwitches(kinds?: readonly NotificationSwitch[]): readonly NotificationSubscription[] {
  const { edition } = useEarn();
  const shown = notificationSwitches({ edition }).flatMap(({ name, offer }) =>
    offer.state === 'shown' && (kinds?.includes(name) ?? true) ? [name] : [],
  );
  const states: Readonly<Record<NotificationSwitch, ExchangeSwitch>> = {
    'candy-drop': useExchangeSwitch('candy-drop', candyDropCalls, subscriptionToast, shown.includes('candy-drop')),
    launchpool: useExchangeSwitch('launchpool', launchpoolCalls, subscriptionToast, shown.includes('launchpool')),
    'holder-airdrop': useExchangeSwitch('holder-airdrop', holderAirdropCalls, subscriptionToast, shown.includes('holder-airdrop')),
  };
  return shown.map((name) => ({ name, ...states[name] }));
}

/**
 * Whether rewards of holder airdrops are exchanged to GT (AMB-080). The documents name the setting and show no screen for
 * it; a product that has one finds its switch here.
 */
export const useExchangeToGt = (): ExchangeSwitch => useExchangeSwitch('exchange-to-gt', exchangeToGtCalls, () => 'modified');
