import type { Protocol, StakingProduct } from '@earnkit/core/staking/contract';
import type { SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { stakingMessages } from '../messages.ts';

/** Names a protocol. */
export function useProtocolName(): (protocol: Pick<Protocol, 'name' | 'pid'>) => string {
  const { t } = useMessages(stakingMessages);
  return ({ name, pid }) => name ?? t('earn.staking.stake.unnamed', { pid });
}

/** The line of an order that names its protocol, one that the product has no longer by its id; none of a product without protocols. */
export function useProtocolItems(
  product: Pick<StakingProduct, 'protocols' | 'isDefi'> | undefined,
  pid: string | undefined,
): readonly SummaryItem[] {
  const { t } = useMessages(stakingMessages);
  const nameOf = useProtocolName();
  if (product?.isDefi !== true || pid === undefined) return [];
  const protocol = product.protocols.rows.find((row) => row.pid === pid) ?? { pid, name: undefined };
  return [{ key: 'protocol', label: t('earn.staking.stake.protocol'), value: nameOf(protocol) }];
}
