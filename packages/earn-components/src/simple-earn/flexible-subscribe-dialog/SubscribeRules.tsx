'use client';
import { type ReactElement, useState } from 'react';
import { formatPercent } from '@earnkit/core';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import { Disclosure, Tabs } from '@earnkit/ui';
import { flexibleMessages } from '../flexibleMessages.ts';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from '../../parts/BulletList.tsx';

/** The trading rules and the product rules, in a disclosure (SE-44). */
export function SubscribeRules({ product }: { readonly product: FlexibleProduct | undefined }): ReactElement {
  const { t } = useMessages(flexibleMessages);
  const [tab, setTab] = useState<'trading' | 'product'>('trading');
  const floor = product?.minLendAprFraction;
  const tradingRules = [
    t('earn.flexible.subscribe.tradingRule1'),
    t('earn.flexible.subscribe.tradingRule2'),
    t('earn.flexible.subscribe.tradingRule3'),
  ];
  const productRules = [
    floor === undefined
      ? t('earn.flexible.subscribe.productRule1Unknown')
      : t('earn.flexible.subscribe.productRule1', { apr: formatPercent(floor) }),
    t('earn.flexible.subscribe.productRule2'),
    t('earn.flexible.subscribe.productRule3'),
  ];
  return (
    <Disclosure title={t('earn.flexible.subscribe.rules')}>
      <Tabs
        label={t('earn.flexible.subscribe.rules')}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'trading', label: t('earn.flexible.subscribe.tradingRules'), content: <BulletList items={tradingRules} /> },
          { value: 'product', label: t('earn.flexible.subscribe.productRules'), content: <BulletList items={productRules} /> },
        ]}
      />
    </Disclosure>
  );
}
