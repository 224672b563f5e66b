import { type FigureStyle, formatExact, formatPercent } from '@earnkit/core';
import type { CalendarEvent } from '@earnkit/hooks/overview';
import type { Translate } from '../../messages/index.ts';
import { signedText } from '../../parts/figures/figureText.ts';
import type { calendarMessages } from './messages.ts';

type Say = Translate<typeof calendarMessages>;

/** What an event does, by which it is coloured and named: money comes or starts again, something expires, or something ends. */
export type EventTone = 'arrives' | 'expires' | 'ends';

/** See {@link EventTone}. */
export const toneOf = (event: CalendarEvent): EventTone =>
  event.kind === 'voucher' ? 'expires' : event.product === 'launchpool' ? 'ends' : 'arrives';

/** What happens, in a few words and without an amount. */
export function eventName(t: Say, figureStyle: FigureStyle, event: CalendarEvent): string {
  if (event.kind === 'voucher') {
    const { aprFraction } = event.voucher;
    const apr = signedText(aprFraction && formatPercent(aprFraction, figureStyle), aprFraction);
    return apr === undefined ? t('earn.calendar.voucherUnnamed') : t('earn.calendar.voucher', { apr });
  }
  const { product, asset: coin, afterwards, days } = event;
  if (product === 'launchpool') return t('earn.calendar.projectEnds', { coin });
  if (afterwards === 'reinvest') return t('earn.calendar.renews', { coin });
  return t(product === 'fixed' && days !== undefined ? 'earn.calendar.matures' : 'earn.calendar.arrives', { coin });
}

/** What it is of; `undefined` where the name says it. */
export function eventNote(t: Say, event: CalendarEvent): string | undefined {
  if (event.kind === 'voucher') return event.voucher.title;
  const { product, days, launchpoolStake } = event;
  if (product === 'launchpool') return undefined;
  return days === undefined
    ? t('earn.calendar.redemption')
    : t(launchpoolStake ? 'earn.calendar.fixedStake' : 'earn.calendar.fixed', { days });
}

/** The amount that moves, as text; `undefined` where nothing does, or it is not known. */
export const eventAmount = (figureStyle: FigureStyle, event: CalendarEvent): string | undefined =>
  event.kind === 'voucher' || event.amount === undefined ? undefined : `${formatExact(event.amount, figureStyle)} ${event.asset}`;
