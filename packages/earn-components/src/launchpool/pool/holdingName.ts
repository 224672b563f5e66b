import type { Decimal } from '@earnkit/core';
import type { PoolView, Stake } from '@earnkit/hooks/launchpool';
import type { KeyOf } from '../../messages/defineMessages.ts';
import type { Messages } from '../../messages/index.ts';
import type { launchpoolPartMessages } from '../partMessages.ts';

type Translate = Messages<KeyOf<typeof launchpoolPartMessages>>['t'];

/** As much of where a stake is held as names it. */
export type NamedHolding = Pick<NonNullable<Stake['holdingChange']>['from'], 'holding' | 'days' | 'mintsGusd'>;

/** A part of a stake in one place. */
export type NamedPart = NonNullable<PoolView['heldParts']>[number];

/** Name of a holding (LP-17, LP-26). What no other product holds is held by the launchpool. */
export function holdingName(t: Translate, { holding, days, mintsGusd }: NamedHolding): string {
  if (holding === 'spot') return t('earn.launchpool.held.launchpool');
  if (holding === 'flexible') return t('earn.launchpool.held.flexible');
  if (holding === 'staking') return t(mintsGusd ? 'earn.launchpool.held.gusd' : 'earn.launchpool.held.staking');
  return days === undefined || days === 0 ? t('earn.launchpool.held.fixedPlain') : t('earn.launchpool.held.fixed', { days });
}

/**
 * A part of a stake with its place, such as `200 USDT in GUSD minting`.
 *
 * @param textOf writes an amount with its coin.
 */
export function partText(
  t: Translate,
  { holding, days, amount }: NamedPart,
  asset: string,
  textOf: (amount: Decimal, asset: string) => string,
): string {
  const place = holding === undefined ? t('earn.launchpool.held.unknown') : holdingName(t, { holding, days, mintsGusd: asset === 'USDT' });
  return t('earn.launchpool.held.partIn', { amount: textOf(amount, asset), place });
}
