import type { ReactElement } from 'react';
import type { Decimal } from '@earnkit/core';
import { type QueryState, STATISTICS_TIME_ZONE } from '@earnkit/hooks';
import type { AllHoldings, HeldGroupView, HeldProductView } from '@earnkit/hooks/overview';
import { Amount, Skeleton, Text, Words } from '@earnkit/ui';
import { type Translate, useMessages } from '../../messages/index.ts';
import { amountText, signedText, toneOfGain } from '../../parts/figures/figureText.ts';
import { SummaryBand, type SummaryFigure } from '../../parts/figures/SummaryBand.tsx';
import { listText } from '../../parts/query/listText.ts';
import * as css from './earnHoldings.css.ts';
import type { HeldTab } from './EarnHoldings.tsx';
import { heldMessages } from './messages.ts';

interface Figures {
  readonly worth: Decimal | undefined;
  readonly yesterday: Decimal | undefined;
  readonly earned: Decimal | undefined;
}

/** Props of {@link HeldBand}. */
export interface HeldBandProps {
  /** Everything that is held. */
  readonly holdings: AllHoldings;
  /** The tab that is shown. */
  readonly tab: HeldTab;
}

/** The totals of everything, or of the product whose tab is open. */
export function HeldBand({ holdings, tab }: HeldBandProps): ReactElement {
  const { t, language } = useMessages(heldMessages);
  const { worth, yesterday, earned, groups, state, retry } = holdings;
  const product = holdings.products.find((one) => one.product === tab);
  const namesOf = (keys: readonly HeldGroupView['group'][]): string =>
    listText(
      language,
      keys.map((key) => t(`earn.held.group.${key}`)),
    );
  const noteOf = (total: AllHoldings['worth'], whole?: string): string | undefined => {
    if (total === undefined || total.without.length === 0) return whole;
    return total.amount === undefined ? t('earn.held.withoutAll') : t('earn.held.without', { products: namesOf(total.without) });
  };
  const ready = { stale: false, readAt: 0, retry } as const;
  const reading: QueryState<Figures> =
    state === 'anonymous'
      ? { state }
      : product
        ? { state: 'ready', data: figuresOf(product), ...ready }
        : { state: 'ready', data: { worth: worth?.amount, yesterday: yesterday?.amount, earned: earned?.amount }, ...ready };
  const partly = worth !== undefined && worth.without.length > 0 && worth.amount !== undefined;
  const figures: readonly SummaryFigure<Figures>[] = product
    ? productFigures(t, product)
    : [
        {
          key: 'worth',
          label: t(partly ? 'earn.held.worthAtLeast' : 'earn.held.worth'),
          loading: worth === undefined,
          note: noteOf(worth),
        },
        {
          key: 'yesterday',
          label: t('earn.held.yesterday'),
          earned: true,
          loading: yesterday === undefined,
          note: noteOf(yesterday, t('earn.held.yesterdayOf', { zone: STATISTICS_TIME_ZONE })),
          hasNote: true,
        },
        { key: 'earned', label: t('earn.held.earned'), earned: true, loading: earned === undefined, note: noteOf(earned) },
      ];
  return (
    <SummaryBand<Figures>
      title={product ? t('earn.held.captionOf', { product: t(`earn.held.tab.${product.product}`) }) : t('earn.held.band')}
      reading={reading}
      figures={figures}
      invitation={{ title: t('earn.held.visitor'), text: t('earn.held.visitorHint') }}
    >
      {product === undefined && (
        <dl className={css.groups}>
          {groups.map((group) => (
            <Group key={group.group} view={group} />
          ))}
        </dl>
      )}
    </SummaryBand>
  );
}

const figuresOf = ({ figures, yesterdayUsdt, earnedUsdt }: HeldProductView): Figures => ({
  worth: figures.state === 'ready' ? figures.data.worthUsdt : undefined,
  yesterday: yesterdayUsdt,
  earned: earnedUsdt,
});

/** What is said of one product. Fixed orders pay at maturity, so yesterday says nothing of them. */
function productFigures(
  t: Translate<typeof heldMessages>,
  { product, figures, earningsLoading }: HeldProductView,
): readonly SummaryFigure<Figures>[] {
  const worth: SummaryFigure<Figures> = { key: 'worth', label: t('earn.held.value'), loading: figures.state === 'loading' };
  if (product === 'fixed') return [worth, { key: 'earned', label: t('earn.held.atMaturity'), loading: earningsLoading }];
  return [
    worth,
    {
      key: 'yesterday',
      label: t(product === 'private-wealth' ? 'earn.held.changeYesterday' : 'earn.held.yesterday'),
      earned: true,
      loading: earningsLoading,
    },
    {
      key: 'earned',
      label: t(product === 'flexible' ? 'earn.held.interestOfHeld' : 'earn.held.earned'),
      earned: true,
      loading: earningsLoading,
    },
  ];
}

function Group({ view }: { readonly view: HeldGroupView }): ReactElement {
  const { t, figureStyle } = useMessages(heldMessages);
  const { group, worthUsdt, yesterdayUsdt, state, yesterdayLoading } = view;
  return (
    <div className={css.group}>
      <Text as="div" size="2" color="gray" asChild>
        <dt>{t(`earn.held.group.${group}`)}</dt>
      </Text>
      <dd className={css.groupValue}>
        {state === 'loading' ? <Skeleton width="6em" /> : <Amount value={amountText(worthUsdt, figureStyle)} unit="USDT" size="3" strong />}
        <Text as="div" size="1" color="gray" className={css.groupNote}>
          {state === 'failed' ? (
            <Text color="red" role="status">
              {t('earn.held.group.failed')}
            </Text>
          ) : yesterdayLoading ? (
            <Skeleton width="7em" />
          ) : (
            yesterdayUsdt !== undefined && (
              <>
                <Amount
                  value={signedText(amountText(yesterdayUsdt, figureStyle), yesterdayUsdt)}
                  unit="USDT"
                  tone={toneOfGain(yesterdayUsdt)}
                />{' '}
                <Words>{t(group === 'private-wealth' ? 'earn.held.group.change' : 'earn.held.group.yesterday')}</Words>
              </>
            )
          )}
        </Text>
      </dd>
    </div>
  );
}
