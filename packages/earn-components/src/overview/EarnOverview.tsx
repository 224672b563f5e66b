'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { type OverviewHost, useEarnOverview } from '@earnkit/hooks/overview';
import { useSession } from '@earnkit/hooks';
import { Flex, type PartProps, rootProps } from '@earnkit/ui';
import * as css from './overview.css.ts';
import { OverviewComing } from './OverviewComing.tsx';
import { type HintHrefs, OverviewHints } from './OverviewHints.tsx';
import { OverviewIdle } from './OverviewIdle.tsx';
import { type OverviewHrefs, OverviewProducts } from './OverviewProducts.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { OverviewTotals } from './OverviewTotals.tsx';

/** Props of {@link EarnOverview}. */
export interface EarnOverviewProps extends PartProps {
  /** What the exchange has no call for, as the host reads it (AMB-025, AMB-036). */
  host: OverviewHost;
  /** The page of each product. */
  hrefs: OverviewHrefs;
  /** Where the hints lead. */
  hintHrefs: HintHrefs;
  /** Returns where a coin is subscribed. */
  subscribeHref: (asset: string) => string;
  /** Below the products, such as campaigns. @default nothing */
  children?: ReactNode;
}

/**
 * The whole area of one person on one page (SH-01): totals, every product, what comes next, what lies idle and what could be done. A
 * visitor sees the products with their rates. Each section loads and fails on its own, also where it cannot be drawn, and no dialog is loaded.
 */
export const EarnOverview = forwardRef<HTMLDivElement, EarnOverviewProps>(function EarnOverview(
  { host, hrefs, hintHrefs, subscribeHref, children, ...rest },
  ref,
): ReactElement {
  const overview = useEarnOverview(host);
  const { session } = useSession();
  const products = (
    <div className={css.column}>
      <OverviewSection>
        <OverviewProducts products={overview.products} hrefs={hrefs} />
      </OverviewSection>
      <OverviewSection>
        <OverviewHints host={host} hrefs={hintHrefs} />
      </OverviewSection>
      <OverviewSection>{children}</OverviewSection>
    </div>
  );
  return (
    <Flex direction="column" gap="6" ref={ref} {...rootProps('earn-overview', rest)}>
      <OverviewSection>
        <OverviewTotals overview={overview} />
      </OverviewSection>
      {session.state === 'anonymous' ? (
        products
      ) : (
        <div className={css.columns}>
          {products}
          <div className={css.aside}>
            <OverviewSection>
              <OverviewComing host={host} />
            </OverviewSection>
            <OverviewSection>
              <OverviewIdle subscribeHref={subscribeHref} />
            </OverviewSection>
          </div>
        </div>
      )}
    </Flex>
  );
});
