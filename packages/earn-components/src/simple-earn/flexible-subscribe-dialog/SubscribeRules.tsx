'use client';
import { type ReactElement, useState } from 'react';
import { formatPercent } from '@earnkit/core';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import { Disclosure, Tabs } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { list } from '../../earn-dialog/earnDialog.css.ts';

/** Trading rules and product rules, one tap away from the amount (SE-44). */
export function SubscribeRules({ product }: { readonly product: FlexibleProduct | undefined }): ReactElement {
  const { t } = useCopy();
  const [tab, setTab] = useState<'trading' | 'product'>('trading');
  const floor = product?.minLendAprFraction;
  const firstRule =
    floor === undefined
      ? t('earn.flexible.subscribe.productRule1Unknown')
      : t('earn.flexible.subscribe.productRule1', { apr: formatPercent(floor) });
  return (
    <Disclosure title={t('earn.flexible.subscribe.rules')}>
      <Tabs
        label={t('earn.flexible.subscribe.rules')}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'trading',
            label: t('earn.flexible.subscribe.tradingRules'),
            content: (
              <Rules
                rules={[
                  t('earn.flexible.subscribe.tradingRule1'),
                  t('earn.flexible.subscribe.tradingRule2'),
                  t('earn.flexible.subscribe.tradingRule3'),
                ]}
              />
            ),
          },
          {
            value: 'product',
            label: t('earn.flexible.subscribe.productRules'),
            content: <Rules rules={[firstRule, t('earn.flexible.subscribe.productRule2'), t('earn.flexible.subscribe.productRule3')]} />,
          },
        ]}
      />
    </Disclosure>
  );
}

function Rules({ rules }: { readonly rules: readonly string[] }): ReactElement {
  return (
    <ul className={list}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
