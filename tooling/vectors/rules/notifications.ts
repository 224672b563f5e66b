import * as notifications from '@earnkit/core/notifications/contract';
import { createEarnClient } from '@earnkit/core/client';
import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import { subscriptionToast, valueToSend } from '@earnkit/core/notifications/rules';
import type { Rule } from '../table.ts';

/** A switch's current value as the cell writes it: `status 1`, `hodler_notify '0'`; `undefined` for what says none. */
const currentOf = (cell: string): number | string | undefined => {
  const [, quote, digits] = /('?)(-?\d+)'?\s*$/.exec(cell) ?? [];
  if (digits === undefined) return undefined;
  return quote === "'" ? digits : Number(digits);
};

const shownValue = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return shownFields(value);
  return typeof value === 'string' && /^-?\d+$/.test(value) ? `'${value}'` : String(value);
};

/** Fields as the table writes them: `{aid:-1, status:2}`, text of digits in quotes. */
const shownFields = (fields: object): string =>
  `{${Object.entries(fields)
    .map(([name, value]) => `${name}:${shownValue(value)}`)
    .join(', ')}}`;

const sentBy = (call: { readonly encoding: string }, fields: object): string =>
  `${call.encoding === 'json' ? 'JSON' : 'form'} ${shownFields(fields)}`;

/** How a switch stands, as the client reads it in an answer with this data; data that says nothing is read too. */
async function isOn<Wire extends WireFields, WireData>(
  call: Endpoint<void, Wire, WireData, { readonly on: boolean | undefined }>,
  data: unknown,
): Promise<boolean | undefined> {
  const client = createEarnClient({
    origin: 'https://exchange.example',
    fetch: async () => Response.json({ code: 200, data }),
  });
  return (await client.call(call, undefined)).on;
}

/** Rules of the notification switches, by table. */
export const notificationRules: Readonly<Record<string, Rule>> = {
  'V-NT': async (row) => {
    const name = row.switch ?? '';
    const current = currentOf(row.current ?? '');
    const text = current === undefined ? undefined : String(current);
    if (/^candy.drop/.test(name)) {
      const on = valueToSend(await isOn(notifications.candyDrop, text === undefined ? null : { global_subscribe_status: text }));
      return { sent: sentBy(notifications.setCandyDrop, notifications.setCandyDrop.encode({ on })) };
    }
    if (name.startsWith('launchpool')) {
      const items = text === undefined ? [] : [{ msg_switch: 'startup_mining_switch', switch_status: text }];
      const on = valueToSend(await isOn(notifications.launchpool, [{ items }]));
      return { sent: sentBy(notifications.setLaunchpool, notifications.setLaunchpool.encode({ on })) };
    }
    if (/^hol?dl?er.airdrop/.test(name)) {
      const on = valueToSend(await isOn(notifications.holderAirdrop, text === undefined ? null : { hodler_notify: text }));
      const setting = /GT/.test(name) ? 'exchangeToGt' : 'notify';
      return { sent: sentBy(notifications.setHolderAirdrop, notifications.setHolderAirdrop.encode({ setting, on })) };
    }
    const after = /^any, now (on|off), success/.exec(name)?.[1];
    return after === undefined ? undefined : { sent: `toast ${subscriptionToast(after === 'on')}` };
  },
};
