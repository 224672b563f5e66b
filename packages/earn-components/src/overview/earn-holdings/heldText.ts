import { type TimeStyle, formatDay } from '@earnkit/core';
import type { HoldingView } from '@earnkit/hooks/overview';
import type { Translate } from '../../messages/index.ts';
import type { usePeriodText } from '../../staking/period.ts';
import type { heldMessages } from './messages.ts';

type Say = Translate<typeof heldMessages>;

/** What a holding is called among the holdings of its coin. */
export function heldName(t: Say, { product, days = 0, vip, launchpoolStake, name, arriving }: HoldingView): string {
  if (arriving) return t('earn.held.arriving');
  switch (product) {
    case 'flexible':
      return t('earn.held.flexible');
    case 'fixed':
      return t(launchpoolStake ? 'earn.held.fixedStake' : vip ? 'earn.held.fixedVip' : 'earn.held.fixed', { days });
    case 'staking':
      return name === undefined ? t('earn.held.staking') : t('earn.held.stakingOf', { name });
    case 'launchpool':
      return t('earn.held.launchpool', { name: name ?? '' });
    case 'private-wealth':
      return name === undefined ? t('earn.held.private-wealth') : t('earn.held.private-wealthOf', { name });
  }
}

/** What the text of the money's return depends on. */
export interface ReturnTextOptions {
  readonly t: Say;
  readonly timeStyle: TimeStyle;
  readonly periodText: ReturnType<typeof usePeriodText>['short'];
  /** The account that fixed orders pay into, in the middle of a sentence. */
  readonly account: string;
}

/** When the money is back, and what becomes of it. */
export function returnText(
  { t, timeStyle, periodText, account }: ReturnTextOptions,
  { access, afterwards }: HoldingView,
): { readonly text: string; readonly note: string | undefined } {
  switch (access.kind) {
    case 'any-time':
      return {
        text: t('earn.held.anyTime'),
        note: access.endsAt === undefined ? undefined : t('earn.held.ends', { day: formatDay(access.endsAt, timeStyle) }),
      };
    case 'at':
      return {
        text: formatDay(access.at, timeStyle),
        note:
          afterwards === undefined
            ? undefined
            : afterwards === 'reinvest'
              ? t('earn.held.reinvest')
              : afterwards === 'flexible'
                ? t('earn.held.to.flexible')
                : t('earn.held.to.spot', { account }),
      };
    case 'after':
      return {
        text: access.period?.kind === 'immediate' ? t('earn.held.atOnce') : (periodText(access.period) ?? t('earn.held.askPage')),
        note: undefined,
      };
  }
}
