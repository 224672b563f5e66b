'use client';
import type { ReactElement } from 'react';
import { type FlexibleHoldingView, useAutoEarnOffered, useAutoEarnQuestion, useFlexibleHolding, useUsdtValues } from '@earnkit/hooks';
import { Badge, Button, CoinIcon, EmptyState, Heading, Skeleton, Stack, Switch } from '@earnkit/ui';
import { simpleEarnMessages } from '../messages.ts';
import { useMessages } from '../../messages/index.ts';
import { KeyFacts } from '../../parts/KeyFacts.tsx';
import { card } from '../../parts/parts.css.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { SignInPrompt } from '../../parts/SignInPrompt.tsx';
import { StaleBanner } from '../../parts/StaleBanner.tsx';
import { RowDialog, rowOpener, useRowDialog } from '../../parts/useRowDialog.tsx';
import { AutoEarnDialog } from '../auto-earn-dialog/index.ts';
import { type HoldingDialogKind, holdingDialogs } from '../flexible-holdings/holdingDialogs.ts';
import { type HoldingOpenerProps, Interest, Principal, UsdtValueContext } from '../flexible-holdings/HoldingFigures.tsx';
import * as css from './FlexibleHoldingDetail.css.ts';
import { LendingInfo } from './LendingInfo.tsx';

/** Props of {@link FlexibleHoldingDetail}. */
export interface FlexibleHoldingDetailProps {
  /** The coin. */
  asset: string;
  /** Whether the person's identity is verified; the exchange may offer the product on other terms (SE-F-22). @default false */
  verified?: boolean;
  /** Level of the heading in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /** The dialog that is open at first, such as one named by the address. @default none */
  defaultDialog?: HoldingDialogKind | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. @default nothing */
  onDialogChange?: (dialog: HoldingDialogKind | undefined) => void;
  /** Called by a button for a person without a holding of the coin; leads to the products. @default no such button */
  onBrowse?: () => void;
}

/** One flexible holding on a page of its own (SE-F-15 to SE-F-22). */
export function FlexibleHoldingDetail({
  asset,
  verified = false,
  headingLevel = 1,
  defaultDialog,
  onDialogChange,
  onBrowse,
}: FlexibleHoldingDetailProps): ReactElement {
  const { t } = useMessages(simpleEarnMessages);
  const reading = useFlexibleHolding(asset);
  const rows = reading.state === 'ready' && reading.data ? [reading.data] : [];
  const { show, shown } = useRowDialog<HoldingDialogKind, FlexibleHoldingView>(rows, {
    first: defaultDialog && { kind: defaultDialog, asset },
    onChange: (dialog) => onDialogChange?.(dialog?.kind),
  });
  return (
    <>
      <QueryView
        reading={reading}
        failed={t('earn.detail.failed')}
        hint={t('earn.holdings.failedHint')}
        loading={<LoadingDetail />}
        anonymous={<SignInPrompt title={t('earn.holdings.anonymous')} hint={t('earn.holdings.anonymousHint')} />}
      >
        {(holding) =>
          holding === undefined ? (
            <EmptyState
              title={t('earn.detail.none', { coin: asset })}
              description={t('earn.holdings.emptyHint')}
              action={onBrowse && <Button onClick={onBrowse}>{t('earn.holdings.browse')}</Button>}
            />
          ) : (
            <div className={css.page}>
              <StaleBanner reading={reading} />
              <Holding holding={holding} headingLevel={headingLevel} onOpen={show} />
            </div>
          )
        }
      </QueryView>
      <RowDialog dialogs={holdingDialogs} shown={shown} options={{ verified }} />
    </>
  );
}

function Holding({ holding, headingLevel, onOpen }: HoldingOpenerProps & { headingLevel: 1 | 2 | 3 }): ReactElement {
  const { t } = useMessages(simpleEarnMessages);
  const { asset } = holding;
  const valueOf = useUsdtValues([asset]);
  const autoEarnOffered = useAutoEarnOffered() === true;
  const { change, ask, dismiss } = useAutoEarnQuestion();
  return (
    <UsdtValueContext.Provider value={valueOf}>
      <Stack as="header" direction="row">
        <CoinIcon symbol={asset} src={holding.icon} size="5" />
        <div className={css.names}>
          <Heading level={headingLevel} size="5">
            {asset}
          </Heading>
          <span className={css.kind}>
            {t('earn.detail.title')} <Badge tone="accent">{t('earn.detail.holding')}</Badge>
          </span>
        </div>
      </Stack>
      <KeyFacts
        columns="2"
        items={[
          { key: 'principal', label: t('earn.principal'), value: <Principal holding={holding} /> },
          { key: 'interest', label: t('earn.holdings.interestCard'), value: <Interest holding={holding} onOpen={onOpen} /> },
        ]}
      />
      <LendingInfo holding={holding} onOpen={onOpen} />
      {autoEarnOffered && (
        <div className={card}>
          <Switch
            label={t('earn.holdings.autoEarn')}
            description={t('earn.detail.autoEarnHint', { coin: asset })}
            checked={holding.autoEarn}
            onCheckedChange={(on) => ask({ asset, on })}
          />
        </div>
      )}
      <div className={css.actions}>
        <Button size="3" variant="soft" tone="neutral" {...rowOpener(holdingDialogs, 'redeem', holding, onOpen)}>
          {t('earn.redeem')}
        </Button>
        <Button size="3" {...rowOpener(holdingDialogs, 'subscribe', holding, onOpen)}>
          {t('earn.holdings.subscribe')}
        </Button>
      </div>
      <AutoEarnDialog change={change} onDismiss={dismiss} />
    </UsdtValueContext.Provider>
  );
}

function LoadingDetail(): ReactElement {
  return (
    <div className={css.page} aria-busy="true">
      <Stack direction="row">
        <Skeleton shape="circle" width="40px" />
        <span className={css.names}>
          <Skeleton width="5em" />
          <Skeleton width="10em" />
        </span>
      </Stack>
      {['48px', '136px', '76px'].map((height) => (
        <Skeleton key={height} shape="block" width="100%" height={height} />
      ))}
    </div>
  );
}
