'use client';
import { forwardRef } from 'react';
import { type NotificationSubscriptionsProps, NotificationSwitches } from './NotificationSwitches.tsx';

/**
 * Switches for the notifications about candy drops, launchpools and holder airdrops (SH-59 to SH-65). A switch changes at
 * once and goes back if the exchange refuses; a switch that cannot be read does not affect the others. The US edition has no
 * candy drops (US-03), and where no kind is left nothing is shown. A visitor is asked to sign in (SH-03).
 */
export const NotificationSubscriptions = forwardRef<HTMLElement, NotificationSubscriptionsProps>(
  function NotificationSubscriptions(props, ref) {
    return <NotificationSwitches {...props} ref={ref} />;
  },
);
