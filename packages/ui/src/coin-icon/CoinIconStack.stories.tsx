import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoinIconStack } from '../index.ts';

const colours = ['#26a17b', '#f7931a', '#627eea', '#2775ca', '#14f195', '#e6007a', '#8dc351', '#345d9d'];
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${colour}"/></svg>`)}`;
const coins = ['USDT', 'BTC', 'ETH', 'USDC', 'SOL', 'DOT', 'BCH', 'LTC'].map((symbol, index) => ({
  symbol,
  src: picture(colours[index] ?? 'grey'),
}));

const meta = { title: 'UI/CoinIconStack', component: CoinIconStack, args: { coins } } satisfies Meta<typeof CoinIconStack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Eight coins: five pictures and how many more (UI-26). All eight are read. */
export const MoreThanFive: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'USDT, BTC, ETH, USDC, SOL, DOT, BCH, LTC' })).toHaveTextContent('+3');
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(5);
  },
};

/** Five coins: no count. */
export const Five: Story = {
  args: { coins: coins.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /USDT/ })).toHaveTextContent('');
  },
};

/** Some without a picture. */
export const SomeUnknown: Story = { args: { coins: [coins[0] ?? { symbol: 'USDT' }, { symbol: 'PEPE2' }, { symbol: 'PEPE2' }] } };

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One coin: no stack to be seen, and its name is read. */
export const One: Story = { args: { coins: coins.slice(0, 1) } };

/** Renders nothing without coins. */
export const None: Story = {
  parameters: { sameAs: 'without coins it draws nothing' },
  args: { coins: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
