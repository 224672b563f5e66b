import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { formatPercent, isZero, ZERO } from '@earnkit/core';
import type { Protocol } from '@earnkit/core/staking/contract';
import { useEarn, useSession } from '@earnkit/hooks';
import { type KnownStakingProduct, useBonusRate, useHeldIn } from '@earnkit/hooks/staking';
import { Banner, DataTable, type DataTableColumn, EmptyState, Heading, Percent, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { FigureButton } from '../../parts/figures/FigureButton.tsx';
import { percentText } from '../../parts/figures/figureText.ts';
import { Rate } from '../../parts/figures/Rate.tsx';
import { useProtocolName } from '../stake-dialog/protocolItems.ts';
import { StakingTrendDialog } from '../trend-dialog/index.ts';
import * as css from './ProductDetail.css.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';

/** Props of {@link Protocols}. */
export interface ProtocolsProps {
  /** The DeFi product. */
  readonly product: KnownStakingProduct;
  /** Beside the heading, such as the button of the bonus rules. */
  readonly action: ReactNode;
}

/** The protocols of a DeFi product: rate, which opens the trend, base, bonus and what the person has in each (ST-11, ST-14). */
export function Protocols({ product, action }: ProtocolsProps): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const { rows, unreadable } = product.protocols;
  const columns = useProtocolColumns(product.asset, rows);
  return (
    <section className={css.section}>
      <div className={css.head}>
        <Heading as="h2" size="4">
          {t('earn.staking.detail.protocols')}
        </Heading>
        <Words>{action}</Words>
      </div>
      {unreadable.length > 0 && <Banner tone="warning">{t('earn.staking.detail.unreadable', { count: unreadable.length })}</Banner>}
      {(rows.length > 0 || unreadable.length === 0) && (
        <DataTable<Protocol>
          caption={t('earn.staking.detail.protocols')}
          columns={columns.columns}
          rows={rows}
          rowKey={pidOf}
          state="ready"
          total={rows.length}
          page={1}
          pageSize={Math.max(1, rows.length)}
          empty={<EmptyState title={t('earn.staking.detail.noProtocols')} />}
        />
      )}
      <Words>{columns.dialog}</Words>
    </section>
  );
}

/** Leads to the page of a protocol. */
function ProtocolLink({ pid, children }: { readonly pid: string; readonly children: string }): ReactElement {
  const { links } = useEarn();
  return (
    <AreaLink keepsText href={links.staking(pid)}>
      <bdi>{children}</bdi>
    </AreaLink>
  );
}

const pidOf = ({ pid }: Protocol): string => pid;

/** The columns, and the trend dialog that the rate opens. */
function useProtocolColumns(
  asset: string,
  rows: readonly Protocol[],
): { readonly columns: readonly DataTableColumn<Protocol>[]; readonly dialog: ReactNode } {
  const { t, figureStyle } = useMessages(stakingDialogMessages, stakingMessages);
  const nameOf = useProtocolName();
  const bonusRate = useBonusRate(rows);
  const person = useSession().session.state === 'signed-in';
  const heldIn = useHeldIn(asset);
  const [chosen, setChosen] = useState<Protocol>();
  const [open, setOpen] = useState(false);
  const columns = useMemo(
    (): readonly DataTableColumn<Protocol>[] => [
      {
        key: 'protocol',
        header: t('earn.staking.stake.protocol'),
        card: 'title',
        cell: (row) => <ProtocolLink pid={row.pid}>{nameOf(row)}</ProtocolLink>,
      },
      {
        key: 'apr',
        header: t('earn.estApr'),
        card: 'title',
        align: 'end',
        cell: (row) => {
          const apr = percentText(row.aprFraction, figureStyle);
          if (apr === undefined) return <Percent value={undefined} />;
          // A rate with a bonus in it pays less on a large amount (AMB-113).
          const shown = isZero(bonusRate(row.bonus) ?? ZERO) ? apr : t('earn.staking.products.upTo', { apr });
          return (
            <FigureButton
              label={t('earn.staking.trend.open', { apr: shown, coin: `${nameOf(row)} ${asset}` })}
              aria-haspopup="dialog"
              onClick={() => {
                setChosen(row);
                setOpen(true);
              }}
              {...StakingTrendDialog.prewarmProps}
            >
              <Percent value={shown} tone="accent" />
            </FigureButton>
          );
        },
      },
      {
        key: 'base',
        header: t('earn.staking.stake.base'),
        align: 'end',
        cell: ({ baseAprFraction }) => <Rate fraction={baseAprFraction} />,
      },
      {
        key: 'bonus',
        header: t('earn.staking.detail.bonus'),
        align: 'end',
        cell: ({ bonus }) => {
          const most = bonusRate(bonus);
          if (most === undefined) return t('earn.unknown');
          return isZero(most)
            ? t('earn.staking.detail.noBonus')
            : t('earn.staking.products.upTo', { apr: formatPercent(most, figureStyle) });
        },
      },
      ...(person
        ? [
            {
              key: 'held',
              header: t('earn.staking.summary.held'),
              align: 'end' as const,
              cell: ({ pid }: Protocol) => <CoinAmount amount={heldIn(pid)} asset={asset} />,
            },
          ]
        : []),
    ],
    [t, figureStyle, nameOf, bonusRate, asset, heldIn, person],
  );
  const dialog = (
    <StakingTrendDialog open={open} onOpenChange={setOpen} asset={asset} pid={chosen?.pid} protocol={chosen && nameOf(chosen)} />
  );
  return { columns, dialog };
}
