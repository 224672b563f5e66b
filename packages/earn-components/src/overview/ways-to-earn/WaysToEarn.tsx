'use client';
import { type ReactElement, forwardRef, useMemo, useState } from 'react';
import { DAY, type FigureStyle, formatExact, formatPercent, isZero } from '@earnkit/core';
import { type WayChoice, type WayView, type WaysHost, type WaysToEarn as Ways, useWaysToEarn } from '@earnkit/hooks/overview';
import { useSession } from '@earnkit/hooks';
import { useBriefWait } from '@earnkit/hooks/lists';
import { DataTable, DecimalInput, EmptyState, type PartProps, SegmentedControl, Text, rootProps, Words } from '@earnkit/ui';
import { type Translate, useMessages } from '../../messages/index.ts';
import { exactText } from '../../parts/figures/figureText.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import * as listCss from '../../parts/query/list.css.ts';
import { listText } from '../../parts/query/listText.ts';
import { RetryBanner, StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { usePeriodText } from '../../staking/period.ts';
import { waysMessages } from './messages.ts';
import * as css from './ways.css.ts';
import { waysColumns } from './waysColumns.tsx';
import { wayName } from './wayText.ts';

export interface WaysToEarnProps extends PartProps {
  /** The coin. */
  asset: string;
  /** Products for which the exchange has no call, as the host read them (AMB-025, AMB-036). @default Simple Earn alone */
  host?: WaysHost;
  /** Returns where exactly that product is subscribed or staked. */
  hrefOf: (way: WayView) => string;
  /** The amount that is typed at first. @default none */
  defaultAmount?: string | undefined;
  /** The ways that are put together to compare them: see `CompareTray`. @default none */
  compared?: readonly WayChoice[];
  /** Called with these ways when one is put there or taken away. @default nothing is compared */
  onComparedChange?: (choices: readonly WayChoice[]) => void;
}

const NO_HOST: WaysHost = {};
const NONE_COMPARED: readonly WayChoice[] = [];
const NEEDS = ['unsure', 'any', 'week', 'later'] as const;
type Need = (typeof NEEDS)[number];

/** The days within which the money must be back. */
const DAYS_OF: Readonly<Record<Need, number | undefined>> = { unsure: undefined, any: 0, week: 7, later: undefined };

/**
 * Every way to earn with a coin over all products, by the time until the money is back: the rate that the person's next unit gets, that of
 * a typed amount, when it pays first, the minimum, what can go wrong and who pays. The best is named once every rate is read (AMB-173).
 * A visitor sees rates as "up to" and types no amount. A rate opens exactly its product.
 */
export const WaysToEarn = forwardRef<HTMLDivElement, WaysToEarnProps>(function WaysToEarn(
  { asset, host = NO_HOST, hrefOf, defaultAmount = '', compared = NONE_COMPARED, onComparedChange, ...rest },
  ref,
): ReactElement {
  const { t, figureStyle, language } = useMessages(waysMessages);
  const { session } = useSession();
  const person = session.state === 'signed-in';
  const [draft, setDraft] = useState(defaultAmount);
  const [need, setNeed] = useState<Need>('unsure');
  const reading = useWaysToEarn(asset, host, person ? draft : '');
  const { ways, vipWays, best, bestAnyTime, amount, available, loading, unread, stale, retry } = reading;
  const timeStyle = useTimeStyle();
  const period = usePeriodText();
  const days = DAYS_OF[need];
  const shown = days === undefined ? ways : ways.filter(({ awaySeconds }) => awaySeconds <= days * DAY);
  const columns = useMemo(
    () =>
      waysColumns({
        t,
        asset,
        amount,
        best,
        bestAnyTime,
        hrefOf,
        figureStyle,
        timeStyle,
        periodText: period.short,
        compared,
        onComparedChange,
      }),
    [t, asset, amount, best, bestAnyTime, hrefOf, figureStyle, timeStyle, period, compared, onComparedChange],
  );
  // A product that answers later stands between the others.
  const waits = useBriefWait(ways.length > 0, !loading);
  const tiers = vipWays.flatMap(({ leastTier }) => leastTier ?? []);
  return (
    <div ref={ref} {...rootProps('ways-to-earn', rest, css.root)}>
      <div className={listCss.band}>
        {person && (
          <div className={css.fields}>
            <DecimalInput
              className={css.amount}
              label={t('earn.ways.amount')}
              value={draft}
              onValueChange={setDraft}
              decimals={8}
              unit={<bdi>{asset}</bdi>}
              available={available && t('earn.ways.available', { amount: exactText(available, figureStyle) ?? '', coin: asset })}
              onMax={() => available}
              maxDisabled={available === undefined || isZero(available)}
              grouping
            />
            <div className={css.need}>
              <Text as="div" size="2" color="gray">
                {t('earn.ways.need')}
              </Text>
              <SegmentedControl
                label={t('earn.ways.need')}
                value={need}
                onValueChange={setNeed}
                options={NEEDS.map((value) => ({ value, label: t(`earn.ways.need.${value}`) }))}
              />
            </div>
          </div>
        )}
        <Text as="p" size="3" aria-live="polite" className={css.answer}>
          {answerText(t, figureStyle, asset, reading)}
        </Text>
        {unread.length > 0 && !loading && (
          <RetryBanner onRetry={retry}>
            {t('earn.ways.unread', {
              products: listText(
                language,
                unread.map((product) => t(`earn.ways.product.${product}`)),
              ),
            })}
          </RetryBanner>
        )}
      </div>
      {stale && <StaleBanner reading={stale} />}
      <DataTable<WayView>
        caption={t('earn.ways.caption', { coin: asset })}
        columns={columns}
        rows={shown}
        rowKey={({ key }) => key}
        pageSize={Math.max(8, shown.length)}
        state={waits || (loading && ways.length === 0) ? 'loading' : 'ready'}
        empty={
          <EmptyState
            title={ways.length > 0 ? t('earn.ways.noMatch') : t('earn.ways.empty', { coin: asset })}
            description={ways.length > 0 ? undefined : t('earn.ways.emptyHint')}
          />
        }
      />
      {ways.length > 0 && !waits && (
        <Text as="p" size="1" color="gray">
          <Words>{t('earn.ways.sorted')}</Words>
          <Words>{tiers.length > 0 && ` ${t('earn.ways.vip', { count: vipWays.length, tier: String(Math.min(...tiers)) })}`}</Words>
        </Text>
      )}
    </div>
  );
});

/** The best way in one sentence, and what pays most where the money may be needed at any time; `undefined` where none is the best. */
function answerText(
  t: Translate<typeof waysMessages>,
  figureStyle: FigureStyle,
  asset: string,
  { loading, unread, best, bestAnyTime, amount, ways }: Ways,
): string | undefined {
  if (loading) return t('earn.ways.reading');
  if (unread.length > 0 || ways.length === 0) return undefined;
  const first = ways.find(({ key }) => key === best);
  const sooner = ways.find(({ key }) => key === bestAnyTime);
  if (first === undefined) return amount && t('earn.ways.answerNone');
  const saying = (way: WayView) => ({
    way: wayName(t, way),
    apr: formatPercent(way.amountRate?.total ?? way.rate.aprFraction, figureStyle),
  });
  const answer =
    amount === undefined
      ? t('earn.ways.answer', saying(first))
      : t('earn.ways.answerFor', { ...saying(first), amount: formatExact(amount, figureStyle), coin: asset });
  return sooner === undefined || sooner === first ? answer : `${answer} ${t('earn.ways.answerAnyTime', saying(sooner))}`;
}
