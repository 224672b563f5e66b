import { describe, expect, it } from 'vitest';
import { notificationSwitches, subscriptionToast, valueToSend } from './notifications.ts';

describe('notification switches (SH-59 to SH-62)', () => {
  it('lists three switches, without candy drop in the US edition (US-03)', () => {
    const shown = (edition: 'global' | 'us') =>
      notificationSwitches({ edition })
        .filter(({ offer }) => offer.state === 'shown')
        .map(({ name }) => name);
    expect(shown('global')).toEqual(['candy-drop', 'launchpool', 'holder-airdrop']);
    expect(shown('us')).toEqual(['launchpool', 'holder-airdrop']);
  });

  it('toggles to the opposite and counts unknown as off (SH-61, AMB-079)', () => {
    expect([valueToSend(true), valueToSend(false), valueToSend(undefined)]).toEqual([false, true, true]);
  });

  it('names the toast for on and off (SH-62)', () => {
    expect([subscriptionToast(true), subscriptionToast(false)]).toEqual(['finances.subscribed.tip', 'finances.subscription.cancelled']);
  });
});
