'use client';
import type { ReactElement } from 'react';
import { formatTime, formatZone } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { type QueryState, useAutoEarnOffered, useAutoEarnQuestion, useEarn, useFlexibleHolding, useUsdtPrices } from '@earnkit/hooks';
import { Badge, Banner, Button, CoinIcon, EmptyState, ErrorState, Heading, Skeleton, Switch } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { FailureMessage } from '../../failure/FailureMessage.tsx';
import { AutoEarnDialog } from '../auto-earn-dialog/index.ts';
import { InterestCell, PricesContext, PrincipalCell } from '../flexible-holdings/HoldingCells.tsx';
import { HoldingDialog, type HoldingDialogKind } from '../flexible-holdings/HoldingDialog.tsx';
import { type HoldingDialogControl, useHoldingDialog } from '../flexible-holdings/useHoldingDialog.ts';
import * as css from './FlexibleHoldingDetail.css.ts';
import { LendingInfo } from './LendingInfo.tsx';

/** Props of {@link FlexibleHoldingDetail}. */
export interface FlexibleHoldingDetailProps {
  /** The coin. */
  asset: string;
  /** Whether the person's identity is verified; the exchange may offer the product on other terms (SE-F-22). @default false */
  verified?: boolean;
  /** Level of its heading in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /** The dialog that is open at first, as an address that was come back to can say it. @default none */
  defaultDialog?: HoldingDialogKind | undefined;
  /** Told which dialog opens, and when it closes. @default nobody */
  onDialogChange?: (dialog: HoldingDialogKind | undefined) => void;
  /** Leads who holds none of the coin to the products. @default no such button */
  onBrowse?: () => void;
}

/** One flexible holding on a page of its own (SE-F-15 to SE-F-22). */
export function FlexibleHoldingDetail(props: FlexibleHoldingDetailProps): ReactElement {
  const { asset, verified = false, defaultDialog, onDialogChange } = props;
  const reading = useFlexibleHolding(asset);
  const rows = reading.state === 'ready' && reading.data ? [reading.data] : [];
  const { show, shown } = useHoldingDialog(rows, defaultDialog && { kind: defaultDialog, asset }, (dialog) =>
    onDialogChange?.(dialog?.kind),
  );
  return (
    <>
      <Detail {...props} reading={reading} show={show} />
      {shown && <HoldingDialog {...shown} verified={verified} />}
    </>
  );
}

interface DetailProps extends FlexibleHoldingDetailProps {
  readonly reading: QueryState<FlexibleHolding | undefined>;
  readonly show: HoldingDialogControl['show'];
}

function Detail({ asset, headingLevel = 1, onBrowse, reading, show }: DetailProps): ReactElement {
  const { t, language } = useCopy();
  const { askLogin, timeZone } = useEarn();
  if (reading.state === 'anonymous') {
    return (
      <EmptyState
        title={t('earn.holdings.visitor')}
        description={t('earn.holdings.visitorHint')}
        action={<Button onClick={askLogin}>{t('earn.login')}</Button>}
      />
    );
  }
  if (reading.state === 'failed')
    return (
      <ErrorState
        title={t('earn.detail.failed')}
        description={<FailureMessage reading={reading} otherwise={t('earn.holdings.failedHint')} />}
        onRetry={reading.retry}
      />
    );
  if (reading.state === 'loading') return <LoadingDetail />;
  if (reading.data === undefined) {
    return (
      <EmptyState
        title={t('earn.detail.none', { coin: asset })}
        description={t('earn.holdings.emptyHint')}
        {...(onBrowse && { action: <Button onClick={onBrowse}>{t('earn.holdings.browse')}</Button> })}
      />
    );
  }
  return (
    <div className={css.detail}>
      {reading.stale && (
        <Banner
          tone="warning"
          live="polite"
          action={
            <Button size="1" variant="soft" tone="neutral" onClick={reading.retry}>
              {t('earn.retry')}
            </Button>
          }
        >
          {t('earn.outdated', {
            time: formatTime(reading.readAt, { locale: language, timeZone }),
            zone: formatZone(reading.readAt, timeZone),
          })}
        </Banner>
      )}
      <Held holding={reading.data} headingLevel={headingLevel} show={show} />
    </div>
  );
}

interface HeldProps extends Pick<DetailProps, 'show'> {
  readonly holding: FlexibleHolding;
  readonly headingLevel: 1 | 2 | 3;
}

function Held({ holding, headingLevel, show }: HeldProps): ReactElement {
  const { t } = useCopy();
  const { asset } = holding;
  const prices = useUsdtPrices([asset]);
  const autoEarnOffered = useAutoEarnOffered() === true;
  const question = useAutoEarnQuestion();
  const opens = (kind: HoldingDialogKind) => () => show(kind, holding);
  return (
    <PricesContext.Provider value={prices}>
      <header className={css.head}>
        <CoinIcon symbol={asset} src={holding.icon} size="5" />
        <div className={css.names}>
          <Heading level={headingLevel} size="5">
            {asset}
          </Heading>
          <span className={css.sort}>
            {t('earn.detail.title')} <Badge tone="accent">{t('earn.detail.holding')}</Badge>
          </span>
        </div>
      </header>
      <dl className={css.figures}>
        <div>
          <dt className={css.label}>{t('earn.holdings.principalCard')}</dt>
          <dd className={css.value}>
            <PrincipalCell holding={holding} withLent={false} redeeming={null} />
          </dd>
        </div>
        <div>
          <dt className={css.label}>{t('earn.holdings.interestCard')}</dt>
          <dd className={css.value}>
            <InterestCell holding={holding} onOpen={opens('interest')} />
          </dd>
        </div>
      </dl>
      <LendingInfo holding={holding} onApr={opens('apr')} onMinimum={opens('minimum')} onCancelRedemption={opens('cancel')} />
      {autoEarnOffered && (
        <div className={css.card}>
          <Switch
            label={t('earn.holdings.autoEarn')}
            description={t('earn.detail.autoEarnHint', { coin: asset })}
            checked={holding.autoEarn}
            onCheckedChange={(on) => question.ask({ asset, on })}
          />
        </div>
      )}
      <div className={css.actions}>
        <Button size="3" variant="soft" tone="neutral" onClick={opens('redeem')}>
          {t('earn.holdings.redeem')}
        </Button>
        <Button size="3" onClick={opens('subscribe')}>
          {t('earn.holdings.subscribe')}
        </Button>
      </div>
      <AutoEarnDialog change={question.change} onDismiss={question.dismiss} />
    </PricesContext.Provider>
  );
}

function LoadingDetail(): ReactElement {
  return (
    <div className={css.detail} aria-busy="true">
      <div className={css.head}>
        <Skeleton shape="circle" width="40px" />
        <span className={css.names}>
          <Skeleton width="5em" />
          <Skeleton width="10em" />
        </span>
      </div>
      <div className={css.figures}>
        <Skeleton shape="block" width="100%" height="48px" />
        <Skeleton shape="block" width="100%" height="48px" />
      </div>
      <Skeleton shape="block" width="100%" height="136px" />
      <Skeleton shape="block" width="100%" height="76px" />
    </div>
  );
}
