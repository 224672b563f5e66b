'use client';
import { type ReactElement, useMemo, forwardRef, type RefAttributes } from 'react';
import {
  type FlexibleHoldingView,
  useAutoEarnOffered,
  useAutoEarnOfferRetry,
  useAutoEarnQuestion,
  useEarn,
  useFlexibleHolding,
  useHoldingBonus,
  useNextFullHour,
} from '@earnkit/hooks';
import { useBriefWait } from '@earnkit/hooks/lists';
import { Button, Card, EmptyState, type PartProps, type RootProps } from '@earnkit/ui';
import { KnownSwitch } from '../../parts/order/KnownSwitch.tsx';
import { useMessages } from '../../messages/index.ts';
import { CoinPage, CoinPagePlaceholder, type CoinPageProps, type PageHeadingLevel } from '../../parts/query/CoinPage.tsx';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { RateParts } from '../../parts/query/RateParts.tsx';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { RetryBanner, StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { byCoin, type CoinRowName, RowDialog, rowOpener, useRowDialog } from '../../parts/query/useRowDialog.tsx';
import { UsdtValueProvider } from '../../parts/figures/UsdtValue.tsx';
import { AutoEarnDialog } from '../auto-earn-dialog/index.ts';
import { type HoldingDialogKind, holdingDialogs } from '../flexible-holdings/holdingDialogs.ts';
import { type HoldingOpenerProps, Interest, Principal } from '../flexible-holdings/HoldingFigures.tsx';
import { LendingInfo } from './LendingInfo.tsx';
import { simpleEarnMessages } from '../messages.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

export interface FlexibleHoldingDetailProps extends PartProps {
  /** The coin. */
  asset: string;
  /** Whether the person's identity is verified; the exchange may offer the product on other terms (SE-F-22). @default as the session says */
  verified?: boolean | undefined;
  /** Level of the heading in the page's outline. @default 1 */
  headingLevel?: PageHeadingLevel;
  /** The dialog that is open at first, such as one named by the address. @default none */
  defaultDialog?: HoldingDialogKind | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. @default nothing */
  onDialogChange?: (dialog: HoldingDialogKind | undefined) => void;
  /** Called by a button for a person without a holding of the coin; leads to the products. @default no such button */
  onBrowse?: () => void;
}

/**
 * One flexible holding on a page of its own (SE-F-15 to SE-F-22). Its Auto-Earn switch is absent where Auto-Earn is not offered (US-04,
 * RG-04); an error stands there where that cannot be read.
 */
export const FlexibleHoldingDetail = forwardRef<HTMLDivElement, FlexibleHoldingDetailProps>(function FlexibleHoldingDetail(
  { asset, verified, headingLevel = 1, defaultDialog, onDialogChange, onBrowse, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(simpleEarnMessages, flexibleDialogMessages);
  const reading = useFlexibleHolding(asset);
  const root = { 'data-part': 'flexible-holding-detail', ...rest, ref };
  // The switch stands above the rest of the column.
  const waits = useBriefWait(reading.state === 'ready', useAutoEarnOffered() !== undefined);
  const rows = reading.state === 'ready' && reading.data ? [reading.data] : [];
  const { show, shown } = useRowDialog<HoldingDialogKind, FlexibleHoldingView, CoinRowName>(rows, {
    first: defaultDialog && { kind: defaultDialog, asset },
    onChange: (dialog) => onDialogChange?.(dialog?.kind),
    nameOf: byCoin,
  });
  return (
    <>
      <QueryView
        {...root}
        reading={waits ? LOADING : reading}
        failed={t('earn.detail.failed')}
        hint={t('earn.holdings.failedHint')}
        loading={<CoinPagePlaceholder {...root} heights={['48px', '136px', '76px']} />}
        anonymous={<SignInPrompt {...root} title={t('earn.holdings.anonymous')} hint={t('earn.holdings.anonymousHint')} />}
      >
        {(holding) =>
          holding === undefined ? (
            <EmptyState
              {...root}
              title={t('earn.detail.none', { coin: asset })}
              description={t('earn.holdings.emptyHint')}
              action={onBrowse && <Button onClick={onBrowse}>{t('earn.holdings.browse')}</Button>}
            />
          ) : (
            <Holding root={root} holding={holding} headingLevel={headingLevel} notice={<StaleBanner reading={reading} />} onOpen={show} />
          )
        }
      </QueryView>
      <RowDialog dialogs={holdingDialogs} shown={shown} first={rows[0]} options={{ verified }} />
    </>
  );
});

const LOADING = { state: 'loading' } as const;

type HoldingProps = HoldingOpenerProps &
  Pick<CoinPageProps, 'headingLevel' | 'notice'> & { root: RootProps & RefAttributes<HTMLDivElement> };

function Holding({ root, holding, headingLevel, notice, onOpen }: HoldingProps): ReactElement {
  const { t } = useMessages(simpleEarnMessages, flexibleDialogMessages);
  const { asset } = holding;
  const autoEarnOffered = useAutoEarnOffered() === true;
  const retryOffer = useAutoEarnOfferRetry();
  const { change, ask, dismiss } = useAutoEarnQuestion();
  const { now } = useEarn();
  const next = useNextFullHour();
  const bonus = useHoldingBonus(holding);
  const { hour } = useTimes();
  return (
    <UsdtValueProvider rows={useMemo(() => [{ asset }], [asset])}>
      <CoinPage
        {...root}
        asset={asset}
        icon={holding.icon}
        headingLevel={headingLevel}
        product={t('earn.detail.title')}
        state={t('earn.detail.holding')}
        notice={notice}
        actions={
          <>
            <Button variant="outline" tone="neutral" {...rowOpener(holdingDialogs, 'redeem', holding, onOpen)}>
              {t('earn.redeem')}
            </Button>
            <Button {...rowOpener(holdingDialogs, 'subscribe', holding, onOpen)}>{t('earn.holdings.subscribe')}</Button>
          </>
        }
        band={
          <KeyFacts
            columns="4"
            items={[
              { key: 'principal', label: t('earn.principal'), value: <Principal holding={holding} /> },
              { key: 'interest', label: t('earn.cumulativeInterest'), value: <Interest holding={holding} onOpen={onOpen} /> },
              ...(now() === 0
                ? []
                : [{ key: 'next', label: t('earn.detail.nextPayment'), value: hour(next), note: t('earn.detail.everyHour') }]),
            ]}
          />
        }
        aside={
          <>
            {autoEarnOffered && (
              <Card size="2" {...AutoEarnDialog.prewarmProps}>
                <KnownSwitch
                  label={t('earn.holdings.autoEarn')}
                  description={t('earn.detail.autoEarnHint', { coin: asset })}
                  checked={holding.autoEarn}
                  onCheckedChange={(on) => ask({ asset, on })}
                />
              </Card>
            )}
            {retryOffer && <RetryBanner onRetry={retryOffer}>{t('earn.autoEarn.offerFailed')}</RetryBanner>}
            <LendingInfo holding={holding} onOpen={onOpen} />
          </>
        }
      >
        <RateParts
          asset={asset}
          amount={holding.currentAmount}
          parts={[
            {
              key: 'base',
              name: t('earn.detail.baseOfHour'),
              aprFraction: holding.nextAprFraction,
              counts: holding.currentAmount,
            },
          ]}
          tiers={bonus.paid ? bonus.tiers : []}
          bonusAsset={bonus.campaign?.bonusAsset ?? asset}
          note={t('earn.detail.rateNote')}
          headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
        />
      </CoinPage>
      <AutoEarnDialog change={change} onDismiss={dismiss} />
    </UsdtValueProvider>
  );
}
