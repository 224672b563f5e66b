'use client';
import { type ReactElement, useState } from 'react';
import { Disclosure, Tabs } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { BulletList } from './BulletList.tsx';
import { partMessages } from './messages.ts';

/** Props of {@link RulesDisclosure}. */
export interface RulesDisclosureProps {
  /** How an order is carried out, sentence by sentence. */
  trading: readonly string[];
  /** What the product does with the amount, sentence by sentence. */
  product: readonly string[];
}

/** The trading rules and the product rules of an order, in a disclosure (SE-44). */
export function RulesDisclosure({ trading, product }: RulesDisclosureProps): ReactElement {
  const { t } = useMessages(partMessages);
  const [tab, setTab] = useState<'trading' | 'product'>('trading');
  return (
    <Disclosure title={t('earn.rules.title')}>
      <Tabs
        label={t('earn.rules.title')}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'trading', label: t('earn.rules.trading'), content: <BulletList items={trading} /> },
          { value: 'product', label: t('earn.rules.product'), content: <BulletList items={product} /> },
        ]}
      />
    </Disclosure>
  );
}
