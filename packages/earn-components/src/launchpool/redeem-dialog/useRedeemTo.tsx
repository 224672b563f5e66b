'use client';
import type { ReactNode } from 'react';
import { formatExact } from '@earnkit/core';
import type { RewardPool } from '@earnkit/core/launchpool/contract';
import { type LaunchpoolRedeem, mintsGusd } from '@earnkit/hooks/launchpool';
import { useMessages } from '../../messages/index.ts';
import { ACCOUNT_NAMES, useAccountName } from '../../parts/order/accountName.ts';
import * as css from './LaunchpoolRedeemForm.css.ts';
import { launchpoolDialogMessages } from '../dialogMessages.ts';
import { launchpoolMessages } from '../messages.ts';

/** Where a redeemed stake goes (LP-11), listed by destination if there are several; `undefined` while that is not known. */
export function useRedeemTo(asset: string, parts: LaunchpoolRedeem['goesTo'], redeemTo?: RewardPool['redeemTo']): ReactNode {
  const { t, figureStyle } = useMessages(launchpoolDialogMessages, launchpoolMessages);
  const account = t(ACCOUNT_NAMES[useAccountName('unified')]);
  if (parts === undefined || parts.length === 0)
    return redeemTo === 'spot' ? account : redeemTo && t(`earn.launchpool.redeem.to.${redeemTo}`);
  const placeOf = ({ holding }: (typeof parts)[number]): string => {
    if (holding === undefined) return t('earn.launchpool.held.unknown');
    if (holding === 'staking') return t(`earn.launchpool.redeem.to.${mintsGusd(asset) ? 'gusd' : 'staking'}`);
    return holding === 'spot' ? account : t('earn.launchpool.redeem.to.simple-earn');
  };
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return placeOf(only);
  return (
    <ul className={css.parts}>
      {parts.map((part) => (
        <li key={`${part.holding} ${part.days}`}>
          {t('earn.launchpool.redeem.toPart', { amount: `${formatExact(part.amount, figureStyle)} ${asset}`, place: placeOf(part) })}
        </li>
      ))}
    </ul>
  );
}
