import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { CoinIcon, Flex } from '../index.ts';

// Drawn here, so that the stories need no server of pictures.
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${colour}"/><path d="M10 10h12v4h-4v9h-4v-9h-4z" fill="white"/></svg>`)}`;
const sizes = ['1', '2', '3', '4', '5'] as const;

const meta = { title: 'UI/CoinIcon', component: CoinIcon, args: { symbol: 'USDT', src: picture('#26a17b') } } satisfies Meta<
  typeof CoinIcon
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A coin the product has a picture of. */
export const WithPicture: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
};

/** Five sizes, with and without a picture. */
export const Sizes: Story = {
  render: () => (
    <Flex direction="column" gap="3">
      <Flex align="center" gap="3">
        {sizes.map((size) => (
          <CoinIcon key={size} symbol="USDT" src={picture('#26a17b')} size={size} />
        ))}
      </Flex>
      <Flex align="center" gap="3">
        {sizes.map((size) => (
          <CoinIcon key={size} symbol="usdt" size={size} />
        ))}
      </Flex>
    </Flex>
  ),
};

/** Loaded lazily from any host the exchange names, without a referrer (UI-28). */
export const FromAnotherHost: Story = {
  args: { src: 'https://static.exchange.invalid/coins/usdt.png', label: 'USDT' },
  beforeEach: ({ msw }) =>
    msw.use(http.get('https://static.exchange.invalid/coins/usdt.png', () => new HttpResponse(null, { status: 404 }))),
  play: async ({ canvas, canvasElement }) => {
    const asked = canvasElement.querySelector('img');
    await expect(asked).toHaveAttribute('src', 'https://static.exchange.invalid/coins/usdt.png');
    await expect(asked).toHaveAttribute('loading', 'lazy');
    await expect(asked).toHaveAttribute('referrerpolicy', 'no-referrer');
    // There is no such picture, so the letter takes its place.
    await waitFor(() => expect(canvas.getByRole('img', { name: 'USDT' })).toHaveTextContent('U'));
  },
};

/** A coin without a picture. */
export const Unknown: Story = {
  args: { symbol: 'PEPE2', src: undefined, label: 'PEPE2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'PEPE2' })).toHaveTextContent('P');
  },
};

/** A picture that does not load leaves the letter in the same space. */
export const BrokenPicture: Story = {
  args: { symbol: 'btc', src: 'data:image/png;base64,AAAA', label: 'BTC' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'BTC' })).toHaveTextContent('B'));
  },
};

/** No symbol at all. */
export const WithoutSymbol: Story = {
  args: { symbol: ' ', src: undefined, label: 'Unknown coin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('?');
  },
};

/** A symbol that begins with a sign of two code units. */
export const Emoji: Story = {
  args: { symbol: '🐸COIN', src: undefined, label: '🐸COIN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent(/^🐸$/u);
  },
};
