'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import type { UpgradeWay } from '@earnkit/core/simple-earn/contract';
import { useEarn, useUpgradeWay } from '@earnkit/hooks';
import { Banner, Button, Dialog, Skeleton } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

export interface UpgradeVipGuideProps extends DialogOpenProps {
  /** The tier to reach. @default 5 */
  tier?: number | undefined;
}

/** The tier that opens products of VIPs (SE-X-54). */
const FIRST_TIER = 5;

/** Leads to a higher VIP tier (SE-X-55): what it opens, and the quickest way to it as the exchange sees it (SE-29). */
export const UpgradeVipGuide = whileOpen<UpgradeVipGuideProps>()(function UpgradeVipGuide({
  onOpenChange,
  tier: reached = FIRST_TIER,
  ...rest
}): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const { navigate, links } = useEarn();
  const way = useUpgradeWay();
  const tier = String(reached);
  const page = links.vip(reached);
  return (
    <Dialog
      data-part="upgrade-vip-guide"
      {...rest}
      open
      onOpenChange={onOpenChange}
      size="1"
      title={t('earn.vip.guide.title', { tier })}
      description={t('earn.vip.guide.text', { tier })}
      footer={
        <>
          <Button size="3" variant="soft" tone="neutral" onClick={() => onOpenChange(false)}>
            {t('earn.vip.guide.later')}
          </Button>
          {page !== undefined && (
            <Button
              size="3"
              onClick={() => {
                onOpenChange(false);
                navigate(page);
              }}
            >
              {t('earn.vip.guide.open')}
            </Button>
          )}
        </>
      }
    >
      {way.state === 'loading' && <Skeleton shape="block" width="100%" height="72px" />}
      {way.state === 'ready' && <QuickestWay way={way.data} onLeave={() => onOpenChange(false)} />}
    </Dialog>
  );
});

/** The recommended way: holding the platform's coin, holding assets, or trading. Nothing where the exchange recommends none. */
function QuickestWay({
  way: { way, asset, value },
  onLeave,
}: {
  readonly way: UpgradeWay;
  readonly onLeave: () => void;
}): ReactElement | null {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  const { links } = useEarn();
  const key = ({ 1: 'hold', 2: 'assets', 3: 'volume' } as const)[way];
  if (key === undefined || value === undefined || asset === undefined) return null;
  return (
    <Banner
      tone="info"
      title={t('earn.vip.guide.quickest')}
      action={
        key === 'volume' && (
          <AreaLink href={links.spotTrade('BTC')} onLeave={onLeave}>
            {t('earn.vip.guide.trade')}
          </AreaLink>
        )
      }
    >
      {t(`earn.vip.guide.${key}`, { value: formatExact(value, figureStyle), coin: asset })}
    </Banner>
  );
}
