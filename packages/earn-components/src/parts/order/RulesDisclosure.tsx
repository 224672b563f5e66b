'use client';
import { type ReactElement, useEffect, forwardRef } from 'react';
import { Disclosure, lazyComponent, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from '../figures/BulletList.tsx';
import { partDialogMessages } from '../dialogMessages.ts';

export interface RulesDisclosureProps extends PartProps {
  /** How an order is carried out, sentence by sentence. */
  trading: readonly string[];
  /** What the product does with the amount, sentence by sentence. */
  product: readonly string[];
}

const RulesTabs = lazyComponent<RulesDisclosureProps>(
  async () => (await import('./RulesTabs.tsx')).RulesTabs,
  ({ trading, product }) => <BulletList items={[...trading, ...product]} />,
);

/** The trading rules and the product rules of an order, in a disclosure (SE-44). */
export const RulesDisclosure = forwardRef<HTMLDivElement, RulesDisclosureProps>(function RulesDisclosure(
  { trading, product, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(partDialogMessages);
  useEffect(() => RulesTabs.preload(), []);
  return (
    <Disclosure data-part="rules-disclosure" {...rest} ref={ref} title={t('earn.rules.title')}>
      <RulesTabs trading={trading} product={product} />
    </Disclosure>
  );
});
