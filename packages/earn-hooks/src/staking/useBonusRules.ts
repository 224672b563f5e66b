'use client';
import type { Instant } from '@earnkit/core';
import type { BonusTier, ExtraBonus, Protocol, StakingProduct } from '@earnkit/core/staking/contract';
import {
  appliedTiers,
  bonusMoments,
  isBonusApplied,
  protocolForBonus,
  protocolsOf,
  vipDiscounts,
  type VipDiscounts,
} from '@earnkit/core/staking/rules';
import { useState } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import { useNowAt } from '../time/time.ts';
import { useStakingUser } from './useStakingHoldings.ts';

/** The rules of an extra bonus (ST-51). */
export interface BonusRules {
  /** The protocols of a DeFi product, for the tabs; empty for others. */
  readonly protocols: readonly Protocol[];
  /** The protocol whose bonus is shown (ST-73). */
  readonly protocol: Protocol | undefined;
  /** Shows another protocol. */
  readonly setProtocol: (pid: string) => void;
  /** The bonus; `undefined` where there is none. */
  readonly bonus: ExtraBonus | undefined;
  /** Whether it is paid now (ST-71). */
  readonly applied: boolean;
  /** The coin it is paid in. */
  readonly rewardAsset: string | undefined;
  /** When it ends; `null` where no end is set, `undefined` where that is not known. */
  readonly endsAt: Instant | null | undefined;
  /** The steps that are paid now (AMB-113); `undefined` where the exchange does not say them or they cannot be read. */
  readonly tiers: readonly BonusTier[] | undefined;
}

/** The rules of a product's extra bonus; the protocol with the highest rate first (ST-73). @param pid the protocol asked for. */
export function useBonusRules(product: StakingProduct, pid?: string): BonusRules {
  const { now } = useEarn();
  const [chosen, setProtocol] = useState(pid);
  const protocols = protocolsOf(product);
  const protocol = protocolForBonus(protocols, chosen);
  const rated = protocol ?? product;
  const { bonus } = rated;
  useNowAt(bonusMoments([rated]));
  return {
    protocols,
    protocol,
    setProtocol,
    bonus,
    applied: isBonusApplied(bonus, now()),
    rewardAsset: bonus?.rewardAsset,
    endsAt: bonus?.endsAt,
    tiers: appliedTiers(bonus, now()),
  };
}

/** The discounts for VIP tiers (ST-44, ST-101); hidden for visitors and while the person is not known. */
export function useVipDiscounts(product: StakingProduct, asset: string): VipDiscounts {
  const user = useStakingUser(asset, product.pid);
  return vipDiscounts(product, user.state === 'ready' ? user.data : undefined);
}
