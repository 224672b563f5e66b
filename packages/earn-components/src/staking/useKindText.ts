import type { StakingListRow } from '@earnkit/hooks/staking';
import { useMessages } from '../messages/index.ts';
import { stakingMessages } from './messages.ts';

/** Names the kind of a product: how it is staked (ST-38). */
export function useKindText(): (
  row: Pick<StakingListRow, 'variant' | 'mints' | 'into'> & {
    readonly product: Pick<StakingListRow['product'], 'asset' | 'protocols' | 'rewardAsset'>;
  },
) => string {
  const { t } = useMessages(stakingMessages);
  return ({ variant, mints, into, product }) => {
    const token = into ?? product.rewardAsset ?? product.asset;
    if (mints) return t('earn.staking.kind.mint', { token });
    if (variant === 'exchange') return t('earn.staking.kind.exchange', { token });
    return variant === 'defi' ? t('earn.staking.kind.defi', { count: product.protocols.rows.length }) : t(`earn.staking.kind.${variant}`);
  };
}
