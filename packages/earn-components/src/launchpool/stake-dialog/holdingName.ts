import type { Stake } from '@earnkit/hooks/launchpool';
import type { KeyOf } from '../../messages/defineMessages.ts';
import type { Messages } from '../../messages/index.ts';
import type { launchpoolOrderMessages } from '../orderMessages.ts';

/** As much of where a stake is held as names it. */
export type NamedHolding = Pick<NonNullable<Stake['holdingChange']>['from'], 'holding' | 'days' | 'mintsGusd'>;

/** Name of a holding (LP-17, LP-26). */
export function holdingName(t: Messages<KeyOf<typeof launchpoolOrderMessages>>['t'], { holding, days, mintsGusd }: NamedHolding): string {
  if (holding === 'spot') return t('earn.launchpool.staked.spot');
  if (holding === 'flexible') return t('earn.launchpool.stake.flexible');
  if (holding === 'staking') return t(mintsGusd ? 'earn.launchpool.stake.gusd' : 'earn.launchpool.stake.staking');
  return days === undefined ? t('earn.launchpool.stake.fixedPlain') : t('earn.launchpool.stake.fixed', { days });
}
