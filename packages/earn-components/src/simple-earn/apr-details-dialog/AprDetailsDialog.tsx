'use client';
import { type ReactElement, useState } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { useMinLendApr } from '@earnkit/hooks';
import { CoinIcon, Dialog, Tabs } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { AprTrendPanel } from './AprTrendPanel.tsx';
import { MinAprPanel } from './MinAprPanel.tsx';

/** Props of {@link AprDetailsDialog}. */
export interface AprDetailsDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it, and when a new minimum was saved. */
  onOpenChange: (open: boolean) => void;
  /** The coin. */
  asset: string;
  /** Address of its picture. @default a picture made of its name */
  icon?: string | undefined;
  /** What the person holds of it; without a holding there is no minimum to set. @default none */
  holding?: FlexibleHolding;
  /** Whether the person's identity is verified (SE-F-22). @default false */
  verified?: boolean | undefined;
  /** What is shown first. @default 'trend' */
  defaultView?: 'trend' | 'minimum';
}

/** Where a coin's rate comes from: how it went lately, and the least rate the person lends at (SE-P-01). */
export function AprDetailsDialog({
  open,
  onOpenChange,
  asset,
  icon,
  holding,
  verified,
  defaultView = 'trend',
}: AprDetailsDialogProps): ReactElement {
  const { t } = useCopy();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('earn.aprDetails.titleOf', { coin: asset })}
      icon={<CoinIcon symbol={asset} src={icon} size="3" />}
      size="3"
    >
      {holding ? (
        <AprViews holding={holding} verified={verified} defaultView={defaultView} onSaved={() => onOpenChange(false)} />
      ) : (
        <AprTrendPanel asset={asset} />
      )}
    </Dialog>
  );
}

interface AprViewsProps {
  holding: FlexibleHolding;
  verified: boolean | undefined;
  defaultView: 'trend' | 'minimum';
  onSaved: () => void;
}

function AprViews({ holding, verified, defaultView, onSaved }: AprViewsProps): ReactElement {
  const { t } = useCopy();
  const [view, setView] = useState(defaultView);
  const change = useMinLendApr(holding.asset, onSaved, { verified });
  return (
    <Tabs
      label={t('earn.aprDetails.views')}
      value={view}
      onValueChange={setView}
      items={[
        { value: 'trend', label: t('earn.aprDetails.trend'), content: <AprTrendPanel asset={holding.asset} /> },
        { value: 'minimum', label: t('earn.aprDetails.minimum'), content: <MinAprPanel holding={holding} change={change} /> },
      ]}
    />
  );
}
