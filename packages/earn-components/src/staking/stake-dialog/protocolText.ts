import { formatPercent, isZero } from '@earnkit/core';
import type { Protocol, StakingProduct } from '@earnkit/core/staking/contract';
import { useBonusRate } from '@earnkit/hooks/staking';
import type { SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { percentText } from '../../parts/figureText.ts';
import { stakingOrderMessages } from '../orderMessages.ts';

/** Names a protocol. */
export function useProtocolName(): (protocol: Pick<Protocol, 'name' | 'pid'>) => string {
  const { t } = useMessages(stakingOrderMessages);
  return ({ name, pid }) => name ?? t('earn.staking.stake.unnamed', { pid });
}

/** The line of an order that names its protocol; none where the product has none of that id. */
export function useProtocolItems(product: Pick<StakingProduct, 'protocols'> | undefined, pid: string | undefined): readonly SummaryItem[] {
  const { t } = useMessages(stakingOrderMessages);
  const nameOf = useProtocolName();
  const protocol = product?.protocols.rows.find((row) => row.pid === pid);
  return protocol ? [{ key: 'protocol', label: t('earn.staking.stake.protocol'), value: nameOf(protocol) }] : [];
}

/** Names a protocol, and says what its rate is made of now: a bonus that is not paid is no part of it (ST-71). */
export function useProtocolText(): {
  readonly nameOf: (protocol: Pick<Protocol, 'name' | 'pid'>) => string;
  readonly partsOf: (rated: Pick<Protocol, 'baseAprFraction' | 'bonus'>) => string | undefined;
} {
  const { t } = useMessages(stakingOrderMessages);
  const bonusRate = useBonusRate();
  return {
    nameOf: useProtocolName(),
    partsOf: ({ baseAprFraction, bonus }) => {
      if (baseAprFraction === undefined) return undefined;
      const base = formatPercent(baseAprFraction);
      const most = bonusRate(bonus);
      return most !== undefined && isZero(most)
        ? t('earn.staking.stake.protocolBase', { base })
        : t('earn.staking.stake.protocolParts', { base, bonus: percentText(most) ?? t('earn.unknown') });
    },
  };
}
