import { formatPercent } from '@earnkit/core';
import type { Protocol } from '@earnkit/core/staking/contract';
import { useMessages } from '../../messages/index.ts';
import { stakingOrderMessages } from '../orderMessages.ts';

/** Names a protocol, and says what its rate is made of. */
export function useProtocolText(): {
  readonly nameOf: (protocol: Pick<Protocol, 'name' | 'pid'>) => string;
  readonly partsOf: (rated: Pick<Protocol, 'baseAprFraction' | 'bonus'>) => string | undefined;
} {
  const { t } = useMessages(stakingOrderMessages);
  return {
    nameOf: ({ name, pid }) => name ?? t('earn.staking.stake.unnamed', { pid }),
    partsOf: ({ baseAprFraction, bonus }) => {
      if (baseAprFraction === undefined) return undefined;
      const base = formatPercent(baseAprFraction);
      const most = bonus?.maxAprFraction;
      return most === undefined
        ? t('earn.staking.stake.protocolBase', { base })
        : t('earn.staking.stake.protocolParts', { base, bonus: formatPercent(most) });
    },
  };
}
