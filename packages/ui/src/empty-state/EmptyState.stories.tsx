import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = { title: 'UI/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says only that there is nothing (UI-27). */
export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Data')).toBeVisible();
  },
};

/** Nothing has happened yet that could be listed (UI-27, `noRecord`). */
export const NoRecord: Story = {
  args: { kind: 'record' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No records yet')).toBeVisible();
  },
};

/** A search without a match, in few words (UI-27, `simple.no_results`). */
export const NoResults: Story = {
  args: { kind: 'results' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results')).toBeVisible();
  },
};

/** A chart without points (UI-27, `finances.noData`). */
export const NoChartData: Story = {
  args: { kind: 'chart', size: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for this period')).toBeVisible();
  },
};

/** Says what to do next. */
export const WithNextStep: Story = {
  args: {
    title: 'You hold nothing yet',
    description: 'Subscribe a coin and its interest shows up here every hour.',
    action: <Button>Explore products</Button>,
  },
};

/** A search without a match. */
export const NoMatch: Story = {
  args: {
    title: 'Nothing matches “DOGEWIF”',
    description: 'Check the spelling or look through all coins.',
    icon: <Icon icon={icons.search} size={24} />,
    action: (
      <Button variant="soft" tone="neutral">
        Clear the search
      </Button>
    ),
  },
};

/** In a dialog. */
export const Compact: Story = { args: { size: 'compact', title: 'No records', description: 'Your subscriptions will be listed here.' } };

/** A very long name on the narrowest phone. */
export const VeryLong: Story = {
  args: {
    title: 'Nothing matches “1000000MOGWIFHATCLASSICWRAPPEDBRIDGEDSTAKEDLIQUID”',
    description: 'Check the spelling or look through all coins.',
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <EmptyState {...args} />
    </div>
  ),
};

/** Chinese. */
export const Chinese: Story = {
  args: { title: '暂无持仓', description: '申购后，每小时的收益会显示在这里。', action: <Button>查看产品</Button> },
};
