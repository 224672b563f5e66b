import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { t } from '../../testing/words.ts';
import { CandyDropCard } from './CandyDropCard.tsx';

const navigate = fn();

const meta = {
  title: 'Launchpool/Candy-drop card',
  component: CandyDropCard,
  args: { item: { message: 'Finish two tasks and share 50,000 MOVE', highlight: '50,000 MOVE', url: 'https://exchange.example/7' } },
  parameters: {
    unreachable: {
      'loading, stale, partly-failed, failed': 'it shows a candy drop that was read',
      'empty, one-row, many-rows': 'it is one candy drop',
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only': 'nothing is bought here',
      'signed-out': 'a visitor reads the same card',
    },
    earn: { navigate },
  },
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof CandyDropCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The message with its highlighted part in place, and its link (CD-03, CD-06). */
export const Highlighted: Story = {
  play: async () => {
    await expect((await screen.findByText('50,000 MOVE')).tagName).toBe('EM');
    await userEvent.click(
      screen.getByRole('link', { name: t('earn.candyDrop.openOf', { message: 'Finish two tasks and share 50,000 MOVE' }) }),
    );
    await expect(navigate).toHaveBeenCalledWith('https://exchange.example/7');
  },
};

/** Text of the exchange is text, and an item without an address has no link. */
export const TextIsText: Story = {
  args: { item: { message: '<img src=x onerror="document.title=1"> neddih', highlight: 'not in it', url: undefined } },
  play: async () => {
    await screen.findByText(/<img src=x onerror/);
    await expect(document.title).not.toBe('1');
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

/** On a phone a very long word wraps, and the link stays. @state long */
export const VeryLongWord: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  args: {
    item: {
      message: `123456789012.12345678 ${'SUPERLONGCOINNAME1000'.repeat(4)}`,
      highlight: '123456789012.12345678',
      url: 'https://exchange.example/7',
    },
  },
  play: async () => {
    await screen.findByRole('link');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The US edition has no candy drops, so that nothing is drawn (US-03). @state restricted-region */
export const InTheUs: Story = {
  parameters: { sameAs: 'the US edition has no candy drops', earn: { edition: 'us' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Finish two tasks/)).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
