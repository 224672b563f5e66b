'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import { formatCompact, isPositive } from '@earnkit/core';
import type { StakingTarget } from '@earnkit/core/staking/contract';
import { useEarn, useSession } from '@earnkit/hooks';
import {
  DEFAULT_TREND_PERIOD,
  type StakingProductView,
  type StakingTerms,
  useStakedAmountTrend,
  useStakingProduct,
  useStakingTerms,
  useVipDiscounts,
} from '@earnkit/hooks/staking';
import {
  Amount,
  Banner,
  Button,
  Card,
  EmptyState,
  Flex,
  Heading,
  LinkButton,
  type PartProps,
  Percent,
  rootProps,
  Skeleton,
  Text,
  Words,
} from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import type { KeyFact } from '../../parts/figures/KeyFacts.tsx';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { useLinkTo } from '../../parts/useLinkTo.ts';
import { StakingFaq } from '../faq/StakingFaq.tsx';
import { ProfitRecords } from '../profit-records/ProfitRecords.tsx';
import { useProtocolName } from '../stake-dialog/protocolItems.ts';
import { useProtocolText } from '../stake-dialog/protocolText.ts';
import { useUpTo } from '../stake-dialog/useUpTo.ts';
import { VipDiscountTable } from '../stake-dialog/VipDiscountTable.tsx';
import { StakingSummary } from '../summary/StakingSummary.tsx';
import { TaskNotice } from '../TaskNotice.tsx';
import { StakingTrendPanel } from '../trend-dialog/StakingTrendPanel.tsx';
import * as css from './ProductDetail.css.ts';
import { ProductTerms } from './ProductTerms.tsx';
import { Protocols } from './Protocols.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';

const BonusRulesDialog = lazyDialog(async () => (await import('../stake-dialog/BonusRulesDialog.tsx')).BonusRulesDialog);

/** Props of {@link StakingProductDetail}. */
export interface StakingProductDetailProps extends PartProps {
  /** The product: its coin, its id, or the id of one of its protocols. */
  target: StakingTarget;
  /** Address of all products, which a product that is not offered leads to. @default no link */
  products?: string | undefined;
}

/**
 * All of one product below the heading of its page: rate, total staked, what the person has, trend, protocols with the rules of
 * the bonus, terms, VIP discounts, profit records and questions (ST-25, ST-26). A visitor sees what is not a person's.
 */
export const StakingProductDetail = forwardRef<HTMLDivElement, StakingProductDetailProps>(function StakingProductDetail(
  { target, products, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const reading = useStakingProduct(target);
  return (
    <div ref={ref} {...rootProps('staking-product-detail', rest, css.root)}>
      <QueryView reading={reading} failed={t('earn.staking.stake.failed')} loading={<Placeholder />}>
        {(view) => (
          <>
            <StaleBanner reading={reading}>{t('earn.staking.stake.stale')}</StaleBanner>
            {view === undefined ? (
              <EmptyState
                title={t('earn.staking.stake.missing')}
                description={t('earn.staking.stake.missingText')}
                {...(products !== undefined && { action: <ProductsLink href={products} /> })}
              />
            ) : (
              <Product view={view} />
            )}
          </>
        )}
      </QueryView>
    </div>
  );
});

function ProductsLink({ href }: { readonly href: string }): ReactElement {
  const { t } = useMessages(stakingMessages);
  return (
    <LinkButton variant="soft" tone="neutral" {...useLinkTo(href)}>
      {t('earn.staking.products.showAll')}
    </LinkButton>
  );
}

/** Keeps the places of band and columns, and what stands below them out of sight. */
const Placeholder = (): ReactElement => (
  <div className={css.root} aria-busy="true">
    <div className={css.placeholder}>
      <Skeleton shape="block" width="100%" />
    </div>
    <div className={css.columns}>
      <Skeleton shape="block" width="100%" height="640px" />
      <Skeleton shape="block" width="100%" height="640px" />
    </div>
  </div>
);

function Product({ view }: { readonly view: StakingProductView }): ReactElement {
  const { t } = useMessages(stakingDialogMessages, stakingMessages);
  const { target, product, protocolPid } = view;
  const { asset, pid } = product;
  const { session } = useSession();
  const discounts = useVipDiscounts(product, asset);
  const terms = useStakingTerms(product, protocolPid);
  const { coins, sharedToken, task } = terms;
  const nameOf = useProtocolName();
  const { links } = useEarn();
  const protocol = protocolPid === undefined ? undefined : product.protocols.rows.find((row) => row.pid === protocolPid);
  const [rulesOpen, setRulesOpen] = useState(false);
  const defi = view.variant === 'defi';
  const rated = protocolPid === undefined ? (defi ? product.protocols.rows : [product]) : [protocol];
  const hasBonus = rated.some((one) => one?.bonus !== undefined);
  const rules = hasBonus && (
    <Button size="1" variant="ghost" aria-haspopup="dialog" onClick={() => setRulesOpen(true)} {...BonusRulesDialog.prewarmProps}>
      {t('earn.staking.stake.bonusRules')}
    </Button>
  );
  return (
    <>
      {protocolPid !== undefined && (
        <Flex align="center" gap="3" wrap="wrap">
          <Text>
            <Words>{t('earn.staking.stake.protocol')}</Words>
            <Words>{': '}</Words>
            <bdi>{nameOf(protocol ?? { pid: protocolPid, name: undefined })}</bdi>
          </Text>
          {pid !== undefined && <AreaLink href={links.staking(pid)}>{t('earn.staking.detail.all', { coin: asset })}</AreaLink>}
        </Flex>
      )}
      {protocolPid !== undefined && protocol === undefined && <Banner tone="warning">{t('earn.staking.detail.protocolGone')}</Banner>}
      {terms.soldOut && <Banner tone="warning">{t('earn.staking.stake.sold-out')}</Banner>}
      {task && terms.bonusApplied && <TaskNotice task={task} asset={asset} />}
      <StakingSummary
        asset={asset}
        pid={protocolPid ?? pid}
        coins={coins}
        token={sharedToken === undefined ? undefined : { asset: sharedToken, of: terms.mintedOf }}
        facts={usePublicFacts(view, terms)}
      />
      <div className={css.columns}>
        <section className={css.section}>
          <Heading as="h2" size="4">
            <Words>{t('earn.staking.detail.trend')}</Words>
            {protocol && (
              <>
                <Words>{' · '}</Words>
                <bdi>{nameOf(protocol)}</bdi>
              </>
            )}
          </Heading>
          <StakingTrendPanel asset={asset} pid={protocolPid ?? pid} />
        </section>
        <div className={css.side}>
          <Card size="2">
            <section className={css.section}>
              <div className={css.head}>
                <Heading as="h2" size="3">
                  {t('earn.staking.detail.terms')}
                </Heading>
                {!defi && rules}
              </div>
              <ProductTerms view={view} terms={terms} />
            </section>
          </Card>
          {discounts.shown && (
            <Card size="2">
              <section className={css.section}>
                <Heading as="h2" size="3">
                  {t('earn.staking.detail.vip')}
                </Heading>
                <VipDiscountTable tiers={discounts.tiers} />
              </section>
            </Card>
          )}
        </div>
        <div className={css.column}>
          {defi && <Protocols product={product} action={rules} />}
          <StakingFaq target={target} />
          {session.state !== 'anonymous' && <ProfitRecords asset={asset} coins={coins} />}
        </div>
      </div>
      <BonusRulesDialog open={rulesOpen} onOpenChange={setRulesOpen} product={product} pid={protocolPid} task={task} />
    </>
  );
}

/** The rate with its parts, and what everybody has staked. */
function usePublicFacts({ product }: StakingProductView, terms: StakingTerms): readonly KeyFact[] {
  const { t, figureStyle } = useMessages(stakingDialogMessages);
  const { partsOf } = useProtocolText();
  const upTo = useUpTo();
  const totals = useStakedAmountTrend({ asset: product.asset, days: DEFAULT_TREND_PERIOD }, 'coin');
  const loading = totals.state === 'loading';
  const total = totals.state === 'ready' ? totals.data : undefined;
  const [staked, inUsdt] = [total?.amount.latest?.amount, total?.amountUsdt.latest?.amountUsdt];
  return [
    {
      key: 'apr',
      label: t('earn.estApr'),
      value: <Percent value={terms.apr && upTo(terms.apr.total, terms.bonusApplied && isPositive(terms.apr.bonus))} tone="accent" strong />,
      note: terms.parts && partsOf(terms.parts, terms.task !== undefined),
    },
    {
      key: 'everybody',
      label: t('earn.staking.detail.everybody'),
      value: <Amount value={staked && formatCompact(staked, figureStyle)} unit={product.asset} alwaysVisible />,
      ...(product.asset !== 'USDT' && {
        // As wide as most amounts, so that the parts of the rate beside it keep their lines.
        note: loading ? <Skeleton width="12em" /> : inUsdt && `≈ ${formatCompact(inUsdt, figureStyle)} USDT`,
      }),
      loading,
    },
  ];
}
