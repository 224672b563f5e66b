import * as account from '@earnkit/core/account/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../testing/mockEndpoint.ts';
import { saver } from '../testing/saver.ts';
import { STORY_NOW } from '../testing/simpleEarnRows.ts';
import { address, day, t } from '../testing/words.ts';
import { AddFundsDialog } from './AddFundsDialog.tsx';

const navigate = fn();
const transfer = (asset: string) => `/transfer/${asset}`;
const area = { navigate, links: { transfer } };

const meta = {
  title: 'Account/Add funds dialog',
  component: AddFundsDialog,
  args: { open: true, onOpenChange: fn(), onLeave: fn(), asset: 'BTC' },
  parameters: { earn: { navigate } },
} satisfies Meta<typeof AddFundsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An exchange whose coin is listed or opens at a given time, and whose region restricts parts of the menu. */
const exchange = (opensAt?: number, menu: readonly string[] = []): readonly HttpHandler[] => [
  mockEndpoint(account.compliance, { business: [], menu: [...menu] }),
  mockEndpoint(account.coinListing, { new_coin_start: opensAt ?? null }),
  ...saver(),
];

/** The names of the methods on the screen, once they are known. */
async function ways(): Promise<readonly (string | null)[]> {
  const list = await screen.findByRole('list', { name: t('earn.addFunds.methods') });
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  return screen
    .getAllByRole('link')
    .map((link) => document.getElementById(link.getAttribute('aria-labelledby') ?? '')?.textContent ?? null);
}

/** Shows all four methods in order, each with an icon and a sentence (SH-02, SH-26). Deposit leads to its page (SH-27). */
export const AllWays: Story = {
  parameters: { earn: area },
  beforeEach: ({ msw }) => msw.use(...exchange()),
  play: async ({ args }) => {
    await expect(await ways()).toEqual([
      t('earn.addFunds.deposit'),
      t('earn.addFunds.express'),
      t('earn.addFunds.transfer'),
      t('earn.addFunds.spot'),
    ]);
    const deposit = screen.getByRole('link', { name: t('earn.addFunds.deposit') });
    await expect(deposit).toHaveAccessibleDescription(t('earn.addFunds.depositText', { coin: 'BTC' }));
    await expect(deposit).toHaveAttribute('href', address('/myaccount/deposit/BTC'));
    // Express buy always buys USDT (SH-28).
    await expect(screen.getByRole('link', { name: t('earn.addFunds.express') })).toHaveAttribute(
      'href',
      address('/crypto/buy?crypto=USDT'),
    );
    await expect(screen.getByRole('link', { name: t('earn.addFunds.spot') })).toHaveAttribute('href', address('/trade/BTC_USDT'));
    await userEvent.click(deposit);
    await expect(navigate).toHaveBeenCalledWith(address('/myaccount/deposit/BTC'));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The first press acts at once; a second one within half a second is ignored (SH-30). */
export const TransferPressedTwice: Story = {
  parameters: { earn: area },
  beforeEach: ({ msw }) => msw.use(...exchange()),
  play: async () => {
    await ways();
    const link = screen.getByRole('link', { name: t('earn.addFunds.transfer') });
    link.click();
    await expect(navigate).toHaveBeenCalledWith('/transfer/BTC');
    link.click();
    link.click();
    await expect(navigate).toHaveBeenCalledOnce();
    // A press within half a second of the last one counts as a double click.
    await new Promise((later) => setTimeout(later, 520));
    link.click();
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

/** Before a coin is listed, spot trade is disabled and shows when it opens in the person's time zone (SH-24, AMB-077). */
export const NotListedYet: Story = {
  args: { asset: 'PEPE' },
  parameters: { earn: { ...area, timeZone: 'Asia/Shanghai' } },
  beforeEach: ({ msw }) => msw.use(...exchange(STORY_NOW + 86_400)),
  play: async () => {
    await ways();
    const spot = screen.getByRole('link', { name: t('earn.addFunds.spot') });
    await expect(spot).toHaveAttribute('aria-disabled', 'true');
    await expect(spot).toHaveAccessibleDescription(
      t('earn.addFunds.spotNotOpen', { coin: 'PEPE', at: `${day('2026-01-16')} 16:30 (UTC+8)` }),
    );
    await userEvent.click(spot);
    spot.focus();
    await expect(spot).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/** A region that restricts express buy and spot trade shows neither (RG-02, RG-03). @state restricted-region */
export const RestrictedRegion: Story = {
  parameters: { earn: area },
  beforeEach: ({ msw }) => msw.use(...exchange(undefined, ['express', 'spot_trade'])),
  play: async () => {
    await expect(await ways()).toEqual([t('earn.addFunds.deposit'), t('earn.addFunds.transfer')]);
  },
};

/** The US edition has no express buy and no transfer (US-01). @state restricted-region */
export const UsEdition: Story = {
  parameters: { earn: { ...area, edition: 'us' } },
  beforeEach: ({ msw }) => msw.use(...exchange()),
  play: async () => {
    await expect(await ways()).toEqual([t('earn.addFunds.deposit'), t('earn.addFunds.spot')]);
  },
};

/** USDT has no spot trade, and a host without a transfer link has no transfer (AMB-077). */
export const UsdtWithoutTransfers: Story = {
  args: { asset: 'USDT' },
  beforeEach: ({ msw }) => msw.use(...exchange()),
  play: async () => {
    await expect(await ways()).toEqual([t('earn.addFunds.deposit'), t('earn.addFunds.express')]);
  },
};

/** Methods that are not known yet have placeholders. @state loading */
export const Loading: Story = {
  parameters: { earn: area },
  beforeEach: ({ msw }) => msw.use(neverAnswers(account.compliance), ...exchange()),
  play: async () => {
    await expect((await screen.findAllByRole('link')).length).toBe(2);
    await expect(screen.getByRole('list', { name: t('earn.addFunds.methods') })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A failed request is reported once, and the known methods can be used. @state partly-failed */
export const PartlyFailed: Story = {
  parameters: { sameAs: 'the second try has read what failed', earn: area },
  beforeEach: ({ msw }) => msw.use(httpError(account.compliance, 503), ...exchange()),
  play: async ({ msw }) => {
    const retry = await screen.findByRole('button', { name: t('earn.retry') });
    await expect(await ways()).toEqual([t('earn.addFunds.deposit'), t('earn.addFunds.transfer')]);
    msw.use(...exchange());
    await userEvent.click(retry);
    await screen.findByRole('link', { name: t('earn.addFunds.express') });
    await waitFor(() => expect(screen.queryByText(t('earn.addFunds.failed'))).toBeNull());
  },
};

const askLogin = fn();

/** A visitor is asked to sign in (SH-03, SH-05). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { ...area, session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  beforeEach: ({ msw }) => msw.use(...exchange()),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.login') }));
    await expect(askLogin).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.queryByRole('list', { name: t('earn.addFunds.methods') })).toBeNull();
  },
};

/** In Chinese (SH-26). */
export const Chinese: Story = {
  args: { asset: 'PEPE' },
  parameters: { earn: area },
  globals: { locale: 'zh' },
  beforeEach: ({ msw }) => msw.use(...exchange(STORY_NOW + 86_400)),
  play: async () => {
    await screen.findByRole('dialog', { name: '添加 PEPE' });
    const spot = await screen.findByRole('link', { name: '现货交易' });
    await expect(spot).toHaveAccessibleDescription('PEPE 将于 2026/01/16 08:30 (UTC) 开放交易。');
  },
};

/** On a phone the dialog is a sheet. At 320 px nothing is clipped, however long the coin's name is. @state long */
export const Phone: Story = {
  args: { asset: 'SUPERLONGCOINNAME1000' },
  parameters: { earn: area, viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(...exchange(STORY_NOW + 86_400)),
  play: async () => {
    await ways();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
