'use client';
import { type ReactElement, useState } from 'react';
import { type Stake, useVipDiscounts } from '@earnkit/hooks/staking';
import { Flex, Tabs, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { lazyDialog } from '../../parts/lazyDialog.tsx';
import { BulletList } from '../../parts/BulletList.tsx';
import { stakingOrderMessages } from '../orderMessages.ts';
import { StakeWaiting } from './StakeWaiting.tsx';
import type { VipDiscountsProps } from './VipDiscounts.tsx';
import { useRules } from './useRules.ts';

/** Props of {@link ProductTabs}. */
export interface ProductTabsProps {
  /** The stake being made. */
  stake: Stake;
  /** What the product is. */
  introduction: string;
}

/** Loaded when its tab is opened: few have a discount. */
const VipDiscounts = lazyDialog<VipDiscountsProps>(async () => (await import('./VipDiscounts.tsx')).VipDiscounts, {
  isOpen: () => true,
  close: ({ onFail }) => onFail(),
  Waiting: () => <StakeWaiting />,
});

/** Rules, introduction and VIP discount (ST-43). The discount is shown by its rule alone (ST-44). */
export function ProductTabs({ stake, introduction }: ProductTabsProps): ReactElement {
  const { t } = useMessages(stakingOrderMessages);
  const { product, asset } = stake;
  const rules = useRules(stake);
  const discounts = useVipDiscounts(product, asset);
  const [tab, setTab] = useState<'rules' | 'introduction' | 'vip'>('rules');
  return (
    <Tabs
      label={t('earn.staking.stake.tabs')}
      value={tab === 'vip' && !discounts.shown ? 'rules' : tab}
      onValueChange={setTab}
      items={[
        { value: 'rules', label: t('earn.staking.stake.rules'), content: <BulletList muted items={rules} /> },
        {
          value: 'introduction',
          label: t('earn.staking.stake.introduction'),
          content: (
            <Flex direction="column" gap="2">
              <Text as="p" size="2" color="gray">
                {introduction}
              </Text>
              {product.tips.length > 0 && <BulletList muted items={[...new Set(product.tips)]} />}
            </Flex>
          ),
        },
        ...(discounts.shown
          ? [
              {
                value: 'vip' as const,
                label: t('earn.staking.stake.vip'),
                content: <VipDiscounts tiers={discounts.tiers} onFail={() => setTab('rules')} />,
              },
            ]
          : []),
      ]}
    />
  );
}
