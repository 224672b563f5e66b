import type { AutoEarnState } from '@earnkit/hooks';
import type { Translate } from '../../messages/index.ts';
import type { simpleEarnMessages } from '../messages.ts';

/** For which coins Auto-Earn is on (AMB-167); `undefined` where it is off or not known. */
export function autoEarnScopeText(t: Translate<typeof simpleEarnMessages>, { all, coins, listed }: AutoEarnState): string | undefined {
  if (all === true) return t('earn.autoEarn.card.all');
  return coins === undefined || listed === undefined || coins === 0 ? undefined : t('earn.autoEarn.card.coins', { coins, listed });
}
