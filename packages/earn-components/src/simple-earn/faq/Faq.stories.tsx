import { faq } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { t } from '../../testing/words.ts';
import { Faq } from './Faq.tsx';

const QUESTIONS = [
  { ask: 'What is Simple Earn?', answer: 'It lends your coins to other users of the exchange and pays you interest.' },
  { ask: 'Can I redeem a fixed term early?', answer: 'Yes, where the product offers it. The interest of the term is lost.' },
];

const meta = {
  title: 'Simple Earn/FAQ',
  component: Faq,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'everybody sees the same questions',
      'stale, partly-failed': 'a question that was read stays, and one that cannot be read is left out',
    },
  },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each question opens to its answer, for visitors too (SE-57, API-57). @state many-rows, signed-out */
export const Questions: Story = {
  // The exchange's own sentences are in the language it answers in.
  globals: { locale: 'zh' },
  parameters: { earn: { session: { state: 'anonymous' } } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(faq.questions, QUESTIONS)),
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('button', { name: 'Can I redeem a fixed term early?' });
    await expect(canvas.queryByText(/The interest of the term is lost/)).toBeNull();
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/The interest of the term is lost/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  },
};

const LONG = `<b>Bold</b> ${'1000000MOGWIFHAT'.repeat(20)}`;

/** What the exchange writes is text, never markup. @state one-row, long */
export const HostileText: Story = {
  globals: { locale: 'zh' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(faq.questions, [{ ask: '<img src=x onerror=alert(1)>?', answer: LONG }])),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '<img src=x onerror=alert(1)>?' }));
    await expect(canvas.getByText(LONG)).toBeVisible();
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
    await canvas.findByText(t('earn.faq.failed'));
  },
};
