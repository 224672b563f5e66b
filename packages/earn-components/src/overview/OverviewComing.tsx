'use client';
import { type ReactElement, forwardRef } from 'react';
import { useAccountMode } from '@earnkit/hooks';
import { useComingEvents, type OverviewEvent, type OverviewHost } from '@earnkit/hooks/overview';
import { EmptyState, type PartProps, Skeleton, Text, Words } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { CoinAmount } from '../parts/figures/CoinAmount.tsx';
import { RetryBanner } from '../parts/query/StaleBanner.tsx';
import { useTimes } from '../parts/figures/useTimes.ts';
import { overviewMessages } from './messages.ts';
import * as css from './overview.css.ts';
import { OverviewPanel } from './OverviewPanel.tsx';
import { useProductNames } from './useProductNames.ts';

export interface OverviewComingProps extends PartProps {
  /** What the host read. */
  host: Pick<OverviewHost, 'projects' | 'stakingArrivals'>;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}

/** What comes next: fixed terms that mature, redemptions that arrive, launchpool projects that end (SH-01). */
export const OverviewComing = forwardRef<HTMLElement, OverviewComingProps>(function OverviewComing(
  { host, headingLevel = 2, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(overviewMessages);
  const { namesOf } = useProductNames();
  const { events, pending, without, failed, retry } = useComingEvents(host);
  return (
    <OverviewPanel<OverviewEvent>
      data-part="overview-coming"
      {...rest}
      ref={ref}
      title={t('earn.overview.coming')}
      headingLevel={headingLevel}
      busy={pending}
      head={
        without.length > 0 && (
          <RetryBanner onRetry={retry}>
            {failed ? t('earn.overview.coming.allFailed') : t('earn.overview.coming.failed', { products: namesOf(without) })}
          </RetryBanner>
        )
      }
      rows={events}
      rowKey={({ key }) => key}
      row={(event) => <Event event={event} />}
    >
      {pending ? (
        <Skeleton shape="block" width="100%" height="168px" />
      ) : (
        without.length === 0 && (
          <EmptyState size="compact" title={t('earn.overview.coming.none')} description={t('earn.overview.coming.noneHint')} />
        )
      )}
    </OverviewPanel>
  );
});

function Event({ event }: { readonly event: OverviewEvent }): ReactElement {
  const { t } = useMessages(overviewMessages);
  const { pieces } = useTimes();
  const { at, asset, amount, product, days, afterwards, launchpoolStake } = event;
  const [day, clock] = pieces(at);
  const what =
    days !== undefined
      ? t(launchpoolStake ? 'earn.overview.coming.fixedStake' : 'earn.overview.coming.fixed', { days })
      : product === 'launchpool'
        ? t('earn.overview.coming.launchpool', { coin: asset })
        : t('earn.overview.coming.redemption');
  return (
    <div className={`${css.row} ${css.eventRow}`}>
      <span className={css.words}>
        <Text size="2" weight="medium">
          {day}
        </Text>
        <Text size="1" color="gray">
          {clock}
        </Text>
      </span>
      <span className={css.words}>
        <Text size="2">{product === 'launchpool' ? what : <CoinAmount amount={amount} asset={asset} />}</Text>
        {product !== 'launchpool' && (
          <Text size="1" color="gray">
            <Words>{what}</Words>
            <Words>{afterwards === 'spot' ? <ToSpot /> : afterwards && ` · ${t(`earn.overview.coming.${afterwards}`)}`}</Words>
          </Text>
        )}
      </span>
    </div>
  );
}

/** The spot account, which is the unified one where Simple Earn uses that (SH-14); nothing while it is not known. */
function ToSpot(): ReactElement {
  const { t } = useMessages(overviewMessages);
  const mode = useAccountMode();
  const flags = mode.state === 'ready' ? mode.data.flags : undefined;
  const unified = flags?.unifiedSimpleEarn;
  return <Words>{unified !== undefined && ` · ${t(`earn.overview.coming.${unified ? 'unified' : 'spot'}`)}`}</Words>;
}
