import type { AutoEarnState } from '@earnkit/hooks';
import type { autoEarnMessages } from '../autoEarnMessages.ts';
import type { KeyOf, Messages } from '../../messages/index.ts';

/** For which coins Auto-Earn is on (AMB-167); `undefined` where it is off or not known. */
export function autoEarnScopeText(
  t: Messages<KeyOf<typeof autoEarnMessages>>['t'],
  { all, coins, listed }: AutoEarnState,
): string | undefined {
  if (all === true) return t('earn.autoEarn.card.all');
  return coins === undefined || listed === undefined || coins === 0 ? undefined : t('earn.autoEarn.card.coins', { coins, listed });
}
