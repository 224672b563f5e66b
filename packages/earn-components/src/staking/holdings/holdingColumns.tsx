import { type Decimal, add, isPositive, sumOfKnown } from '@earnkit/core';
import type { ReactElement } from 'react';
import type { StakingBalance } from '@earnkit/core/staking/contract';
import type { OfferedLinks } from '@earnkit/hooks';
import type { useHoldingTerms } from '@earnkit/hooks/staking';
import { Button, type DataTableColumn, Percent, Skeleton, Text, Words } from '@earnkit/ui';
import type { KeyOf } from '../../messages/defineMessages.ts';
import type { Messages, Translate } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { CoinName, coinPlaceholder } from '../../parts/figures/CoinName.tsx';
import { FigureButton } from '../../parts/figures/FigureButton.tsx';
import { percentText } from '../../parts/figures/figureText.ts';
import { useOwnAmount } from '../../parts/order/useOwnAmount.ts';
import { type RowDialogOf, type RowDialogs, rowOpener } from '../../parts/query/useRowDialog.tsx';
import type { useHoldingNote } from './StakingHoldings.tsx';
import type { stakingMessages } from '../messages.ts';

/** A holding with a name of its own. */
export interface HoldingRow extends Omit<StakingBalance, 'asset'> {
  /** Coin, product and kind. */
  readonly id: string;
  /** The coin; empty where the exchange does not say it. */
  readonly asset: string;
  /** Whether another holding is of the same coin, so that its name alone does not tell the two apart. */
  readonly shared: boolean;
  /** The holdings of other coins in the same product. */
  readonly others: readonly StakingBalance[];
}

/** The dialogs of a staking holding. */
export type StakingHoldingDialogKind = 'redeem' | 'stake' | 'trend';

/** Names a staking holding by its coin and its product: a coin can have several. */
export type StakingHoldingName = Pick<HoldingRow, 'asset' | 'pid'>;

/** A dialog of one staking holding, in a form that an address can hold. */
export type StakingHoldingDialogOf = RowDialogOf<StakingHoldingDialogKind, StakingHoldingName>;

/** The dialogs of a holding. */
export type HoldingDialogs = RowDialogs<StakingHoldingDialogKind, HoldingRow, { readonly vip: boolean }>;

/** The columns of a person's holdings (ST-14, ST-27). */
export function holdingColumns(
  { t, figureStyle }: Messages<KeyOf<typeof stakingMessages>>,
  {
    termsOf,
    noteOf,
    hrefOf,
  }: {
    readonly termsOf: ReturnType<typeof useHoldingTerms>;
    readonly noteOf: ReturnType<typeof useHoldingNote>;
    /** The page of a holding; `undefined` where the product has none. */
    readonly hrefOf: OfferedLinks['stake'];
  },
  dialogs: HoldingDialogs,
  onOpen: (kind: StakingHoldingDialogKind, row: HoldingRow) => void,
): readonly DataTableColumn<HoldingRow>[] {
  // Two holdings of a coin are told apart by the names of their protocols.
  const nameOf = (row: HoldingRow): string => [row.asset, row.shared && noteOf(row, termsOf(row))].filter(Boolean).join(' ');
  return [
    {
      key: 'asset',
      header: t('earn.coin'),
      width: '30%',
      card: 'title',
      placeholder: coinPlaceholder,
      cell: (row) => {
        const note = noteOf(row, termsOf(row));
        const href = row.asset === '' ? undefined : hrefOf({ asset: row.asset, pid: row.pid });
        const name = [row.asset, note].filter((part) => part !== undefined).join(' · ');
        return (
          <CoinName
            asset={row.asset}
            icon={row.icon}
            note={
              href === undefined ? (
                note
              ) : (
                <>
                  {note !== undefined && (
                    <>
                      <Words>{note}</Words>
                      <Words>{' ·'}</Words>{' '}
                    </>
                  )}
                  <AreaLink href={href} label={t('earn.staking.products.detailsOf', { coin: name })}>
                    {t('earn.staking.products.details')}
                  </AreaLink>
                </>
              )
            }
          />
        );
      },
    },
    {
      key: 'apr',
      header: t('earn.estApr'),
      width: '16%',
      card: 'title',
      align: 'end',
      cell: (row) => {
        const apr = percentText(row.aprFraction, figureStyle);
        const { isReading, includesBonus } = termsOf(row);
        if (apr && isReading)
          return (
            <span aria-busy="true">
              <Skeleton width="5em" />
            </span>
          );
        // Where it cannot be known whether a bonus is in it, the rate is the most that is paid.
        const shown = apr && includesBonus !== false ? t('earn.staking.products.upTo', { apr }) : apr;
        return shown === undefined || row.asset === '' ? (
          <Percent value={shown} />
        ) : (
          <FigureButton
            label={t('earn.staking.trend.open', { apr: shown, coin: nameOf(row) })}
            aria-haspopup="dialog"
            {...rowOpener(dialogs, 'trend', row, onOpen)}
          >
            <Percent value={shown} tone="accent" />
          </FigureButton>
        );
      },
    },
    {
      key: 'held',
      header: t('earn.staking.holdings.held'),
      width: '26%',
      align: 'end',
      cell: (row) => {
        const reserved = row.launchpoolAmount !== undefined && isPositive(row.launchpoolAmount) ? row.launchpoolAmount : undefined;
        const held = row.amount && reserved ? add(row.amount, reserved) : row.amount;
        const { minted } = termsOf(row, held);
        const rest = row.others.map((other) => termsOf(other, other.amount).minted);
        // One token may stand for several coins, and is then one holding.
        const total =
          minted && rest.length > 0 && rest.every((one) => one?.asset === minted.asset)
            ? sumOfKnown([minted, ...rest].map((one) => one?.amount))
            : undefined;
        return (
          <>
            <CoinAmount amount={held} asset={row.asset} />
            {reserved && (
              <Text as="div" size="1" color="gray">
                <Part t={t} part="reserved" amount={reserved} asset={row.asset} />
              </Text>
            )}
            {minted && (
              <Text as="div" size="1" color="gray">
                <Part t={t} part="stands" {...minted} />
              </Text>
            )}
            {minted && total !== undefined && (
              <Text as="div" size="1" color="gray">
                <Part t={t} part="inAll" amount={total} asset={minted.asset} />
              </Text>
            )}
          </>
        );
      },
    },
    {
      key: 'actions',
      header: t('earn.actions'),
      width: '28%',
      align: 'end',
      card: 'action',
      cell: (row) =>
        row.asset !== '' && (
          <>
            <Button
              variant="outline"
              tone="neutral"
              size="1"
              aria-haspopup="dialog"
              aria-label={t('earn.redeemCoin', { coin: nameOf(row) })}
              {...rowOpener(dialogs, 'redeem', row, onOpen)}
            >
              {t('earn.redeem')}
            </Button>
            <Button
              variant="soft"
              size="1"
              aria-haspopup="dialog"
              aria-label={t('earn.staking.holdings.moreOf', { coin: nameOf(row) })}
              {...rowOpener(dialogs, 'stake', row, onOpen)}
            >
              {t('earn.staking.holdings.more')}
            </Button>
          </>
        ),
    },
  ];
}

/** A part of a holding, or the token it stands for; its amount is hidden with the holding itself. */
function Part({ t, part, amount, asset }: PartLineProps): ReactElement {
  return <Words>{t(`earn.staking.holdings.${part}`, { amount: useOwnAmount()(amount), coin: asset })}</Words>;
}

interface PartLineProps {
  readonly t: Translate<typeof stakingMessages>;
  readonly part: 'reserved' | 'stands' | 'inAll';
  readonly amount: Decimal;
  readonly asset: string;
}
