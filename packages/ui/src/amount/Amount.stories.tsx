import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount, AmountVisibility, Flex, UnknownAmounts } from '../index.ts';

const meta = {
  title: 'UI/Amount',
  component: Amount,
  args: { value: '12,500.00000000', unit: 'USDT', fiat: '≈ $12,499.12' },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Figure in the text's colour, unit a step smaller, worth below. */
export const WithFiat: Story = {};

/** Steps of the type scale. */
export const Sizes: Story = {
  render: (args) => (
    <Flex direction="column" gap="4">
      {(['inherit', '2', '3', '4', '5', '6', '7'] as const).map((size) => (
        <Amount key={size} {...args} size={size} strong={size === '7'} />
      ))}
    </Flex>
  ),
};

/** Earned, lost, put back. */
export const Tones: Story = {
  render: () => (
    <Flex direction="column" gap="3">
      <Amount value="+31.20418834" unit="USDT" tone="accent" />
      <Amount value="-0.00012000" unit="BTC" tone="danger" />
      <Amount value="3,000.00" unit="USDC" tone="muted" />
    </Flex>
  ),
};

/** Unknown: two dashes, and a text for screen readers. Never a zero, and no unit. */
export const Unknown: Story = {
  args: { value: undefined, fiat: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('--')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('Not known')).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('USDT');
  },
};

/** Beside an empty form a screen reader hears what to do. */
export const UnknownUntilTyped: Story = {
  render: (args) => (
    <UnknownAmounts label="Enter an amount">
      <Amount {...args} value={undefined} />
    </UnknownAmounts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter an amount')).toBeInTheDocument();
    await expect(canvas.queryByText('Not known')).toBeNull();
  },
};

/** A zero that is known is a zero. */
export const KnownZero: Story = { args: { value: '0', fiat: '≈ $0.00' } };

/**
 * Hidden: four asterisks, whatever the amount, and a word for screen readers. What is not known stays so, and what everybody may
 * see is shown.
 */
export const Hidden: Story = {
  render: (args) => (
    <AmountVisibility visible={false}>
      <Flex direction="column" gap="3">
        <Amount {...args} />
        <Amount value="0" unit="BTC" />
        <Amount value={undefined} />
        <Amount value="67,102.40" unit="USDT" alwaysVisible />
        <AmountVisibility visible>
          <Amount value="250" unit="USDC" />
        </AmountVisibility>
      </Flex>
    </AmountVisibility>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('****')).toHaveLength(2);
    await expect(canvas.getAllByText('Hidden')).toHaveLength(2);
    await expect(canvas.getByText('--')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/12,5|12,499/);
    await expect(canvasElement).toHaveTextContent('****Hidden BTC');
    await expect(canvasElement).toHaveTextContent('67,102.40 USDT');
    await expect(canvasElement).toHaveTextContent('250 USDC');
  },
};

/** Every digit is shown, on as many lines as needed; a line ends after a comma, and no group is torn. */
export const VeryLong: Story = {
  args: {
    value: '123,456,789,012,345,678.123456789012345678',
    unit: '1000000MOGWIFHATCLASSIC',
    fiat: '≈ $999,999,999,999,999,999.99',
    size: '6',
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Amount {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
    const linesOf = (text: Node): number => {
      const range = document.createRange();
      range.selectNode(text);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    const groups: Node[] = [];
    while (texts.nextNode()) if (/^\d{3},$/.test(texts.currentNode.textContent ?? '')) groups.push(texts.currentNode);
    await expect(groups.length).toBeGreaterThan(8);
    await expect(groups.map(linesOf)).toEqual(groups.map(() => 1));
  },
};

/** From right to left: digits and unit keep their order, figure and worth meet on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: '-1,250.50', unit: 'USDT' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/-1,250\.50/)).toHaveAttribute('dir', 'ltr');
  },
};
