'use client';
import { type ReactElement, useState, forwardRef } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import type { MinLendAprRequest } from '@earnkit/core/simple-earn/rules';
import { useHoldingBonus, useMinLendAprStatus } from '@earnkit/hooks';
import { Flex, type LazyPlaceholderProps, Skeleton, Tabs, lazyComponent } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinDialog } from '../../parts/query/CoinDialog.tsx';
import type { CoinDialogProps } from '../../parts/lazy/dialogProps.ts';
import { useOnSuccess } from '../../parts/order/useOnSuccess.ts';
import { panelPlace } from '../../parts/parts.css.ts';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { NotLentBanner } from '../notLent.tsx';
import { AprTrendPanel } from './AprTrendPanel.tsx';
import { HoldingBonus } from './HoldingBonus.tsx';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/** Loaded when it is first shown: most people look at the chart alone. */
const MinAprPanel = lazyComponent(async () => (await import('./MinAprPanel.tsx')).MinAprPanel, MissingPanel);

/** Props of {@link AprDetailsDialog}. */
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
