import { type Decimal, decimal } from '@earnkit/core';
import type { QueryState } from '@earnkit/hooks';
import { Button, EmptyState } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { t } from '../../testing/words.ts';
import { CoinAmount } from '../figures/CoinAmount.tsx';
import { CoinName, coinPlaceholder } from '../figures/CoinName.tsx';
import { QueryTable, type QueryTableData } from './QueryTable.tsx';
import { QueryView } from './QueryView.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';
import { StaleBanner } from './StaleBanner.tsx';
import { SummaryBand } from '../figures/SummaryBand.tsx';

interface Position {
  readonly asset: string;
  readonly amount: Decimal;
}

const retry = fn();
const positions: readonly Position[] = ['ETH', 'SOL', 'DOT'].map((asset, index) => ({ asset, amount: decimal(String(index + 1)) }));
const readyState = (stale: boolean, unreadable: readonly unknown[] = []): QueryState<QueryTableData<Position>> => ({
  state: 'ready',
  data: { rows: positions, unreadable },
  stale,
  readAt: STORY_NOW - 600,
  retry,
});
const failedState: QueryState<never> = { state: 'failed', error: { kind: 'network', call: 'staking.positions' }, retry };

interface PositionsProps {
  readonly reading: QueryState<QueryTableData<Position>>;
  /** How the list grows. @default it has page buttons */
  readonly grows?: 'auto' | 'button';
}

function Positions({ reading, grows }: PositionsProps): ReactElement {
  const [page, setPage] = useState(1);
  return (
    <QueryTable<Position>
      caption="Staking positions"
      columns={[
        {
          key: 'asset',
          header: 'Coin',
          card: 'title',
          placeholder: coinPlaceholder,
          cell: ({ asset }) => <CoinName asset={asset} note="Staked" />,
        },
        { key: 'amount', header: 'Amount', align: 'end', cell: ({ asset, amount }) => <CoinAmount amount={amount} asset={asset} /> },
      ]}
      rowKey={({ asset }) => asset}
      reading={reading}
      page={page}
      pageSize={2}
      onPageChange={setPage}
      {...(grows && { loadMore: grows, loadMoreOn: 'everywhere' as const })}
      errorTitle="The positions could not be loaded"
      unreadableWarning={(count) => `${count} could not be read`}
      anonymous={<SignInPrompt title="Log in to see your positions" />}
      empty={<EmptyState title="No positions" />}
    />
  );
}

const meta = {
  title: 'Earn/Parts/Query',
  component: Positions,
  args: { reading: readyState(false) },
  beforeEach: () => void retry.mockClear(),
} satisfies Meta<typeof Positions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows without a total are paged by the table itself. */
export const Table: Story = {
  play: async () => {
    await screen.findByRole('rowheader', { name: /SOL/ });
    await expect(screen.queryByRole('rowheader', { name: /DOT/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('earn.ui.nextPage') }));
    await screen.findByRole('rowheader', { name: /DOT/ });
  },
};

export const TableLoading: Story = { args: { reading: { state: 'loading' } } };

export const TableVisitor: Story = { args: { reading: { state: 'anonymous' } } };

/** A failed read shows what is missing, why, and a retry button. */
export const TableFailed: Story = {
  args: { reading: failedState },
  play: async () => {
    await screen.findByText('The positions could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: t('earn.ui.retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** When a refresh fails, the rows stay with a warning above them. */
export const TableStale: Story = { args: { reading: readyState(true) } };

/** A row that cannot be read is left out; the others are shown. */
export const TablePartlyUnreadable: Story = {
  args: { reading: readyState(false, [{}]) },
  play: async () => {
    await screen.findByText('1 could not be read');
  },
};

/** When a further page of a growing list cannot be read, its end says so, and the retry reads it instead of the page after it (UI-17, D08). */
export const TableMoreFailed: Story = {
  args: {
    reading: {
      state: 'ready',
      data: { rows: positions, unreadable: [], total: 5, page: 2, moreFailed: true },
      stale: false,
      readAt: STORY_NOW,
      retry,
    },
    grows: 'button',
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('earn.ui.loadMoreFailed'));
    await expect(screen.queryByRole('button', { name: t('earn.ui.loadMore') })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('earn.ui.retry') }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  },
};

/** Stale data below a banner that says when it was read. */
export const View: Story = {
  args: { reading: readyState(true) },
  render: ({ reading }) => (
    <QueryView reading={reading} failed="The positions could not be loaded" loading="Loading">
      {({ rows }) => (
        <>
          <StaleBanner reading={reading} />
          <p>{rows.length}</p>
        </>
      )}
    </QueryView>
  ),
  play: async () => {
    await screen.findByText('3');
    await userEvent.click(screen.getByRole('button', { name: t('earn.retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

const invitation = { title: 'Stake your coins', text: 'Log in to see what you staked.' };
const figures = [
  { key: 'total', label: 'Staked in total' },
  { key: 'earned', label: 'Rewards', earned: true },
] as const;

/** The totals above a product's lists. An unknown total is `--`. */
export const Band: Story = {
  render: () => (
    <SummaryBand
      title="Staking"
      reading={{ state: 'ready', data: { total: decimal('1204.5'), earned: undefined }, stale: false, readAt: STORY_NOW, retry }}
      figures={figures}
      failed="The totals could not be loaded."
      invitation={invitation}
    />
  ),
};

export const BandVisitor: Story = {
  render: () => (
    <SummaryBand<{ total: Decimal; earned: Decimal }>
      title="Staking"
      reading={{ state: 'anonymous' }}
      figures={figures}
      failed="The totals could not be loaded."
      invitation={invitation}
    />
  ),
};

/** Without a sentence of its own the band leaves a failure to the list below, which has the one retry. */
export const BandAboveAList: Story = {
  render: () => (
    <>
      <SummaryBand<{ total: Decimal; earned: Decimal }> title="Staking" reading={failedState} figures={figures} invitation={invitation} />
      <Positions reading={failedState} />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('The positions could not be loaded');
    await expect(canvas.getAllByRole('button', { name: t('earn.ui.retry') })).toHaveLength(1);
    await expect(within(canvas.getByRole('region', { name: 'Staking' })).getAllByText('--')).toHaveLength(2);
  },
};

/** On a phone, long and short: a unit stays with its number, figures of a row have one baseline, and the row is used. */
export const BandNarrow: Story = {
  render: () => (
    <div style={{ maxWidth: 400 }}>
      {['0.69080189', '98765432110031.74'].map((total) => (
        <SummaryBand
          key={total}
          title={total}
          reading={{
            state: 'ready',
            data: { total: decimal('1204.5'), earned: decimal(total), paid: decimal('3.5') },
            stale: false,
            readAt: STORY_NOW,
            retry,
          }}
          figures={[...figures, { key: 'paid', label: 'Rewards' }]}
          failed="The totals could not be loaded."
          invitation={invitation}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const band of canvas.getAllByRole('region')) {
      await expect(band.scrollWidth).toBeLessThanOrEqual(band.clientWidth);
      for (const figure of band.querySelectorAll('dd [dir="ltr"]')) await expect(figure.getClientRects()).toHaveLength(1);
    }
    const [, earned, paid] = [...canvasElement.querySelectorAll('dd [dir="ltr"]')].map((figure) => figure.getBoundingClientRect());
    await expect(paid?.bottom).toBe(earned?.bottom);
  },
};

/** An action stands at the end of the totals, and below them where it has no room there. */
export const BandWithAction: Story = {
  render: () => (
    <>
      {[736, 343].map((width) => (
        <div key={width} style={{ maxWidth: width }}>
          <SummaryBand
            title={String(width)}
            reading={{ state: 'ready', data: { total: decimal('1204.5'), earned: decimal('3.5') }, stale: false, readAt: STORY_NOW, retry }}
            figures={figures}
            failed="The totals could not be loaded."
            invitation={invitation}
            action={
              <Button variant="outline" tone="neutral">
                USDT
              </Button>
            }
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const bands = canvas.getAllByRole('region');
    const [beside, below] = bands.map((band) => {
      const totals = band.querySelector('dl')?.getBoundingClientRect().bottom ?? 0;
      return within(band).getByRole('button').getBoundingClientRect().top - totals;
    });
    await expect(beside).toBeLessThan(0);
    await expect(below).toBeGreaterThan(0);
  },
};
