'use client';
import { type ReactElement, useState } from 'react';
import { type Stake, useVipDiscounts } from '@earnkit/hooks/staking';
import { Tabs, lazyComponent } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from '../../parts/figures/BulletList.tsx';
import type { IntroductionProps } from './Introduction.tsx';
import type { VipDiscountsProps } from './VipDiscountTable.tsx';
import { useRules } from './useRules.ts';
import { StakePartWaiting } from './whileLoading.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link ProductTabs}. */
export interface ProductTabsProps {
  /** The stake being made. */
  stake: Stake;
  /** How the product is staked. */
  variant: IntroductionProps['variant'];
}

/* Loaded when their tabs are opened. */
const Introduction = lazyComponent<IntroductionProps>(async () => (await import('./Introduction.tsx')).Introduction, StakePartWaiting);
const VipDiscounts = lazyComponent<VipDiscountsProps>(async () => (await import('./VipDiscountTable.tsx')).VipDiscounts, StakePartWaiting);

/** Rules, introduction and VIP discount (ST-43). The discount is shown by its rule alone (ST-44). */
export function ProductTabs({ stake, variant }: ProductTabsProps): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const { product, asset } = stake;
  const rules = useRules(stake);
  const discounts = useVipDiscounts(product, asset);
  const [tab, setTab] = useState<'rules' | 'introduction' | 'vip'>('rules');
  const onFail = (): void => setTab('rules');
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
          content: <Introduction variant={variant} tips={product.tips} onFail={onFail} />,
        },
        ...(discounts.shown
          ? [
              {
                value: 'vip' as const,
                label: t('earn.staking.stake.vip'),
                content: <VipDiscounts tiers={discounts.tiers} onFail={onFail} />,
              },
            ]
          : []),
      ]}
    />
  );
}
