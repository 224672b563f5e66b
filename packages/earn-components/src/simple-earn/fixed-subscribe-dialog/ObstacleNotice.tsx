'use client';
import { memo, type ReactElement } from 'react';
import { type FixedProductView, type FixedSubscribe, useEarn } from '@earnkit/hooks';
import { Banner, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

interface NoticeProps extends Pick<FixedSubscribe, 'obstacle'> {
  /** The chosen product. */
  readonly product: FixedProductView;
}

interface ObstacleNoticeProps extends NoticeProps {
  readonly reading: FixedSubscribe['product'];
  /** Whether an order was refused because of it. */
  readonly refused: boolean;
}

/** What keeps the chosen term from being subscribed, whatever the amount (SE-45, SE-50, SE-X-31). */
export const ObstacleNotice = memo(function ObstacleNotice({
  reading,
  obstacle,
  product,
  refused,
}: ObstacleNoticeProps): ReactElement | null {
  const { t } = useMessages(partDialogMessages, fixedDialogMessages);
  const { minute } = useTimes();
  if (reading.state === 'failed') return <RetryBanner onRetry={reading.retry}>{t('earn.fixed.subscribe.productFailed')}</RetryBanner>;
  if (reading.state !== 'ready') return null;
  if (reading.data === undefined) {
    return (
      <Banner tone="warning" live="polite">
        {t('earn.fixed.subscribe.gone')}
      </Banner>
    );
  }
  switch (obstacle) {
    case 'unknown':
      return (
        <Banner tone="warning" live="polite">
          {t('earn.fixed.subscribe.unknown')}
        </Banner>
      );
    case 'sold-out':
      return (
        <Banner tone="warning" live="polite" title={t('earn.fixed.subscribe.soldOutTitle')}>
          {refused && <Text as="p">{t('earn.rateChange.text')}</Text>}
          <Words>{t('earn.fixed.subscribe.soldOutTip')}</Words>
        </Banner>
      );
    case 'not-started':
      return (
        <Banner tone="info" live="polite">
          {product.startsAt === undefined
            ? t('earn.fixed.subscribe.notYetOpen')
            : t('earn.fixed.subscribe.notStarted', { time: minute(product.startsAt) })}
        </Banner>
      );
    case 'ended':
      return (
        <Banner tone="warning" live="polite">
          {t('earn.fixed.subscribe.ended')}
        </Banner>
      );
    case 'no-rate':
      return <RetryBanner onRetry={reading.retry}>{t('earn.fixed.subscribe.noRate')}</RetryBanner>;
    case 'no-minimum':
      return <RetryBanner onRetry={reading.retry}>{t('earn.fixed.subscribe.noMinimum')}</RetryBanner>;
    default:
      return null;
  }
});

/** The card of a product of VIPs: for whom it is, and where a person of another tier goes instead (SE-43, SE-X-52, AMB-086). */
export const VipCard = memo(function VipCard({
  access,
  obstacle,
  product,
}: NoticeProps & Pick<FixedSubscribe, 'access'>): ReactElement | null {
  const { t } = useMessages(fixedDialogMessages);
  const { links } = useEarn();
  const { leastTier, maxVip } = product;
  if (leastTier === undefined) return null;
  const card = obstacle === 'vip' ? access?.card : undefined;
  const title = t('earn.vip.exclusive');
  if (card === 'benefits') {
    return (
      <Banner tone="warning" live="polite" title={title} action={<AreaLink href={links.vip()}>{t('earn.vip.benefits')}</AreaLink>}>
        {t('earn.vip.aboveTier')}
      </Banner>
    );
  }
  if (card !== undefined) {
    const tier = String(card.upgradeTo);
    return (
      <Banner
        tone="warning"
        live="polite"
        title={title}
        action={<AreaLink href={links.vip(card.upgradeTo)}>{t('earn.vip.upgrade', { tier })}</AreaLink>}
      >
        {t('earn.vip.needsTier', { tier })}
      </Banner>
    );
  }
  const min = String(leastTier);
  return (
    <Banner tone="info" title={title}>
      {maxVip === undefined ? t('earn.vip.exclusiveFrom', { min }) : t('earn.vip.exclusiveRange', { min, max: String(maxVip) })}
    </Banner>
  );
});
