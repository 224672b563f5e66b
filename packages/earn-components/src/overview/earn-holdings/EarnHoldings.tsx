'use client';
import { type ReactElement, type ReactNode, forwardRef, useState } from 'react';
import { useSession } from '@earnkit/hooks';
import { type HeldProduct, type HoldingView, type HoldingsHost, type WaysHost, useAllHoldings } from '@earnkit/hooks/overview';
import { type PartProps, Tabs, lazyComponent, rootProps, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import * as css from './earnHoldings.css.ts';
import { FirstStepsPlaceholder } from './FirstStepsPlaceholder.tsx';
import { HeldBand } from './HeldBand.tsx';
import type { HeldAction } from './heldColumns.tsx';
import { HeldList } from './HeldList.tsx';
import { heldMessages } from './messages.ts';

/** Loaded for a visitor and a new account only. */
const FirstSteps = lazyComponent(async () => (await import('./FirstSteps.tsx')).FirstSteps, FirstStepsPlaceholder);

/** A tab of the holdings: everything, or one product. */
export type HeldTab = 'all' | HeldProduct;

export interface EarnHoldingsProps extends PartProps {
  /** What the exchange has no call for, as the host reads it (AMB-025, AMB-036). */
  host: HoldingsHost;
  /** The same of products that can be entered, for the offers of a visitor and a new account. @default Simple Earn alone */
  offers?: WaysHost | undefined;
  /** The tab that is shown. */
  tab: HeldTab;
  /** Called with the tab to show. */
  onTabChange: (tab: HeldTab) => void;
  /** Lists of products in place of the plain ones. @default none */
  contents?: Partial<Readonly<Record<HeldProduct, ReactNode>>>;
  /** Returns the icon of a coin, where the exchange names none with its holding. Keep the function between renders. @default icons made of names */
  iconOf?: ((asset: string) => string | undefined) | undefined;
  /** Returns where an action of a holding leads; `undefined` where there is none. Keep the function between renders. */
  hrefOf: (holding: HoldingView, action: HeldAction) => string | undefined;
  /** Returns the page with every way to earn with a coin. Keep the function between renders. */
  waysHref: (asset: string) => string;
}

/**
 * Everything that a person holds over all products (SH-01): what it is worth, what it earned yesterday and so far, by product and holding.
 * A total that leaves a product out says which, and is "at least". A coin that one product stakes out of another counts once. A visitor is
 * invited to log in once; a new account is shown its first steps.
 */
export const EarnHoldings = forwardRef<HTMLDivElement, EarnHoldingsProps>(function EarnHoldings(
  { host, offers, tab, onTabChange, contents = {}, iconOf, hrefOf, waysHref, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(heldMessages);
  const { session } = useSession();
  const holdings = useAllHoldings(host);
  // When a session ends, what is open stays (AMB-012).
  const person = session.state === 'signed-in';
  const [known, setKnown] = useState(person);
  if (person && !known) setKnown(true);
  const { products, none } = holdings;
  if (!known || (none && tab === 'all' && person))
    return (
      <div ref={ref} {...rootProps('earn-holdings', rest, css.content)}>
        <FirstSteps offers={offers} waysHref={waysHref} />
      </div>
    );
  const listOf = (shown: HeldTab): ReactNode => <HeldList holdings={holdings} tab={shown} iconOf={iconOf} hrefOf={hrefOf} />;
  const counted = products.every(({ count, reading }) => count !== undefined || reading.state === 'left-out')
    ? products.reduce((sum, { count = 0 }) => sum + count, 0)
    : undefined;
  return (
    <div ref={ref} {...rootProps('earn-holdings', rest, css.content)}>
      <HeldBand holdings={holdings} tab={tab} />
      <Tabs<HeldTab>
        label={t('earn.held.tabs')}
        value={tab}
        onValueChange={onTabChange}
        items={[
          { value: 'all', label: <TabLabel name={t('earn.held.tab.all')} count={counted} counted />, content: listOf('all') },
          ...products.map(({ product, count, reading }) => ({
            value: product,
            label: <TabLabel name={t(`earn.held.tab.${product}`)} count={count} counted={reading.state !== 'left-out'} />,
            content: contents[product] ?? listOf(product),
          })),
        ]}
      />
    </div>
  );
});

interface TabLabelProps {
  readonly name: string;
  /** How many holdings it has; `undefined` while that is not known. */
  readonly count: number | undefined;
  /** Whether there is a number, whose place is kept while it is not known. */
  readonly counted: boolean;
}

const TabLabel = ({ name, count, counted }: TabLabelProps): ReactElement => (
  <>
    <Words>{name}</Words> {counted && <span className={css.count}>{count}</span>}
  </>
);
