'use client';
import { type ReactElement, type ReactNode, forwardRef, useMemo, useState } from 'react';
import { type Decimal, formatAmount, isPositive } from '@earnkit/core';
import { type QueryState, STATISTICS_TIME_ZONE, useEarn, useSession } from '@earnkit/hooks';
import {
  type AllHoldings,
  HELD_ORDERS,
  heldInOrder,
  type HeldOrder,
  type HeldGroupView,
  type HeldProduct,
  type HeldProductView,
  type HoldingView,
  type HoldingsHost,
  type WaysHost,
  useAllHoldings,
} from '@earnkit/hooks/overview';
import { Amount, Chips, EmptyState, type PartProps, Skeleton, Tabs, Text, lazyComponent, rootProps } from '@earnkit/ui';
import { type Translate, useMessages } from '../../messages/index.ts';
import { useAccountName, YOUR_ACCOUNT } from '../../parts/order/accountName.ts';
import { amountText, signedText, toneOfGain } from '../../parts/figures/figureText.ts';
import { SummaryBand, type SummaryFigure } from '../../parts/figures/SummaryBand.tsx';
import { useTimeStyle } from '../../parts/figures/useTimes.ts';
import { QueryTable, type QueryTableData } from '../../parts/query/QueryTable.tsx';
import { listText } from '../../parts/query/listText.ts';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { usePeriodText } from '../../staking/period.ts';
import * as css from './earnHoldings.css.ts';
import { FirstStepsPlaceholder } from './FirstStepsPlaceholder.tsx';
import { type HeldAction, heldColumns } from './heldColumns.tsx';
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
          { value: 'all', label: <TabLabel name={t('earn.held.tab.all')} count={counted} />, content: listOf('all') },
          ...products.map(({ product, count }) => ({
            value: product,
            label: <TabLabel name={t(`earn.held.tab.${product}`)} count={count} />,
            content: contents[product] ?? listOf(product),
          })),
        ]}
      />
    </div>
  );
});

function TabLabel({ name, count }: { readonly name: string; readonly count: number | undefined }): ReactElement {
  return (
    <>
      {name} {count !== undefined && <span className={css.count}>{count}</span>}
    </>
  );
}

interface Figures {
  readonly worth: Decimal | undefined;
  readonly yesterday: Decimal | undefined;
  readonly earned: Decimal | undefined;
}

interface HeldBandProps {
  readonly holdings: AllHoldings;
  readonly tab: HeldTab;
}

/** The totals of everything, or of the product whose tab is open. */
function HeldBand({ holdings, tab }: HeldBandProps): ReactElement {
  const { t, language } = useMessages(heldMessages);
  const { worth, yesterday, earned, groups, state, retry } = holdings;
  const product = holdings.products.find((one) => one.product === tab);
  const namesOf = (keys: readonly HeldGroupView['group'][]): string =>
    listText(
      language,
      keys.map((key) => t(`earn.held.group.${key}`)),
    );
  const noteOf = (total: AllHoldings['worth'], whole?: string): string | undefined => {
    if (total === undefined || total.without.length === 0) return whole;
    return total.amount === undefined ? t('earn.held.withoutAll') : t('earn.held.without', { products: namesOf(total.without) });
  };
  const ready = { stale: false, readAt: 0, retry } as const;
  const reading: QueryState<Figures> =
    state === 'anonymous'
      ? { state }
      : product
        ? { state: 'ready', data: figuresOf(product), ...ready }
        : { state: 'ready', data: { worth: worth?.amount, yesterday: yesterday?.amount, earned: earned?.amount }, ...ready };
  const partly = worth !== undefined && worth.without.length > 0 && worth.amount !== undefined;
  const figures: readonly SummaryFigure<Figures>[] = product
    ? productFigures(t, product)
    : [
        {
          key: 'worth',
          label: t(partly ? 'earn.held.worthAtLeast' : 'earn.held.worth'),
          loading: worth === undefined,
          note: noteOf(worth),
        },
        {
          key: 'yesterday',
          label: t('earn.held.yesterday'),
          earned: true,
          loading: yesterday === undefined,
          note: noteOf(yesterday, t('earn.held.yesterdayOf', { zone: STATISTICS_TIME_ZONE })),
          hasNote: true,
        },
        { key: 'earned', label: t('earn.held.earned'), earned: true, loading: earned === undefined, note: noteOf(earned) },
      ];
  return (
    <SummaryBand<Figures>
      title={product ? t('earn.held.captionOf', { product: t(`earn.held.tab.${product.product}`) }) : t('earn.held.band')}
      reading={reading}
      figures={figures}
      invitation={{ title: t('earn.held.visitor'), text: t('earn.held.visitorHint') }}
    >
      {product === undefined && (
        <dl className={css.groups}>
          {groups.map((group) => (
            <Group key={group.group} view={group} />
          ))}
        </dl>
      )}
    </SummaryBand>
  );
}

const figuresOf = ({ figures, yesterdayUsdt, earnedUsdt }: HeldProductView): Figures => ({
  worth: figures.state === 'ready' ? figures.data.worthUsdt : undefined,
  yesterday: yesterdayUsdt,
  earned: earnedUsdt,
});

/** What is said of one product. Fixed orders pay at maturity, so yesterday says nothing of them. */
function productFigures(
  t: Translate<typeof heldMessages>,
  { product, figures, earningsLoading }: HeldProductView,
): readonly SummaryFigure<Figures>[] {
  const worth: SummaryFigure<Figures> = { key: 'worth', label: t('earn.held.value'), loading: figures.state === 'loading' };
  if (product === 'fixed') return [worth, { key: 'earned', label: t('earn.held.atMaturity'), loading: earningsLoading }];
  return [
    worth,
    {
      key: 'yesterday',
      label: t(product === 'private-wealth' ? 'earn.held.changeYesterday' : 'earn.held.yesterday'),
      earned: true,
      loading: earningsLoading,
    },
    {
      key: 'earned',
      label: t(product === 'flexible' ? 'earn.held.interestOfHeld' : 'earn.held.earned'),
      earned: true,
      loading: earningsLoading,
    },
  ];
}

function Group({ view }: { readonly view: HeldGroupView }): ReactElement {
  const { t, figureStyle } = useMessages(heldMessages);
  const { group, worthUsdt, yesterdayUsdt, state, yesterdayLoading } = view;
  return (
    <div className={css.group}>
      <Text as="div" size="2" color="gray" asChild>
        <dt>{t(`earn.held.group.${group}`)}</dt>
      </Text>
      <dd className={css.groupValue}>
        {state === 'loading' ? <Skeleton width="6em" /> : <Amount value={amountText(worthUsdt, figureStyle)} unit="USDT" size="3" strong />}
        <Text as="div" size="1" color="gray" className={css.groupNote}>
          {state === 'failed' ? (
            <Text color="red" role="status">
              {t('earn.held.group.failed')}
            </Text>
          ) : yesterdayLoading ? (
            <Skeleton width="7em" />
          ) : (
            yesterdayUsdt !== undefined && (
              <>
                <Amount
                  value={signedText(amountText(yesterdayUsdt, figureStyle), yesterdayUsdt)}
                  unit="USDT"
                  tone={toneOfGain(yesterdayUsdt)}
                />{' '}
                {t(group === 'private-wealth' ? 'earn.held.group.change' : 'earn.held.group.yesterday')}
              </>
            )
          )}
        </Text>
      </dd>
    </div>
  );
}

interface HeldListProps extends HeldBandProps {
  readonly iconOf: EarnHoldingsProps['iconOf'];
  readonly hrefOf: EarnHoldingsProps['hrefOf'];
}

const LOADING = { state: 'loading' } as const;

/** Rows of a page of the list. */
const PAGE_SIZE = 10;

function HeldList({ holdings, tab, iconOf, hrefOf }: HeldListProps): ReactElement {
  const { t, figureStyle, language } = useMessages(heldMessages);
  const { now } = useEarn();
  const [order, setOrder] = useState<HeldOrder>('value');
  const [page, setPage] = useState(1);
  const timeStyle = useTimeStyle();
  const period = usePeriodText();
  const account = t(YOUR_ACCOUNT[useAccountName()]);
  const { rows: all, products, groups, without, retry } = holdings;
  const shown = tab === 'all' ? products : products.filter(({ product }) => product === tab);
  const missing = without.filter((product) => shown.some((one) => one.product === product));
  const rows = useMemo(
    () => heldInOrder(tab === 'all' ? all : all.filter(({ product }) => product === tab), order, now()),
    [all, tab, order, now],
  );
  const columns = useMemo(
    () => heldColumns({ t, figureStyle, iconOf, hrefOf, timeStyle, periodText: period.short, account }),
    [t, figureStyle, iconOf, hrefOf, timeStyle, period, account],
  );
  // A person without holdings is shown first steps in place of the list, as soon as nothing is known to be left.
  const undecided = tab === 'all' && rows.length === 0 && groups.some(({ state }) => state === 'loading');
  const reading = undecided ? LOADING : tableReading(shown, rows, retry);
  const launchpool = holdings.products.find(({ product }) => product === 'launchpool');
  const elsewhere = launchpool?.figures.state === 'ready' ? launchpool.figures.data.elsewhereUsdt : undefined;
  const tells = tab === 'all' || tab === 'launchpool';
  return (
    <div className={css.list}>
      {(rows.length > 1 || reading.state === 'loading') && (
        <Chips<HeldOrder>
          label={t('earn.held.order')}
          required
          value={order}
          onValueChange={(next) => {
            if (next === '') return;
            setOrder(next);
            setPage(1);
          }}
          options={HELD_ORDERS.map((value) => ({ value, label: t(`earn.held.order.${value}`) }))}
        />
      )}
      {missing.length > 0 && reading.state === 'ready' && (
        <RetryBanner onRetry={retry}>
          {t('earn.held.partly', {
            products: listText(
              language,
              missing.map((product) => t(`earn.held.tab.${product}`)),
            ),
          })}
        </RetryBanner>
      )}
      <QueryTable<HoldingView>
        caption={tab === 'all' ? t('earn.held.caption') : t('earn.held.captionOf', { product: t(`earn.held.tab.${tab}`) })}
        columns={columns}
        rowKey={({ key }) => key}
        reading={reading}
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={setPage}
        loadMore="button"
        loadMoreOn="everywhere"
        errorTitle={t('earn.held.failed')}
        unreadableWarning={() => ''}
        anonymous={<SignInPrompt title={t('earn.held.visitor')} />}
        empty={
          <EmptyState
            title={t('earn.held.empty')}
            description={t(
              launchpool?.reading.state === 'left-out' && tab === 'launchpool' ? 'earn.held.launchpoolElsewhere' : 'earn.held.emptyHint',
            )}
          />
        }
      />
      {tells && reading.state === 'ready' && (
        <Text as="p" size="1" color="gray">
          {elsewhere !== undefined &&
            isPositive(elsewhere) &&
            `${t('earn.held.stakesIn', { value: formatAmount(elsewhere, figureStyle) })} `}
          {t('earn.held.once')}
        </Text>
      )}
    </div>
  );
}

/** The list as its table shows it: once every product has answered, so that no row moves, and failed where none could be read. */
function tableReading(
  products: readonly HeldProductView[],
  rows: readonly HoldingView[],
  retry: () => void,
): QueryState<QueryTableData<HoldingView>> {
  const readings = products.map(({ reading }) => reading).filter((reading) => reading.state !== 'left-out');
  const waiting = readings.find(({ state }) => state === 'anonymous') ?? readings.find(({ state }) => state === 'loading');
  if (waiting?.state === 'anonymous' || waiting?.state === 'loading') return { state: waiting.state };
  const [failure] = readings.filter((reading) => reading.state === 'failed');
  const ready = readings.filter((reading) => reading.state === 'ready');
  if (failure && ready.length === 0) return { ...failure, retry };
  const stale = ready.find((reading) => reading.stale);
  return {
    state: 'ready',
    data: { rows, unreadable: [] },
    stale: stale !== undefined,
    reference: stale?.reference,
    readAt: Math.min(...ready.map(({ readAt }) => readAt)),
    retry,
  };
}
