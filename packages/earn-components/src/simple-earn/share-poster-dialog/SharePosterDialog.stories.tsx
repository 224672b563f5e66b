import * as account from '@earnkit/core/account/contract';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient, earnKey } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { holdingRow, holdingRows } from '../../testing/simpleEarnRows.ts';
import { ANY, address, beginning, day, part, staleSince, t, whole } from '../../testing/words.ts';
import { posterParts, posterText } from '../../testing/posterPlay.ts';
import { SharePosterDialog } from './SharePosterDialog.tsx';

const meta = {
  title: 'Simple Earn/Share poster dialog',
  component: SharePosterDialog,
  parameters: {
    unreachable: {
      'one-row': 'it draws one coin',
      'submitting, outcome-unknown': 'it sends nothing; the system shares the picture',
      'sold-out, quota-used, vip-only, restricted-region': 'everybody who is signed in may share',
    },
  },
  args: { open: true, onOpenChange: fn() },
  beforeEach: ({ msw }) => msw.use(invited, ...saver()),
} satisfies Meta<typeof SharePosterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const invited = mockEndpoint(account.referral, { encrypted_uid: 'VLVFBVWNUG', kol_code: '' });
const link = (): string => `${window.location.origin}${address('/signup/VLVFBVWNUG')}?ref_type=121`;
const poster = (): Promise<HTMLCanvasElement> =>
  screen.findByRole<HTMLCanvasElement>('img', { name: beginning(t('earn.share.poster.text', { parts: ANY })) });
const says = async (text: RegExp | string): Promise<void> => void (await screen.findByRole('img', { name: text }));

/** The buttons are enabled once the poster is drawn. */
const press = async (name: string): Promise<void> => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

/** The holdings and the one holding are the same call. */
const holding = (rows: typeof holdingRows) =>
  mockEndpoint(flexible.holdings, ({ asset }) => {
    const list = rows.filter((row) => asset === undefined || row.asset === asset);
    return { list, total: list.length };
  });

/**
 * The poster of USDT, unless another coin is asked for: interest, rate, code and the link of the QR code, which are also its
 * accessible name (SE-03, SE-S-01 to SE-S-04, AMB-104). It is saved as a PNG.
 */
export const Poster: Story = {
  play: async () => {
    const create = spyOn(URL, 'createObjectURL');
    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    try {
      const name = (await poster()).getAttribute('aria-label') ?? '';
      await expect(name).toMatch(
        whole(
          posterText(
            t('earn.share.poster.product'),
            'USDT',
            [t('earn.share.poster.interest'), '31.20418834 USDT'],
            [t('earn.share.poster.apr'), '11.12%'],
            [t('earn.share.poster.code'), 'VLVFBVWNUG'],
            link(),
            t('earn.share.poster.asOf', { time: `${day('2026-01-15')} 08:30 (UTC)` }),
            t('earn.share.poster.note'),
          ),
        ),
      );
      await press(t('earn.share.save'));
      await screen.findByText(t('earn.share.saved'));
      const [file] = create.mock.lastCall ?? [];
      const picture = await createImageBitmap(file as Blob);
      await expect([(file as Blob).type, picture.width, picture.height]).toEqual(['image/png', 1080, 1620]);
      await expect((download.mock.contexts[0] as HTMLAnchorElement).download).toBe('earn-usdt.png');
    } finally {
      create.mockRestore();
      download.mockRestore();
    }
  },
};

/** Another coin that the person holds. */
export const OtherCoin: Story = {
  args: { asset: 'BTC' },
  beforeEach: ({ msw }) => msw.use(holding(holdingRows), invited, ...saver()),
  play: async () => {
    await says(part(posterParts('BTC', [t('earn.share.poster.interest'), '0.00012345 BTC'], [t('earn.share.poster.apr'), '0.29%'])));
    await userEvent.click(screen.getByRole('combobox', { name: t('earn.share.coin') }));
    await userEvent.click(await screen.findByRole('option', { name: 'ETH' }));
    await says(part(posterParts('ETH', [t('earn.share.poster.interest'), '0.00431902 ETH'])));
  },
};

/** Every coin of a person with more than a page of holdings can be chosen. @state many-rows */
export const ManyCoins: Story = {
  beforeEach: ({ msw }) => {
    const rows = Array.from({ length: 12 }, (_, index) => holdingRow({ id: String(index), asset: `COIN${index}` }));
    msw.use(
      mockEndpoint(flexible.holdings, ({ asset, page = 1, limit = 10 }) => {
        const list = rows.filter((row) => asset === undefined || row.asset === asset);
        return { list: list.slice((page - 1) * limit, page * limit), total: list.length };
      }),
      invited,
      ...saver(),
    );
  },
  play: async () => {
    await poster();
    await userEvent.click(screen.getByRole('combobox', { name: t('earn.share.coin') }));
    await screen.findByRole('option', { name: 'COIN11' });
  },
};

/** Without the amount the poster shows the rate alone. */
export const WithoutAmount: Story = {
  play: async () => {
    await poster();
    await userEvent.click(screen.getByRole('switch', { name: t('earn.share.showAmount') }));
    await says(
      beginning(
        posterText(
          t('earn.share.poster.product'),
          'USDT',
          [t('earn.share.poster.apr'), '11.12%'],
          [t('earn.share.poster.code'), 'VLVFBVWNUG'],
        ),
      ),
    );
  },
};

/** Where balances are hidden, the poster begins without the amount. */
export const BalancesHidden: Story = {
  beforeEach: ({ msw }) => {
    msw.use(invited, ...saver());
    const choose = (): void => void window.dispatchEvent(new StorageEvent('storage', { key: 'earnkit.hideBalances' }));
    localStorage.setItem('earnkit.hideBalances', '1');
    choose();
    return () => {
      localStorage.removeItem('earnkit.hideBalances');
      choose();
    };
  },
  play: async () => {
    await says(beginning(posterText(t('earn.share.poster.product'), 'USDT', [t('earn.share.poster.apr'), '11.12%'])));
    await expect(screen.getByRole('switch', { name: t('earn.share.showAmount') })).not.toBeChecked();
  },
};

/** A person who holds none of the coin shares its rate in the market. @state empty */
export const NotHeld: Story = {
  beforeEach: ({ msw }) => msw.use(holding([]), invited, ...saver()),
  play: async () => {
    await says(
      part(
        posterParts(
          'USDT',
          [t('earn.share.poster.apr'), t('earn.share.poster.aprUpTo', { apr: '11.12%' })],
          [t('earn.share.poster.code'), 'VLVFBVWNUG'],
        ),
      ),
    );
    await expect(screen.getByRole('switch', { name: t('earn.share.showAmount') })).toBeDisabled();
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
};

/** Figures that are not known are not drawn as zero; without any there is no poster. @state partly-failed */
export const UnknownFigures: Story = {
  beforeEach: ({ msw }) =>
    msw.use(holding([holdingRow({ asset: 'USDT', cumulative: null, next_time_rate_year: null })]), invited, ...saver()),
  play: async () => {
    await screen.findByText(t('earn.share.nothing'));
    await expect(screen.queryByRole('img', { name: beginning(t('earn.share.poster.text', { parts: ANY })) })).toBeNull();
    await expect(screen.getByRole('button', { name: t('earn.share.save') })).toBeDisabled();
  },
};

/** The picture goes to the clipboard. @state success */
export const Copied: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined);
    try {
      await poster();
      await press(t('earn.share.copy'));
      await screen.findByText(t('earn.share.copied'));
      const item = write.mock.lastCall?.[0][0];
      await expect(item?.types).toEqual(['image/png']);
    } finally {
      write.mockRestore();
    }
  },
};

/** The browser does not let the page copy: the person is told what to do instead. @state refused */
export const CopyRefused: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    try {
      await poster();
      await press(t('earn.share.copy'));
      await screen.findByText(t('earn.share.copyFailed'));
    } finally {
      write.mockRestore();
    }
  },
};

/** Lets the page share pictures by the system's sheet. */
const withSheet = (share: (data: ShareData) => Promise<void>): (() => void) => {
  Object.defineProperties(navigator, {
    canShare: { value: () => true, configurable: true },
    share: { value: share, configurable: true },
  });
  // What the browser has itself stands on the prototype.
  return () => ['canShare', 'share'].forEach((name) => Reflect.deleteProperty(navigator, name));
};
const sheet = fn<(data: ShareData) => Promise<void>>();

/** Where the system has a sheet for pictures, the poster is shared by it; closing the sheet is no error. @state success */
export const Shared: Story = {
  beforeEach: ({ msw }) => {
    msw.use(invited, ...saver());
    sheet.mockReset().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('', 'AbortError'));
    return withSheet(sheet);
  },
  play: async () => {
    await poster();
    const button = screen.getByRole('button', { name: t('earn.share.send') });
    await userEvent.click(button);
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
    const [file] = sheet.mock.lastCall?.[0].files ?? [];
    await expect([file?.name, file?.type]).toEqual(['earn-usdt.png', 'image/png']);
    await userEvent.click(button);
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(2));
    await expect(screen.queryByText(part(t('earn.share.sendFailed')))).toBeNull();
  },
};

/** The system's sheet fails. @state refused */
export const ShareFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(invited, ...saver());
    return withSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  },
  play: async () => {
    await poster();
    await press(t('earn.share.send'));
    await screen.findByText(t('earn.share.sendFailed'));
  },
};

/** Without a code the poster has no QR code, and the dialog says so. */
export const NoCode: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.referral, { encrypted_uid: '', kol_code: null }), ...saver()),
  play: async () => {
    await screen.findByText(t('earn.share.noCode'));
    await says(
      beginning(
        posterText(
          t('earn.share.poster.product'),
          'USDT',
          [t('earn.share.poster.interest'), '31.20418834 USDT'],
          [t('earn.share.poster.apr'), '11.12%'],
          t('earn.share.poster.asOf', { time: `${day('2026-01-15')} 08:30 (UTC)` }),
        ),
      ),
    );
  },
};

/** @state partly-failed */
export const CodeFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.referral, 503), ...saver()),
  play: async () => {
    await screen.findByText(t('earn.share.codeFailed'));
    await expect(screen.getByRole('button', { name: t('earn.share.save') })).toBeEnabled();
  },
};

/** @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.holdings), invited, ...saver()),
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('earn.share.save') })).toBeDisabled();
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(flexible.holdings, 503), invited, ...saver()),
  play: async () => {
    await screen.findByText(t('earn.share.failed'));
    await expect(screen.getByRole('button', { name: t('earn.share.save') })).toBeDisabled();
  },
};

/** The last refresh failed: the poster says of when its figures are, and so does the dialog. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: staleCache() } },
  beforeEach: ({ msw }) => msw.use(httpError(flexible.holdings, 503), invited, ...saver()),
  play: async () => {
    await screen.findByText(staleSince('07'));
    await says(part(t('earn.share.poster.asOf', { time: `${day('2026-01-15')} 07:${ANY} (UTC)` })));
  },
};

function staleCache() {
  const cache = createEarnQueryClient();
  const row = {
    id: '1',
    asset: 'USDT',
    cumulativeInterest: '31.2',
    nextAprFraction: '0.05',
    redeemingAmount: '0',
    redeemingRevocable: false,
    bonusOpen: false,
    autoEarn: false,
    ladder: [],
  };
  for (const read of [[{ asset: 'USDT' }], [{ page: 1, limit: 100 }, 'all']])
    cache.setQueryData(
      [...earnKey('person:story', flexible.holdings), ...read],
      { rows: [row], unreadable: [], total: 1, more: false },
      { updatedAt: Date.now() - 3_600_000 },
    );
  return cache;
}

/** Digits are never cut, however many, and names of the exchange are text. @state long */
export const LongAndHostile: Story = {
  args: { asset: '<B>X</B>' },
  beforeEach: ({ msw }) =>
    msw.use(
      holding([holdingRow({ asset: '<B>X</B>', cumulative: '123456789012345678.123456789012' })]),
      mockEndpoint(account.referral, { encrypted_uid: 'A'.repeat(64) }),
      ...saver(),
    ),
  play: async () => {
    await says(part(posterParts('<B>X</B>', [t('earn.share.poster.interest'), '123,456,789,012,345,678.123456789012 <B>X</B>'])));
  },
};

export const Chinese: Story = {
  parameters: { earn: { locale: 'zh' } },
  play: async () => {
    await screen.findByRole('img', { name: /^海报：简单赚币、USDT、累计利息 31\.20418834 USDT、预估年化 11\.12%、邀请码 VLVFBVWNUG/ });
  },
};

/** From right to left the poster is mirrored, and its figures keep their order. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(getComputedStyle(await poster()).direction).toBe('rtl');
  },
};

export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await poster();
  },
};

/** A visitor has no invitation and no earnings: nothing opens, and nothing is read (SH-04, SH-09). @state signed-out */
export const Visitor: Story = {
  parameters: { sameAs: 'a visitor sees nothing', earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A holding that is not lent has a rate of zero, and the poster says why (AMB-158). */
export const NotLent: Story = {
  beforeEach: ({ msw }) => msw.use(invited, holding([holdingRow({ asset: 'USDT', min_lend_rate_year: '0.1' })]), ...saver()),
  play: async () => {
    await says(
      part(t('earn.share.poster.fact', { label: t('earn.share.poster.apr'), value: t('earn.share.poster.notLent', { apr: '0.00%' }) })),
    );
  },
};
