import { faq } from '@earnkit/core/staking/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { questionRows } from '../../testing/stakingRows.ts';
import { t } from '../../testing/words.ts';
import { StakingFaq } from './StakingFaq.tsx';

const meta = {
  title: 'Staking/FAQ',
  component: StakingFaq,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'everybody sees the same questions',
      'stale, partly-failed': 'a question that was read stays, and one that cannot be read is left out',
    },
  },
  args: { target: { asset: 'ETH' } },
} satisfies Meta<typeof StakingFaq>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Questions by category; one that the exchange unfolds is open; visitors see them too (ST-19, ST-22, ST-104). @state many-rows, one-row, signed-out */
export const Categories: Story = {
  // The exchange's own sentences are in the language it answers in.
  globals: { locale: 'zh' },
  parameters: { earn: { session: { state: 'anonymous' } } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(faq.questions, questionRows)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Coins secure a network and earn its rewards.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'DeFi' }));
    await expect(await canvas.findByRole('button', { name: 'What can go wrong in a protocol?' })).toBeVisible();
    await expect(canvas.queryByText('What is staking?')).toBeNull();
  },
};

const LONG = `<B>BOLD</B> ${'1000000'.repeat(40)}`;

/** What the exchange writes is text, never markup. @state long */
export const HostileText: Story = {
  globals: { locale: 'zh' },
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(faq.questions, [{ ask: '<img src=x onerror=alert(1)>?', answer: LONG, cate: 1, unfold: 1 }])),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(LONG)).toBeVisible();
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};

/** @state empty */
export const Empty: Story = { beforeEach: ({ msw }) => msw.use(mockEndpoint(faq.questions, [])) };

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(faq.questions)) };

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(faq.questions, 502)),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.staking.faq.failed'));
  },
};
