import type { Decimal } from '@earnkit/core';
import { type PoolView, type Stake, mintsGusd } from '@earnkit/hooks/launchpool';
import type { Translate } from '../../messages/index.ts';
import type { launchpoolMessages } from '../messages.ts';

/** The fields of a holding that determine its name. */
export type NamedHolding = Pick<NonNullable<Stake['holdingChange']>['from'], 'holding' | 'days' | 'mintsGusd'>;

/** The part of a stake in one holding. */
export type NamedPart = NonNullable<PoolView['heldParts']>[number];

/** Name of a holding (LP-17, LP-26). A stake that no other product holds (`spot`) is named as held by the launchpool. */
export function holdingName(t: Translate<typeof launchpoolMessages>, { holding, days, mintsGusd }: NamedHolding): string {
  if (holding === 'spot') return t('earn.launchpool.held.launchpool');
  if (holding === 'flexible') return t('earn.launchpool.held.flexible');
  if (holding === 'staking') return t(mintsGusd ? 'earn.launchpool.held.gusd' : 'earn.launchpool.held.staking');
  return days === undefined || days === 0 ? t('earn.launchpool.held.fixedPlain') : t('earn.launchpool.held.fixed', { days });
}

/**
 * Text for the part of a stake in one holding, such as `200 USDT in GUSD minting`.
 *
 * @param own formats an amount of the person, as `useOwnAmount` does.
 */
export function partText(
  t: Translate<typeof launchpoolMessages>,
  own: (amount: Decimal) => string,
  { holding, days, amount }: NamedPart,
  asset: string,
): string {
  const place = holding === undefined ? t('earn.launchpool.held.unknown') : holdingName(t, { holding, days, mintsGusd: mintsGusd(asset) });
  return t('earn.launchpool.held.partIn', { amount: `${own(amount)} ${asset}`, place });
}
