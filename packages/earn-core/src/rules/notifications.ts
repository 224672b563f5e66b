import { type Offer, type Viewer, candyDropOffer } from './account/restrictions.ts';

/** A kind of notification (SH-59). */
export type NotificationSwitch = 'candy-drop' | 'launchpool' | 'holder-airdrop';

/** A switch of the modal, and whether it is shown. */
export interface OfferedSwitch {
  /** Which switch it is. */
  readonly name: NotificationSwitch;
  /** Whether it is offered, and if not, why. */
  readonly offer: Offer;
}

/** The switches in order (SH-59); the US edition has no candy drop (US-03). */
export const notificationSwitches = (viewer: Pick<Viewer, 'edition'>): readonly OfferedSwitch[] => [
  { name: 'candy-drop', offer: candyDropOffer(viewer) },
  { name: 'launchpool', offer: { state: 'shown' } },
  { name: 'holder-airdrop', offer: { state: 'shown' } },
];

/**
 * The value a toggle sends: the opposite of the current one (SH-61). Unknown counts as off (AMB-079), so it is switched on.
 * The calls `setCandyDrop`, `setLaunchpool` and `setHolderAirdrop` write it each in its own way.
 */
export const valueToSend = (on: boolean | undefined): boolean => !(on ?? false);

/** Key of the toast after a switch was set (SH-62). */
export const subscriptionToast = (on: boolean): 'finances.subscribed.tip' | 'finances.subscription.cancelled' =>
  on ? 'finances.subscribed.tip' : 'finances.subscription.cancelled';
