import { type StakingProductView, stakePays } from '@earnkit/hooks/staking';
import { useMessages } from '../../messages/index.ts';
import { orderPageMessages } from '../../parts/order-page/messages.ts';

/** When a stake is paid, in words; `undefined` where the exchange does not say. */
export function useRewardTimes(found: StakingProductView | undefined): string | undefined {
  const { t } = useMessages(orderPageMessages);
  const pays = found && stakePays(found.product, found.protocolPid);
  return pays && t(`earn.orderPage.pays.${pays}`);
}
