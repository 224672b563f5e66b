'use client';
import { type ReactElement, type ReactNode, Component, forwardRef, memo, useMemo, useState } from 'react';
import { type WayView, type WaysHost, type OverviewHost, useEarnOverview } from '@earnkit/hooks/overview';
import { useSession } from '@earnkit/hooks';
import { type PartProps, ErrorState, Flex, lazyComponent, rootProps, useIsMobile } from '@earnkit/ui';
import * as css from './overview.css.ts';
import { OverviewComing } from './OverviewComing.tsx';
import { type HintHrefs, OverviewHints } from './OverviewHints.tsx';
import { type OverviewHrefs, OverviewProducts } from './OverviewProducts.tsx';
import type { ToldMoney } from './OverviewMoney.tsx';
import { OverviewIdlePlaceholder } from './OverviewIdlePlaceholder.tsx';
import { OverviewMoneyPlaceholder } from './OverviewMoneyPlaceholder.tsx';
import { OverviewTotals } from './OverviewTotals.tsx';
import { useMessages } from '../messages/index.ts';
import { overviewMessages } from './messages.ts';

export interface EarnOverviewProps extends PartProps {
  /** What the exchange has no call for, as the host reads it (AMB-025, AMB-036). */
  host: OverviewHost;
  /** The same of products that can be entered, for the coins that lie idle; only with `wayHref`. Keep it while it does not change. @default Simple Earn alone */
  offers?: Pick<WaysHost, 'stakingProducts'> | undefined;
  /** The page of each product. */
  hrefs: OverviewHrefs;
  /** Where the hints lead. */
  hintHrefs: HintHrefs;
  /** Returns where a coin is subscribed: the fixed product of that id, else the flexible one. Keep the function between renders. */
  subscribeHref: (asset: string, productId?: string) => string;
  /** Returns where exactly the product of a way is entered. Keep the function between renders. @default Simple Earn alone, by `subscribeHref` */
  wayHref?: (way: WayView) => string;
  /** Returns the page with every way to earn with a coin. Keep the function between renders. @default there is no such page */
  waysHref?: (asset: string) => string;
  /** The page of the calendar. @default there is no such page */
  calendarHref?: string;
  /** Below the products, such as campaigns. @default nothing */
  children?: ReactNode;
}

// Each section reads on its own. Answers that change the totals alone would otherwise draw all of them anew.
const Hints = memo(OverviewHints);
const Coming = memo(OverviewComing);
/** Its rates depend on everything that the person has, so its code comes after the page is drawn too. */
const Idle = memo(lazyComponent(async () => (await import('./OverviewIdle.tsx')).OverviewIdle, OverviewIdlePlaceholder));

/** It reads every holding, so its code comes after the page is drawn. */
const Money = lazyComponent(async () => (await import('./OverviewMoney.tsx')).OverviewMoney, OverviewMoneyPlaceholder);

/**
 * The whole area of one person on one page (SH-01): totals, every product, what comes next, what lies idle and what could be done. A
 * visitor sees the products with their rates. Each section loads and fails on its own, also where it cannot be drawn, and no dialog is loaded.
 */
export const EarnOverview = forwardRef<HTMLDivElement, EarnOverviewProps>(function EarnOverview(
  { host, offers, hrefs, hintHrefs, subscribeHref, wayHref, waysHref, calendarHref, children, ...rest },
  ref,
): ReactElement {
  const overview = useEarnOverview(host);
  const { session } = useSession();
  // On a phone what comes next and what lies idle come before the products; the order of the page is also that of the keyboard.
  const isMobile = useIsMobile();
  const [money, setMoney] = useState<ToldMoney>();
  const { projects, stakingArrivals, softStaking } = host;
  const ofHints = useMemo(() => ({ softStaking }), [softStaking]);
  const ofComing = useMemo(() => ({ projects, stakingArrivals }), [projects, stakingArrivals]);
  const products = (
    <div key="products" className={css.column}>
      <OverviewSection>
        <OverviewProducts overview={overview} money={money} hrefs={hrefs} />
      </OverviewSection>
      <OverviewSection>
        <Hints host={ofHints} hrefs={hintHrefs} />
      </OverviewSection>
      <OverviewSection>{children}</OverviewSection>
    </div>
  );
  const aside = (
    <div key="aside" className={css.aside}>
      <OverviewSection>
        <Coming host={ofComing} />
      </OverviewSection>
      <OverviewSection>
        <Idle subscribeHref={subscribeHref} wayHref={wayHref} host={offers} waysHref={waysHref} />
      </OverviewSection>
    </div>
  );
  return (
    <Flex direction="column" gap="6" ref={ref} {...rootProps('earn-overview', rest)}>
      <OverviewSection>
        <OverviewTotals overview={overview}>
          <Money host={host} calendarHref={calendarHref} onMoney={setMoney} />
        </OverviewTotals>
      </OverviewSection>
      {session.state === 'anonymous' ? products : <div className={css.columns}>{isMobile ? [aside, products] : [products, aside]}</div>}
    </Flex>
  );
});

/** Props of {@link OverviewSection}. */
interface OverviewSectionProps {
  /** One section of the page. */
  readonly children: ReactNode;
}

/** One section of the overview. Where it cannot be drawn it says so, with a button to try again, and the others stay as they are. */
class OverviewSection extends Component<OverviewSectionProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken onRetry={() => this.setState({ broken: false })} /> : this.props.children;
  }
}

function Broken({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { t } = useMessages(overviewMessages);
  return <ErrorState size="compact" description={t('earn.overview.broken')} onRetry={onRetry} />;
}
