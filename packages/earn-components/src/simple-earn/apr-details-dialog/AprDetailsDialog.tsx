'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import type { MinLendAprRequest } from '@earnkit/core/simple-earn/rules';
import { formatPercent } from '@earnkit/core';
import { useAprTrend, useHoldingBonus, useMinLendAprStatus } from '@earnkit/hooks';
import { Flex, type LazyPlaceholderProps, Percent, Skeleton, SummaryList, Tabs, Text, lazyComponent } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinDialog } from '../../parts/query/CoinDialog.tsx';
import type { CoinDialogProps } from '../../parts/lazy/dialogProps.ts';
import { useOnSuccess } from '../../parts/order/useOnSuccess.ts';
import { panelPlace } from '../../parts/parts.css.ts';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { NotLentBanner } from '../NotLentBanner.tsx';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';
import { type RatePeriod, RateTrend } from '../../parts/figures/RateTrend.tsx';
import { percentText } from '../../parts/figures/figureText.ts';
import { LadderTiers } from '../../parts/figures/LadderTiers.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';

/** Loaded when it is first shown: most people look at the chart alone. */
const MinAprPanel = lazyComponent(async () => (await import('./MinAprPanel.tsx')).MinAprPanel, MissingPanel);

export interface AprDetailsDialogProps extends CoinDialogProps {
  /** The person's holding of the coin. Without one there is no minimum to set. @default none */
  holding?: FlexibleHolding;
  /** Whether the person's identity is verified (SE-F-22). @default as the session says */
  verified?: boolean | undefined;
  /** The first view. @default 'trend' */
  defaultView?: 'trend' | 'minimum';
  /** Called once when a new minimum is saved while the dialog is open, before `onOpenChange`. @default nothing */
  onSuccess?: (saved: MinLendAprRequest) => void;
}

/**
 * Shows a coin's rate over time with what the holding earns of its bonus (AMB-148), and edits the minimum rate at which the
 * person lends it (SE-P-01).
 */
export const AprDetailsDialog = forwardRef<HTMLDivElement, AprDetailsDialogProps>(function AprDetailsDialog(
  { holding, ...props },
  ref,
): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const { asset } = props;
  return (
    <CoinDialog data-part="apr-details-dialog" {...props} ref={ref} title={t('earn.aprDetails.titleOf', { coin: asset })}>
      {holding ? <AprViews {...props} holding={holding} /> : <AprTrendPanel asset={asset} />}
    </CoinDialog>
  );
});

type AprViewsProps = AprDetailsDialogProps & { holding: FlexibleHolding };

function AprViews({ asset, holding, verified, defaultView = 'trend', onOpenChange, onSuccess }: AprViewsProps): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const [view, setView] = useState(defaultView);
  const { notLent } = useHoldingBonus(holding);
  // What was typed stays while the chart is shown.
  const [text, setText] = useState('');
  useOnSuccess({ status: useMinLendAprStatus(asset) }, (_receipt, saved) => {
    onSuccess?.(saved);
    onOpenChange(false);
  });
  const trend = (
    <Flex direction="column" gap="4">
      <NotLentBanner notLent={notLent} asset={asset} />
      <AprTrendPanel asset={asset} />
      <HoldingBonus holding={holding} />
    </Flex>
  );
  return (
    <Tabs
      label={t('earn.aprDetails.views')}
      value={view}
      onValueChange={setView}
      items={[
        { value: 'trend', label: t('earn.aprDetails.trend'), content: trend },
        {
          value: 'minimum',
          label: <span onPointerEnter={MinAprPanel.preload}>{t('earn.aprDetails.minimum')}</span>,
          content: <MinAprPanel holding={holding} verified={verified} initialText={text} onTextChange={setText} />,
        },
      ]}
    />
  );
}

/** A coin's rate in the last 24 hours, 7 days or 30 days, as a chart or as a table of the same points (SE-P-02 to SE-P-04). */
function AprTrendPanel({ asset }: { asset: string }): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const [period, setPeriod] = useState<RatePeriod>('24h');
  return (
    <RateTrend
      asset={asset}
      reading={useAprTrend(asset, period)}
      period={period}
      onPeriodChange={setPeriod}
      empty={t('earn.aprDetails.empty')}
      notes={[t('earn.aprDetails.noteHourly'), t('earn.aprDetails.noteBase')]}
    />
  );
}

/**
 * What the holding earns of its coin's bonus: by ladder and limit, in which coin and until when (AMB-148, SE-26, SE-28).
 * Nothing where the coin has no bonus; a campaign that has not started or is over says so (SE-27).
 */
function HoldingBonus({ holding }: { holding: FlexibleHolding }): ReactElement | null {
  const { t, figureStyle } = useMessages(flexibleDialogMessages);
  const { minute } = useTimes();
  const { campaign, status, paid, tiers, earnedAprFraction } = useHoldingBonus(holding);
  const { startsAt, endsAt, bonusAsset, bonusLimit } = campaign ?? {};
  if (!paid) {
    const over = status === 'finished' && endsAt !== undefined ? t('earn.bonus.ended', { time: minute(endsAt) }) : undefined;
    const ahead = status === 'not-started' && startsAt !== undefined ? t('earn.bonus.notStarted', { time: minute(startsAt) }) : undefined;
    const message = over ?? ahead;
    return message === undefined ? null : (
      <Text as="p" size="1" color="gray">
        {message}
      </Text>
    );
  }
  return (
    <Flex direction="column" gap="3">
      <SummaryList
        variant="filled"
        items={[
          {
            key: 'earned',
            label: t('earn.bonus.earned'),
            value: <Percent value={percentText(earnedAprFraction, figureStyle)} tone="accent" strong />,
            hint: holding.bonusAprFraction && t('earn.bonus.most', { apr: formatPercent(holding.bonusAprFraction, figureStyle) }),
          },
          ...(endsAt === undefined ? [] : [{ key: 'ends', label: t('earn.bonus.ends'), value: minute(endsAt) }]),
        ]}
      />
      <LadderTiers asset={holding.asset} bonusAsset={bonusAsset} bonusLimit={bonusLimit} held={undefined} tiers={tiers} />
    </Flex>
  );
}

function MissingPanel({ retry }: LazyPlaceholderProps): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  return (
    <div className={panelPlace} aria-busy={retry === undefined}>
      {retry ? (
        <QueryError
          reading={{ state: 'failed', error: { kind: 'network', call: 'minApr' }, retry }}
          size="compact"
          title={t('earn.minApr.failed')}
        />
      ) : (
        <Skeleton shape="block" width="100%" height="330px" />
      )}
    </div>
  );
}
