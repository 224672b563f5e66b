'use client';
import { type ReactElement, forwardRef } from 'react';
import { type FigureStyle, type TimeStyle, formatExact, formatPercent } from '@earnkit/core';
import { type IdleCoins, type IdleCoinView, type WaysHost, type WayView, useIdleCoins } from '@earnkit/hooks/overview';
import { Amount, CoinIcon, EmptyState, Link, type PartProps, Skeleton, Text } from '@earnkit/ui';
import type { KeyOf } from '../messages/defineMessages.ts';
import { type Messages, useMessages } from '../messages/index.ts';
import { amountText } from '../parts/figures/figureText.ts';
import { Rate } from '../parts/figures/Rate.tsx';
import { useTimeStyle } from '../parts/figures/useTimeStyle.ts';
import { listText } from '../parts/query/listText.ts';
import { QueryError } from '../parts/query/QueryError.tsx';
import { RetryBanner, StaleBanner } from '../parts/query/StaleBanner.tsx';
import { useLinkTo } from '../parts/useLinkTo.ts';
import { overviewMessages } from './messages.ts';
import * as css from './overview.css.ts';
import { OverviewPanel } from './OverviewPanel.tsx';
import { usePeriodText } from '../staking/period.ts';
import { waysMessages } from './ways-to-earn/messages.ts';
import { accessText, wayName } from './ways-to-earn/wayText.ts';

type Say = Messages<KeyOf<typeof overviewMessages> | KeyOf<typeof waysMessages>>['t'];

export interface OverviewIdleProps extends PartProps {
  /** Returns where a coin is subscribed: the fixed product of that id, else the flexible one. Keep the function between renders. */
  subscribeHref: (asset: string, productId?: string) => string;
  /** Returns the page with every way to earn with a coin. Keep the function between renders. @default there is no such page */
  waysHref?: ((asset: string) => string) | undefined;
  /** Returns where exactly the product of a way is entered. Keep the function between renders. @default Simple Earn alone, by `subscribeHref` */
  wayHref?: ((way: WayView) => string) | undefined;
  /** Products for which the exchange has no call, as the host read them; only with `wayHref`. @default Simple Earn alone */
  host?: Pick<WaysHost, 'stakingProducts'> | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * The coins that a person has and that earn nothing, each with the way that pays most for its next unit (SH-01): the rate, when the money is
 * back, and up to where the rate holds. A press on a rate opens just that product and term. Nothing for a visitor.
 */
export const OverviewIdle = forwardRef<HTMLElement, OverviewIdleProps>(function OverviewIdle(
  { subscribeHref, waysHref, wayHref, host, headingLevel = 2, ...rest },
  ref,
): ReactElement | null {
  const { t } = useMessages(overviewMessages);
  const reading = useIdleCoins(wayHref && host);
  const hrefOf = wayHref ?? ((way: WayView) => subscribeHref(way.asset, way.product === 'fixed' ? way.productId : undefined));
  if (reading.state === 'anonymous') return null;
  const data = reading.state === 'ready' ? reading.data : undefined;
  return (
    <OverviewPanel<IdleCoinView>
      data-part="overview-idle"
      {...rest}
      ref={ref}
      title={t('earn.overview.idle')}
      headingLevel={headingLevel}
      busy={reading.state === 'loading'}
      head={data && data.coins.length > 0 && <Worth {...data} reading={reading} />}
      rows={data?.coins ?? []}
      rowKey={({ asset }) => asset}
      row={(coin) => <Idle coin={coin} hrefOf={hrefOf} waysHref={waysHref?.(coin.asset)} />}
      foot={data && data.coins.length > 0 && t('earn.overview.idle.note')}
    >
      {reading.state === 'loading' && <Skeleton shape="block" width="100%" height="200px" />}
      {reading.state === 'failed' && <QueryError reading={reading} title={t('earn.overview.idle.failed')} size="compact" />}
      {reading.state === 'ready' &&
        (reading.data.complete ? (
          // Of a new account nothing earns, so nothing can be said to earn already.
          <EmptyState
            size="compact"
            title={t(reading.data.earning === false ? 'earn.overview.idle.noneYet' : 'earn.overview.idle.none')}
            description={
              reading.data.earning === undefined ? undefined : t(`earn.overview.idle.${reading.data.earning ? 'noneHint' : 'noneYetHint'}`)
            }
          />
        ) : (
          <RetryBanner onRetry={reading.retry}>{t('earn.overview.idle.failed')}</RetryBanner>
        ))}
    </OverviewPanel>
  );
});

function Worth({ worth, complete, reading }: IdleCoins & { readonly reading: ReturnType<typeof useIdleCoins> }): ReactElement {
  const { t, language, figureStyle } = useMessages(overviewMessages);
  return (
    <>
      <span className={css.words}>
        <Amount value={amountText(worth.amount, figureStyle)} unit="USDT" size="5" strong />
        {worth.without.length > 0 && (
          <Text size="1" color="gray">
            {t('earn.overview.without', { products: listText(language, worth.without) })}
          </Text>
        )}
      </span>
      <StaleBanner reading={reading} />
      {!complete && reading.state === 'ready' && <RetryBanner onRetry={reading.retry}>{t('earn.overview.idle.partly')}</RetryBanner>}
    </>
  );
}

interface IdleProps {
  readonly coin: IdleCoinView;
  /** Where just the product of a way is entered. */
  readonly hrefOf: (way: WayView) => string;
  /** The page with every way to earn with it. */
  readonly waysHref: string | undefined;
}

function Idle({ coin, hrefOf, waysHref }: IdleProps): ReactElement {
  const { t, figureStyle } = useMessages(overviewMessages, waysMessages);
  const timeStyle = useTimeStyle();
  const { short: periodText } = usePeriodText();
  const { asset, icon, available, way, wayLoading } = coin;
  const ways = useLinkTo(waysHref);
  return (
    <div className={`${css.row} ${css.actionRow}`}>
      <span className={css.coin}>
        <CoinIcon symbol={asset} src={icon} size="4" />
        <span className={css.words}>
          <Text size="2" weight="medium">
            <Amount value={amountText(available, figureStyle)} unit={asset} />
          </Text>
          {wayLoading ? (
            <Text size="1">
              <Skeleton width="7em" />
            </Text>
          ) : (
            way && (
              <Text size="1" color="gray">
                {[returnText(t, way, timeStyle, periodText), limitText(t, way, figureStyle)].filter(Boolean).join('; ')}
              </Text>
            )
          )}
          {ways && (
            <Link {...ways} size="1" aria-label={t('earn.overview.idle.waysOf', { coin: asset })}>
              {t('earn.overview.idle.ways')}
            </Link>
          )}
        </span>
      </span>
      {wayLoading ? <Skeleton width="5em" /> : way && <WayRate way={way} href={hrefOf(way)} />}
    </div>
  );
}

/** The rate of the next unit, which opens just its product, and what that is. */
function WayRate({ way, href }: { readonly way: WayView; readonly href: string }): ReactElement {
  const { t, figureStyle } = useMessages(overviewMessages, waysMessages);
  const link = useLinkTo(href);
  const { aprFraction, upTo } = way.rate;
  const name = wayName(t, way);
  const apr = formatPercent(aprFraction, figureStyle);
  return (
    <span className={css.figure}>
      <span className={css.rate}>
        {upTo && (
          <Text size="1" color="gray">
            {t('earn.overview.upTo')}
          </Text>
        )}
        <Link
          {...link}
          aria-label={t('earn.overview.idle.open', { apr: upTo ? `${t('earn.overview.upTo')} ${apr}` : apr, coin: way.asset, way: name })}
        >
          <Rate fraction={aprFraction} tone="accent" strong />
        </Link>
      </span>
      <Text size="1" color="gray">
        {name}
      </Text>
    </span>
  );
}

/** When the money is back. A day alone would not say what it is. */
function returnText(t: Say, way: WayView, style: TimeStyle, periodText: ReturnType<typeof usePeriodText>['short']): string {
  const { text } = accessText(t, way, style, periodText);
  return way.access.kind === 'at' ? t('earn.overview.idle.until', { day: text }) : text;
}

/** Up to where the rate holds, or why it is not higher; `undefined` where every amount earns it. */
function limitText(t: Say, { rate }: WayView, style: FigureStyle): string | undefined {
  const { left, thenFraction, bonusUsedUp } = rate;
  if (left !== undefined)
    return t('earn.overview.idle.left', { amount: formatExact(left, style), apr: formatPercent(thenFraction, style) });
  return bonusUsedUp ? t('earn.ways.usedUp') : undefined;
}
