'use client';
import { type ReactElement, forwardRef } from 'react';
import { formatPercent } from '@earnkit/core';
import { type IdleCoins, type IdleCoinView, useIdleCoins } from '@earnkit/hooks/overview';
import { Amount, CoinIcon, EmptyState, Link, type PartProps, Skeleton, Text } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { amountText } from '../parts/figures/figureText.ts';
import { listText } from '../parts/query/listText.ts';
import { QueryError } from '../parts/query/QueryError.tsx';
import { RetryBanner, StaleBanner } from '../parts/query/StaleBanner.tsx';
import { useLinkTo } from '../parts/useLinkTo.ts';
import { overviewMessages } from './messages.ts';
import * as css from './overview.css.ts';
import { OverviewPanel } from './OverviewPanel.tsx';
import { PageLink } from './PageLink.tsx';

export interface OverviewIdleProps extends PartProps {
  /** Returns where a coin is subscribed: the fixed product of that id, else the flexible one. Keep the function between renders. */
  subscribeHref: (asset: string, productId?: string) => string;
  /** Returns the page with every way to earn with a coin. Keep the function between renders. @default there is no such page */
  waysHref?: ((asset: string) => string) | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}

/** The coins that a person has and that earn nothing, each with its best rate in Simple Earn (SH-01). Nothing for a visitor. */
export const OverviewIdle = forwardRef<HTMLElement, OverviewIdleProps>(function OverviewIdle(
  { subscribeHref, waysHref, headingLevel = 2, ...rest },
  ref,
): ReactElement | null {
  const { t } = useMessages(overviewMessages);
  const reading = useIdleCoins();
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
      row={(coin) => <Idle coin={coin} href={subscribeHref(coin.asset, coin.offer?.productId)} waysHref={waysHref?.(coin.asset)} />}
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
  /** Where it is subscribed. */
  readonly href: string;
  /** The page with every way to earn with it. */
  readonly waysHref: string | undefined;
}

function Idle({ coin, href, waysHref }: IdleProps): ReactElement {
  const { t, figureStyle } = useMessages(overviewMessages);
  const { asset, icon, available, offer } = coin;
  const ways = useLinkTo(waysHref);
  return (
    <div className={`${css.row} ${css.actionRow}`}>
      <span className={css.coin}>
        <CoinIcon symbol={asset} src={icon} size="4" />
        <span className={css.words}>
          <Text size="2" weight="medium">
            <Amount value={amountText(available, figureStyle)} unit={asset} />
          </Text>
          {offer && (
            <Text size="1" color="gray">
              {t('earn.overview.upTo')} {formatPercent(offer.aprFraction, figureStyle)}{' '}
              {offer.days === undefined ? t('earn.overview.idle.flexible') : t('earn.overview.idle.fixed', { days: offer.days })}
            </Text>
          )}
          {ways && (
            <Link {...ways} size="1" aria-label={t('earn.overview.idle.waysOf', { coin: asset })}>
              {t('earn.overview.idle.ways')}
            </Link>
          )}
        </span>
      </span>
      <PageLink href={href} label={t('earn.subscribeCoin', { coin: asset })}>
        {t('earn.subscribe')}
      </PageLink>
    </div>
  );
}
