'use client';
import { type ReactElement, forwardRef, useCallback, useMemo } from 'react';
import type { StakingBalance } from '@earnkit/core/staking/contract';
import { useEarn } from '@earnkit/hooks';
import { useBriefWait } from '@earnkit/hooks/lists';
import { type HoldingTerms, useHoldingTerms, useStakingHoldings } from '@earnkit/hooks/staking';
import { type PartProps, EmptyState, Flex, Heading, SegmentedControl, rootProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AddressNotice } from '../../parts/query/AddressNotice.tsx';
import { QueryTable } from '../../parts/query/QueryTable.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { RowDialog, useRowDialog } from '../../parts/query/useRowDialog.tsx';
import { type HoldingRow, type StakingHoldingDialogOf, holdingColumns } from './holdingColumns.tsx';
import { nameOfHolding, stakingHoldingDialogs } from './holdingDialogs.ts';
import * as css from '../../parts/query/list.css.ts';
import { stakingMessages } from '../messages.ts';

/** Props of {@link StakingHoldings}. */
export interface StakingHoldingsProps extends PartProps {
  /** Which holdings are listed: 0 token or credit, 1 other (ST-27, AMB-120). @default all */
  type?: 0 | 1 | undefined;
  /** Called with the kind to list; `undefined` lists all. */
  onTypeChange: (type: 0 | 1 | undefined) => void;
  /** One coin. @default all coins */
  asset?: string | undefined;
  /** Whether stakes are made from a VIP theme (ST-102). @default false */
  vip?: boolean;
  /** The dialog that is open at first, such as one named by the address. @default none */
  defaultDialog?: StakingHoldingDialogOf | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. Keep it stable between renders. @default nothing */
  onDialogChange?: (dialog: StakingHoldingDialogOf | undefined) => void;
}

const NONE: readonly StakingBalance[] = [];
const LOADING = { state: 'loading' } as const;

/** The kinds of holdings by their numbers (ST-27). */
const KINDS = ['token', 'other'] as const;

/**
 * What the person has staked, by kind, with redeeming and staking more (ST-14, ST-27, SH-07). Both act on the product of the
 * row, because a coin can have several. The contract allows a balance without an id: the exchange then chooses the coin's product.
 */
export const StakingHoldings = forwardRef<HTMLElement, StakingHoldingsProps>(function StakingHoldings(
  { type, onTypeChange, asset, vip = false, defaultDialog, onDialogChange, ...rest },
  ref,
): ReactElement {
  const messages = useMessages(stakingMessages);
  const { t } = messages;
  const reading = useStakingHoldings({ type, asset });
  const read = reading.state === 'ready' ? reading.data.rows : undefined;
  const counts = reading.state === 'ready' ? reading.data.counts : undefined;
  const rows = useMemo(() => (read ?? []).map(rowOf), [read]);
  const termsOf = useHoldingTerms(read ?? NONE);
  const waits = useBriefWait(reading.state === 'ready', !rows.some((row) => termsOf(row).isReading));
  const noteOf = useHoldingNote();
  const { links } = useEarn();
  const { show, shown, fault } = useRowDialog(rows, {
    first: defaultDialog,
    onChange: onDialogChange,
    nameOf: nameOfHolding,
    read: reading.state === 'ready' && reading.data.unreadable.length === 0 ? 'whole' : undefined,
  });
  const columns = useMemo(
    () => holdingColumns(messages, { termsOf, noteOf, hrefOf: links.stake }, stakingHoldingDialogs, show),
    [messages, termsOf, noteOf, links, show],
  );
  const table = waits ? LOADING : reading.state === 'ready' ? { ...reading, data: { rows, unreadable: reading.data.unreadable } } : reading;
  return (
    <Flex direction="column" gap="4" asChild>
      <section ref={ref} {...rootProps('staking-holdings', rest)}>
        <div className={css.listHead}>
          <Heading as="h2" size="4">
            {t('earn.staking.holdings.title')}
          </Heading>
          <SegmentedControl
            label={t('earn.staking.holdings.type')}
            value={type === undefined ? 'all' : KINDS[type]}
            onValueChange={(next) => onTypeChange(next === 'all' ? undefined : next === 'token' ? 0 : 1)}
            options={(['all', ...KINDS] as const).map((kind) => ({
              value: kind,
              label: counts ? `${t(`earn.staking.holdings.${kind}`)} ${counts[kind]}` : t(`earn.staking.holdings.${kind}`),
            }))}
          />
        </div>
        <AddressNotice fault={fault} />
        <QueryTable<HoldingRow>
          caption={t('earn.staking.holdings.title')}
          columns={columns}
          rowKey={idOf}
          reading={table}
          page={1}
          pageSize={Math.max(1, rows.length)}
          onPageChange={stay}
          errorTitle={t('earn.staking.holdings.failed')}
          unreadableWarning={(count) => t('earn.staking.holdings.unreadable', { count })}
          anonymous={<SignInPrompt title={t('earn.staking.holdings.anonymous')} hint={t('earn.staking.holdings.anonymousHint')} />}
          empty={<EmptyState title={t('earn.staking.holdings.empty')} description={t('earn.staking.holdings.emptyHint')} />}
        />
        <RowDialog dialogs={stakingHoldingDialogs} shown={shown} options={{ vip }} />
      </section>
    </Flex>
  );
});

/** A row with a name for its coin, so that it can be told apart and opened. */
const rowOf = (row: StakingBalance, _index: number, rows: readonly StakingBalance[]): HoldingRow => ({
  ...row,
  shared: rows.some((other) => other !== row && other.asset === row.asset),
  others: rows.filter((other) => other !== row && other.pid !== undefined && other.pid === row.pid),
  id: [row.asset, row.pid, row.type].map((part) => part ?? '').join(' '),
  asset: row.asset ?? '',
});

const idOf = ({ id }: HoldingRow): string => id;

/** All holdings stand on one page. */
const stay = (): void => undefined;

/**
 * What stands below the coin of a holding: the name of its product where that is another, and its protocol. Protocols without a name are
 * told apart by their ids where several are held (ST-14).
 */
export function useHoldingNote(): (row: HoldingRow, terms: HoldingTerms) => string | undefined {
  const { t } = useMessages(stakingMessages);
  return useCallback(
    ({ asset, pid, protocolName, shared }, { name }) => {
      const own =
        protocolName ??
        (shared && pid !== undefined && (name === undefined || name === asset) ? t('earn.staking.stake.unnamed', { pid }) : undefined);
      const notes = [name === asset ? undefined : name, own].filter((note) => note !== undefined);
      return notes.length > 0 ? notes.join(' · ') : undefined;
    },
    [t],
  );
}
