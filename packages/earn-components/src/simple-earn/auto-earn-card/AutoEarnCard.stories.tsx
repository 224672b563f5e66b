import * as account from '@earnkit/core/account/contract';
import { autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type AutoEarnMockOptions, mockAutoEarn } from '../../testing/mockAutoEarn.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { beginning, t } from '../../testing/words.ts';
import { AutoEarnCard } from './AutoEarnCard.tsx';

const meta = {
  title: 'Simple Earn/Auto-Earn card',
  component: AutoEarnCard,
  parameters: {
    unreachable: {
      'empty, one-row, many-rows, long': 'it has one sentence of our own with a count',
      'refused, submitting, outcome-unknown': 'the question that it asks is auto-earn-dialog',
      'sold-out, quota-used, vip-only': 'nothing is bought here',
      'stale, partly-failed': 'one setting is read, and stays as it is until it is changed',
    },
  },
} satisfies Meta<typeof AutoEarnCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const at =
  (options: AutoEarnMockOptions = {}): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(...mockAutoEarn(options).handlers, ...saver());

/** Off: the card enables it for all coins, after a question, and then has the tag "Enabling" (SE-A-01, SE-A-10, SE-A-11). @state success */
export const Off: Story = {
  beforeEach: at(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.autoEarn.card.enableLabel') }));
    await screen.findByRole('alertdialog', { name: t('earn.autoEarn.enableAllTitle') });
    await userEvent.click(screen.getByRole('button', { name: t('earn.autoEarn.enable') }));
    await canvas.findByText(t('earn.autoEarn.card.enabling'));
    await canvas.findByText(t('earn.autoEarn.card.all'));
    await expect(canvas.queryByRole('button', { name: t('earn.autoEarn.card.enableLabel') })).toBeNull();
  },
};

/** On for all coins (SE-A-10). */
export const OnForAll: Story = {
  beforeEach: at({ all: true }),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.autoEarn.card.enabling'));
    await expect(canvas.getByText(t('earn.autoEarn.card.all'))).toBeVisible();
  },
};

/** On for some coins: the card has the tag and says how many; the settings have the rest (SE-A-10). */
export const OnForSome: Story = {
  beforeEach: at({ on: ['BTC', 'SOL'] }),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.autoEarn.card.coins', { coins: 2, listed: 16 }));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.autoEarn.card.setUpLabel') }));
    await screen.findByRole('dialog', { name: t('earn.autoEarn.settings.title') });
  },
};

/** A host opens settings of its own. */
export const OwnSettings: Story = {
  args: { onSetUp: fn() },
  beforeEach: at(),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.autoEarn.card.setUpLabel') }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** What the exchange does not say is not taken for off or on: no tag, and the settings alone. */
export const Unknown: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(flexible.marketPage, 503), ...mockAutoEarn({ all: null }).handlers, ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(beginning(t('earn.autoEarn.card.text')));
    await expect(canvas.queryByRole('button', { name: t('earn.autoEarn.card.enableLabel') })).toBeNull();
    await expect(canvas.queryByText(t('earn.autoEarn.card.enabling'))).toBeNull();
  },
};

/** Enabling is not offered before it is known whether Auto-Earn is on. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(autoEarn.autoEarnStatus), ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('earn.autoEarn.card.setUpLabel') });
    await expect(canvas.queryByRole('button', { name: t('earn.autoEarn.card.enableLabel') })).toBeNull();
  },
};

/** The card does not say on or off before its coins are counted: otherwise it would first say off and then change. @state loading */
export const Counting: Story = {
  parameters: { sameAs: 'it keeps its shape until the coins are counted, as while nothing is known' },
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.marketPage), ...mockAutoEarn().handlers, ...saver()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: t('earn.autoEarn.card.setUpLabel') });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByText(beginning(t('earn.autoEarn.card.text')))).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.queryByRole('button', { name: t('earn.autoEarn.card.enableLabel') })).toBeNull();
  },
};

/** The settings stay within reach; enabling is not offered for a state that could not be read. @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(autoEarn.autoEarnStatus, 503), ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.autoEarn.card.failed'));
    await expect(canvas.getByRole('button', { name: t('earn.retry') })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: t('earn.autoEarn.card.enableLabel') })).toBeNull();
  },
};

export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: at({ on: ['BTC'] }),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.autoEarn.card.coins', { coins: 1, listed: 16 }));
  },
};

export const Chinese: Story = {
  parameters: { earn: { locale: 'zh' } },
  beforeEach: at(),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '设置自动理财' });
  },
};

const askLogin = fn();

/** Either button asks a visitor to sign in (SH-08). @state signed-out */
export const Visitor: Story = {
  parameters: {
    sameAs: 'a press asks the host to sign in, which is outside of the card',
    earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin },
  },
  beforeEach: ({ msw }) => {
    askLogin.mockClear();
    msw.use(mockEndpoint(account.compliance, { business: [], menu: [] }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.autoEarn.card.enableLabel') }));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.autoEarn.card.setUpLabel') }));
    await waitFor(() => expect(askLogin).toHaveBeenCalledTimes(2));
  },
};

/** Its place and shape are kept while it is not known whether Auto-Earn is offered, and nothing is offered. @state loading */
export const OfferUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(account.compliance), ...saver()),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')?.clientHeight).toBeGreaterThan(70));
    await expect(canvasElement.querySelectorAll('[aria-busy] [data-shape="text"]')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Where it cannot be read whether Auto-Earn is offered, the card says so and can be read again. @state failed */
export const OfferFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.compliance, 403), ...mockAutoEarn().handlers, ...saver()),
  play: async ({ canvas, msw }) => {
    await canvas.findByText(t('earn.autoEarn.offerFailed'));
    await expect(canvas.queryByRole('button', { name: t('earn.autoEarn.card.setUpLabel') })).toBeNull();
    msw.use(mockEndpoint(account.compliance, { business: [], menu: [] }));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.retry') }));
    await canvas.findByRole('button', { name: t('earn.autoEarn.card.setUpLabel') });
  },
};

/** The US edition has no Auto-Earn, whatever could not be read (US-04). @state failed */
export const UsOfferFailed: Story = {
  parameters: { sameAs: 'the US edition has no Auto-Earn', earn: { edition: 'us' } },
  beforeEach: ({ msw }) => msw.use(httpError(account.compliance, 403), ...saver()),
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The US edition has no Auto-Earn, so there is no card (US-04). @state restricted-region */
export const UsEdition: Story = {
  parameters: { sameAs: 'the US edition has no Auto-Earn', earn: { edition: 'us' } },
  beforeEach: at(),
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A region that restricts lending has no card (RG-04, AMB-101). @state restricted-region */
export const RestrictedRegion: Story = {
  parameters: { sameAs: 'a restricted region has no Auto-Earn' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.compliance, { business: ['api_lendEarn_order'], menu: [] }), ...saver()),
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On for all coins but one: the card counts, keeps its tag, and the switch for all coins is off (AMB-167, SE-A-10). */
export const OneCoinOff: Story = {
  beforeEach: at({ all: true, off: ['SOL'] }),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.autoEarn.card.coins', { coins: 15, listed: 16 }));
    await expect(canvas.getByText(t('earn.autoEarn.card.enabling'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('earn.autoEarn.card.enableLabel') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('earn.autoEarn.card.setUpLabel') }));
    const all = await screen.findByRole('switch', { name: t('earn.autoEarn.settings.all') });
    await expect(all).not.toBeChecked();
    await expect(all).toHaveAccessibleDescription(t('earn.autoEarn.card.coins', { coins: 15, listed: 16 }));
  },
};
