import type { ReactElement } from 'react';
import { formatPercent } from '@earnkit/core';
import { useEarn } from '@earnkit/hooks';
import type { StakingListRow } from '@earnkit/hooks/staking';
import { Badge, Button, Card, Flex, LinkButton, Percent, Skeleton, SummaryList, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { CoinName, coinPlaceholder } from '../../parts/figures/CoinName.tsx';
import { FigureButton } from '../../parts/figures/FigureButton.tsx';
import { pair } from '../../parts/parts.css.ts';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { useLinkTo } from '../../parts/useLinkTo.ts';
import { usePeriodText } from '../period.ts';
import { useRateText } from '../rateText.ts';
import { StakingStakeDialog } from '../stake-dialog/index.ts';
import { useProtocolText } from '../stake-dialog/protocolText.ts';
import { StakingTrendDialog } from '../trend-dialog/index.ts';
import * as css from './ProductCards.css.ts';
import { stakingMessages } from '../messages.ts';

const TONES = { new: 'success', hot: 'warning', event: 'info' } as const;

/** What a card opens. */
export type CardDialog = 'stake' | 'trend';

/** Props of {@link ProductCard}. */
export interface ProductCardProps {
  /** The product. */
  readonly row: StakingListRow;
  /** Called when the pointer or the focus reaches what opens a dialog for it. */
  readonly onPrewarm: (product: StakingListRow['product']) => void;
  /** Opens a dialog for it. */
  readonly onOpen: (dialog: CardDialog) => void;
}

/** One product: its rate, which opens the trend, its terms, its page, and the button that stakes. */
export function ProductCard({ row, onPrewarm, onOpen }: ProductCardProps): ReactElement {
  const { t, figureStyle } = useMessages(stakingMessages);
  const rateText = useRateText();
  const { links } = useEarn();
  const kindOf = useKindText();
  const { partsOf } = useProtocolText();
  const periods = usePeriodText();
  const { product, name, tags, soldOut, mints, into, rates, period, parts, upTo } = row;
  const { asset, pid, icon, maxAprFraction, aprFraction, rewardAsset, minStakeAmount } = product;
  const rate = into && rateText(asset, into, rates);
  const details = useLinkTo(links.staking(pid ?? asset));
  const apr = maxAprFraction ?? aprFraction;
  const shown = apr && (upTo ? t('earn.staking.products.upTo', { apr: formatPercent(apr, figureStyle) }) : formatPercent(apr, figureStyle));
  const action = soldOut ? 'soldOut' : mints ? 'mint' : 'stake';
  return (
    <Card asChild size="2" className={css.card} onPointerEnter={() => onPrewarm(product)} onFocus={() => onPrewarm(product)}>
      <article aria-label={name === asset ? asset : `${name} ${asset}`}>
        <div className={css.body}>
          <CoinName
            asset={asset}
            icon={icon}
            note={name === asset ? kindOf(row) : `${name} · ${kindOf(row)}`}
            badge={
              <span className={css.tags}>
                {row.variant === 'debt' && <Badge tone="warning">{t('earn.staking.tag.credit')}</Badge>}
                {tags.map((tag) => (
                  <Badge key={tag} tone={TONES[tag]}>
                    {t(`earn.staking.tag.${tag}`)}
                  </Badge>
                ))}
              </span>
            }
          />
          <div className={css.rates}>
            <div className={css.rate}>
              {shown === undefined ? (
                <Percent value={undefined} size="6" />
              ) : (
                <FigureButton
                  label={t('earn.staking.trend.open', { apr: shown, coin: asset })}
                  aria-haspopup="dialog"
                  onClick={() => onOpen('trend')}
                  {...StakingTrendDialog.prewarmProps}
                >
                  <Percent value={shown} tone="accent" size="6" strong />
                </FigureButton>
              )}
              <Text size="2" color="gray">
                {t('earn.estApr')}
              </Text>
            </div>
            {parts && (
              <Text as="p" size="1" color="gray">
                {partsOf(parts, product.bonusKind === 'web3-task')}
              </Text>
            )}
          </div>
          <RiskLine look="card" kind={row.variant} coin={asset ?? ''} access={periods.short(period)} />
          <SummaryList
            items={[
              amountItem('minimum', t('earn.staking.products.minimum'), minStakeAmount, asset, { alwaysVisible: true }),
              rate !== undefined
                ? { key: 'rate', label: t('earn.staking.products.rate'), value: rate }
                : { key: 'reward', label: t('earn.staking.products.reward'), value: rewardAsset },
            ]}
          />
          <div className={`${pair} ${css.foot}`}>
            {details && (
              <LinkButton variant="soft" tone="neutral" aria-label={t('earn.staking.products.detailsOf', { coin: asset })} {...details}>
                {t('earn.staking.products.details')}
              </LinkButton>
            )}
            <Button
              wide
              disabled={soldOut}
              aria-haspopup="dialog"
              aria-label={
                action === 'soldOut'
                  ? t('earn.staking.products.soldOut')
                  : action === 'mint'
                    ? t('earn.staking.products.mintOf', { coin: into ?? asset })
                    : t('earn.staking.products.stakeOf', { coin: asset })
              }
              onClick={() => onOpen('stake')}
              {...StakingStakeDialog.prewarmProps}
            >
              {t(`earn.staking.products.${action}`)}
            </Button>
          </div>
        </div>
      </article>
    </Card>
  );
}

const PLACEHOLDER_LINES = ['minimum', 'reward'];
const PLACEHOLDER_FACTS = ['access', 'what', 'who'];

/** In place of a card while the products are read: as high, with the same lines. */
export const ProductCardPlaceholder = (): ReactElement => (
  <Card size="2" className={css.card}>
    <div className={css.body}>
      {coinPlaceholder}
      <Text size="6">
        <Skeleton width="6em" />
      </Text>
      <Flex direction="column" gap="1">
        {PLACEHOLDER_FACTS.map((key) => (
          <Text key={key} as="div" size="1">
            <Skeleton width="12em" />
          </Text>
        ))}
      </Flex>
      <SummaryList items={PLACEHOLDER_LINES.map((key) => ({ key, label: <Skeleton width="6em" />, value: undefined, loading: true }))} />
      <div className={css.foot}>
        <Skeleton shape="block" width="100%" height="32px" />
      </div>
    </div>
  </Card>
);

/** Names the kind of a product: how it is staked (ST-38). */
function useKindText(): (
  row: Pick<StakingListRow, 'variant' | 'mints' | 'into'> & {
    readonly product: Pick<StakingListRow['product'], 'asset' | 'protocols' | 'rewardAsset'>;
  },
) => string {
  const { t } = useMessages(stakingMessages);
  return ({ variant, mints, into, product }) => {
    const token = into ?? product.rewardAsset ?? product.asset;
    if (mints) return t('earn.staking.kind.mint', { token });
    if (variant === 'exchange') return t('earn.staking.kind.exchange', { token });
    return variant === 'defi' ? t('earn.staking.kind.defi', { count: product.protocols.rows.length }) : t(`earn.staking.kind.${variant}`);
  };
}
