import type { ReactElement, ReactNode } from 'react';
import { type FigureStyle, formatAmount, formatExact, isPositive } from '@earnkit/core';
import type { EarnedAmount, HoldingView } from '@earnkit/hooks/overview';
import { Amount, type DataTableColumn, Skeleton, Text, Words } from '@earnkit/ui';
import type { Translate } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { CoinName, coinPlaceholder } from '../../parts/figures/CoinName.tsx';
import { amountText, toneOfGain } from '../../parts/figures/figureText.ts';
import { Rate } from '../../parts/figures/Rate.tsx';
import { none } from '../../parts/query/none.tsx';
import * as listCss from '../../parts/query/list.css.ts';
import * as overviewCss from '../overview.css.ts';
import { PageLink } from '../PageLink.tsx';
import { type ReturnTextOptions, heldName, returnText } from './heldText.ts';
import type { heldMessages } from './messages.ts';
import * as css from './earnHoldings.css.ts';

/** What is done with a holding: look at it, redeem it, or add to it. */
export type HeldAction = 'open' | 'redeem' | 'add';

/** What the columns depend on beside the rows. */
export interface HeldColumnsOptions extends ReturnTextOptions {
  readonly t: Translate<typeof heldMessages>;
  readonly figureStyle: FigureStyle;
  /** Returns the icon of a coin where the exchange names none with the holding. */
  readonly iconOf: ((asset: string) => string | undefined) | undefined;
  /** Where an action leads; `undefined` where a holding has none. */
  readonly hrefOf: (holding: HoldingView, action: HeldAction) => string | undefined;
}

/** Columns of everything that a person holds. */
export const heldColumns = (options: HeldColumnsOptions): readonly DataTableColumn<HoldingView>[] => {
  const { t, figureStyle, iconOf } = options;
  return [
    {
      key: 'holding',
      header: t('earn.held.holding'),
      card: 'title',
      width: '27%',
      placeholder: coinPlaceholder,
      cell: (row) => <CoinName asset={row.asset} icon={row.icon ?? iconOf?.(row.asset)} note={<Notes {...options} row={row} />} />,
    },
    {
      key: 'rate',
      header: t('earn.held.rate'),
      card: 'title',
      align: 'end',
      width: '11%',
      empty: ({ arriving }) => arriving === true,
      cell: ({ product, aprFraction, upTo, arriving }) =>
        arriving ? (
          none
        ) : product === 'private-wealth' ? (
          <Text size="2" color="gray">
            {t('earn.held.noRate')}
          </Text>
        ) : upTo && aprFraction !== undefined ? (
          <span className={overviewCss.rate}>
            <Text size="1" color="gray">
              {t('earn.held.upTo')}
            </Text>
            <Rate fraction={aprFraction} tone="accent" />
          </span>
        ) : (
          <Rate fraction={aprFraction} tone="accent" />
        ),
    },
    {
      key: 'value',
      header: t('earn.held.value'),
      align: 'end',
      width: '18%',
      cell: ({ asset, amount, valueUsdt, valueLoading }) => (
        <Figure note={<Amount value={amountText(amount, figureStyle)} unit={asset} />}>
          {valueLoading ? <Skeleton width="6em" /> : <Amount value={amountText(valueUsdt, figureStyle)} unit="USDT" />}
        </Figure>
      ),
    },
    {
      key: 'yesterday',
      header: t('earn.held.day'),
      align: 'end',
      width: '18%',
      empty: ({ arriving }) => arriving === true,
      cell: (row) => (row.arriving ? none : <Yesterday {...options} row={row} />),
    },
    {
      key: 'back',
      header: t('earn.held.back'),
      width: '13%',
      cell: (row) => {
        const { text, note } = returnText(options, row);
        return <Figure note={note}>{text}</Figure>;
      },
    },
    {
      key: 'actions',
      header: t('earn.actions'),
      card: 'action',
      align: 'end',
      width: '13%',
      cell: (row) => <Actions {...options} row={row} />,
    },
  ];
};

type CellProps = HeldColumnsOptions & { readonly row: HoldingView };

/** A figure with a smaller line below it. */
function Figure({ children, note }: { readonly children: ReactNode; readonly note?: ReactNode }): ReactElement {
  return (
    <span className={listCss.figure}>
      <span>{children}</span>
      {note !== undefined && (
        <Text size="1" color="gray">
          {note}
        </Text>
      )}
    </span>
  );
}

/** The product of a holding, what of it another product counts, and what is on its way. */
function Notes({ t, figureStyle, hrefOf, row }: CellProps): ReactElement {
  const { asset, amount, elsewhere, redeeming } = row;
  const say = (key: 'earn.held.elsewhere' | 'earn.held.redeeming', part: typeof elsewhere): ReactNode =>
    part !== undefined &&
    isPositive(part) && <span className={css.line}>{t(key, { amount: formatExact(part, figureStyle), coin: asset })}</span>;
  return (
    <>
      <AreaLink keepsText href={hrefOf(row, 'open')} label={t('earn.held.openOf', { coin: asset, product: heldName(t, row) })}>
        {heldName(t, row)}
      </AreaLink>
      {elsewhere === undefined && amount !== undefined && <span className={css.line}>{t('earn.held.elsewhereUnknown')}</span>}
      <Words>{say('earn.held.elsewhere', elsewhere)}</Words>
      <Words>{say('earn.held.redeeming', redeeming)}</Words>
    </>
  );
}

/** What a holding earned yesterday, coin by coin, and so far. */
function Yesterday({ t, figureStyle, row: { yesterday, earned } }: CellProps): ReactElement {
  const total = <Total {...{ t, figureStyle, earned }} />;
  if (yesterday === 'at-maturity')
    return (
      <Figure
        note={earned.map(({ asset, amount }) => (
          <CoinAmount key={asset} amount={amount} asset={asset} />
        ))}
      >
        {t('earn.held.atMaturity')}
      </Figure>
    );
  if (yesterday === undefined || yesterday.length === 0)
    return (
      <Figure note={total}>
        <CoinAmount amount={undefined} />
      </Figure>
    );
  return (
    <Figure note={total}>
      {yesterday.map(({ asset, amount }) => (
        <span key={asset} className={css.line}>
          <CoinAmount amount={amount} asset={asset} tone={toneOfGain(amount)} />
        </span>
      ))}
    </Figure>
  );
}

/** What a holding earned so far, one line for each coin. */
function Total({
  t,
  figureStyle,
  earned,
}: Pick<CellProps, 't' | 'figureStyle'> & { readonly earned: readonly EarnedAmount[] }): ReactElement {
  if (earned.every(({ amount }) => amount === undefined)) return <Words>{t('earn.unknown')}</Words>;
  return (
    <>
      {earned.map(({ asset, amount }) => (
        <span key={asset} className={css.line}>
          {amount === undefined ? t('earn.unknown') : t('earn.held.soFar', { amount: formatAmount(amount, figureStyle), coin: asset })}
        </span>
      ))}
    </>
  );
}

function Actions({ t, hrefOf, row }: CellProps): ReactElement {
  const names = { coin: row.asset, product: heldName(t, row) };
  const [redeem, add, open] = [hrefOf(row, 'redeem'), hrefOf(row, 'add'), hrefOf(row, 'open')];
  return (
    <span className={css.actions}>
      {redeem !== undefined && (
        <PageLink href={redeem} label={t('earn.held.redeemOf', names)}>
          {t('earn.redeem')}
        </PageLink>
      )}
      {add !== undefined && (
        <PageLink href={add} label={t('earn.held.addOf', names)}>
          {t('earn.held.add')}
        </PageLink>
      )}
      {redeem === undefined && add === undefined && open !== undefined && (
        <PageLink href={open} label={t('earn.held.openOf', names)}>
          {t('earn.held.open')}
        </PageLink>
      )}
    </span>
  );
}
