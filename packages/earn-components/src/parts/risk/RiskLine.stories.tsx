import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { part, t } from '../../testing/words.ts';
import { RiskLine } from './RiskLine.tsx';

const meta = {
  title: 'Parts/Risk line',
  component: RiskLine,
  parameters: {
    unreachable: {
      'loading, empty, one-row, many-rows, refused, sold-out, quota-used, vip-only, restricted-region, signed-out, stale, partly-failed, failed, submitting, outcome-unknown, success':
        'it reads and sends nothing',
    },
  },
  args: { kind: 'fixed', coin: 'USDT', access: '12/27/2026' },
} satisfies Meta<typeof RiskLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = (root: HTMLElement): readonly (string | null)[] =>
  [...root.querySelectorAll('[data-part="risk-line-item"]')].map(({ textContent }) => textContent);

/** In a row: one line that breaks between facts, in this order. A screen reader hears what each fact is of (AMB-175). */
export const Row: Story = {
  play: async ({ canvasElement }) => {
    await expect(facts(canvasElement)).toEqual([
      `${t('earn.risk.access')}: 12/27/2026`,
      `${t('earn.risk.what')}: ${t('earn.risk.fixed.what')}`,
      `${t('earn.risk.who')}: ${t('earn.risk.fixed.who')}`,
    ]);
  },
};

export const Card: Story = { args: { kind: 'launchpool', reward: 'SUI', look: 'card' } };

/** At the head of a dialog a credit product has a note as well. */
export const Credit: Story = {
  args: { kind: 'debt', coin: 'USDC', look: 'dialog' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(part(t('earn.risk.creditText')))).toBeVisible();
  },
};

/** Who pays is left out where it is not known, and so is the access. */
export const UnknownKind: Story = {
  args: { kind: 'default', access: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(facts(canvasElement)).toHaveLength(1);
    await expect(canvas.queryByText(part(t('earn.risk.who')))).toBeNull();
  },
};

/** A long text wraps inside its fact. @state long */
export const Long: Story = { args: { coin: '1000000MOGWIFHATSUPERLONGTICKER', kind: 'staking', look: 'card' } };
