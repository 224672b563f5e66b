'use client';
import { type ReactElement, useState } from 'react';
import { Tabs } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from '../figures/BulletList.tsx';
import type { RulesDisclosureProps } from './RulesDisclosure.tsx';
import { partDialogMessages } from '../dialogMessages.ts';

/** The trading rules and the product rules, a tab each. */
export function RulesTabs({ trading, product }: RulesDisclosureProps): ReactElement {
  const { t } = useMessages(partDialogMessages);
  const [tab, setTab] = useState<'trading' | 'product'>('trading');
  return (
    <Tabs
      label={t('earn.rules.title')}
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'trading', label: t('earn.rules.trading'), content: <BulletList items={trading} /> },
        { value: 'product', label: t('earn.rules.product'), content: <BulletList items={product} /> },
      ]}
    />
  );
}
