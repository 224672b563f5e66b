import { setSoftStaking } from '@earnkit/core/soft-staking/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { softStakingCoinRow, softStakingOf } from '../../testing/softStakingRows.ts';
import { address, inList, part, t } from '../../testing/words.ts';
import { SoftStakingDialog, type SoftStakingDialogProps } from './SoftStakingDialog.tsx';

const sent = fn(() => undefined);

const meta = {
  title: 'Soft staking/Dialog',
  component: SoftStakingDialog,
  parameters: {
    unreachable: {
      'loading, stale, partly-failed, failed': 'it reads nothing of its own before it sends',
      'sold-out, quota-used, vip-only, restricted-region': 'holding has no quota, and the host decides who is offered it',
    },
  },
  args: { open: true, onOpenChange: fn(), onStatusChange: fn(), onFailed: fn(), variant: 'activate', coins: softStakingOf().coins.rows },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(mockEndpoint(setSoftStaking, sent), ...saver());
  },
} satisfies Meta<typeof SoftStakingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });
const shown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const terms = () => screen.findByRole('checkbox', { name: part(t('earn.soft.agreement')) });

/** Ticks the terms and starts. */
async function start(): Promise<void> {
  await userEvent.click(await terms());
  await waitFor(async () => expect(await button(t('earn.soft.start'))).toBeEnabled());
  await userEvent.click(await button(t('earn.soft.start')));
}

/**
 * Three benefits, the terms with their link, Cancel and Start earning; nothing can be sent before the tick (SS-02, SS-03, SS-04,
 * SS-06, AMB-138). A coin that is no longer paid is not named. @state many-rows
 */
export const Activate: Story = {
  play: async ({ args }) => {
    for (const benefit of [t('earn.soft.benefit.free'), t('earn.soft.benefit.anytime'), t('earn.soft.benefit.daily')]) await shown(benefit);
    await expect(screen.getByText(part(t('earn.soft.activate.coins', { coins: inList('ETH', 'SOL') })))).toBeVisible();
    await expect(await terms()).not.toBeChecked();
    await expect(screen.getByRole('link', { name: t('earn.soft.agreement') })).toHaveAttribute('href', address('/soft-staking/agreement'));
    await expect(await button(t('earn.soft.start'))).toBeDisabled();
    await userEvent.click(await button(t('earn.cancel')));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A host that opens the dialog again and again. */
function Reopened(args: SoftStakingDialogProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <SoftStakingDialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** The tick at the terms is gone each time the dialog opens: after Cancel, after Escape, and after a refusal (SS-10). */
export const TermsReset: Story = {
  render: (args) => <Reopened {...args} />,
  beforeEach: ({ msw }) => msw.use(refuse(setSoftStaking, 30_499, 'Closed today.'), ...saver()),
  play: async () => {
    const opened = async (): Promise<void> => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(await button('Open'));
      await expect(await terms()).not.toBeChecked();
      await expect(await button(t('earn.soft.start'))).toBeDisabled();
    };
    await opened();
    await userEvent.click(await terms());
    await userEvent.click(await button(t('earn.cancel')));
    await opened();
    await userEvent.click(await terms());
    await userEvent.keyboard('{Escape}');
    await opened();
    await start();
    await within(await screen.findByRole('dialog')).findByText('Closed today.');
    await expect(await terms()).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await opened();
  },
};

/** A coin that could not be read is not named among those that earn, and a line says so. @state many-rows */
export const ActivateUnreadable: Story = {
  args: { unreadable: 1 },
  play: async () => {
    await shown(t('earn.soft.unreadable', { count: 1 }));
    await expect(screen.getByText(part(t('earn.soft.activate.coins', { coins: inList('ETH', 'SOL') })))).toBeVisible();
  },
};

/** Ticked and started: true is sent once, the dialog closes and reports the status (SS-06, SS-08). @state success */
export const Activated: Story = {
  play: async ({ args }) => {
    await start();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ status: true });
    await expect(args.onStatusChange).toHaveBeenCalledOnce();
    await expect(args.onStatusChange).toHaveBeenCalledWith(true);
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

/** What was paid so far; Keep earning sends nothing (SS-05). @state one-row */
export const Close: Story = {
  args: { variant: 'close', coins: softStakingOf({ coins: [softStakingCoinRow({ asset: 'USDT', earned: '67.76' })] }).coins.rows },
  play: async ({ args }) => {
    await shown('67.76');
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(await button(t('earn.soft.continue')));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Where a coin could not be read, no total is shown as if it were whole, and a line says why (SS-05). */
export const CloseUnreadable: Story = {
  args: {
    variant: 'close',
    coins: softStakingOf({ coins: [softStakingCoinRow({ asset: 'USDT', holding: '5', earned: '67.76' })] }).coins.rows,
    unreadable: 1,
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(t('earn.soft.unreadable', { count: 1 }))).toHaveLength(2));
    await expect(screen.queryByText('67.76')).toBeNull();
    await expect(screen.getAllByText('--')).toHaveLength(2);
  },
};

/** Stop earning sends false and reports it; a host that hands over no coins sees no figures (SS-07, SS-08). @state empty, success */
export const Closed: Story = {
  args: { variant: 'close', coins: [] },
  play: async ({ args }) => {
    await expect(screen.queryByText(t('earn.soft.paid'))).toBeNull();
    await userEvent.click(await button(t('earn.soft.stop')));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ status: false });
    await expect(args.onStatusChange).toHaveBeenCalledOnce();
    await expect(args.onStatusChange).toHaveBeenCalledWith(false);
  },
};

/** A refusal leaves the dialog open, says that nothing changed and why, tells the host, and can be sent again (SS-09). @state refused */
export const Refused: Story = {
  args: { variant: 'close' },
  beforeEach: ({ msw }) => msw.use(refuse(setSoftStaking, 1, 'Closed <b>today</b>'), ...saver()),
  play: async ({ args }) => {
    await userEvent.click(await button(t('earn.soft.stop')));
    const banner = within(await within(await screen.findByRole('dialog')).findByRole('alert'));
    await banner.findByText(t('earn.soft.refused.close'));
    await banner.findByText('Closed <b>today</b>');
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await expect(args.onStatusChange).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(await button(t('earn.soft.retry'))).toBeEnabled();
  },
};

/** While it is being sent, nothing can be sent a second time, and the terms stay as they are. @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(setSoftStaking), ...saver()),
  play: async () => {
    await start();
    await waitFor(async () => expect(await terms()).toHaveAttribute('aria-disabled', 'true'));
    await expect(screen.getByRole('button', { name: part(t('earn.soft.start')) })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The answer of the switch is lost and the host knows how it stands: it is reported as done (SS-08). */
export const AnswerLost: Story = {
  args: { readStatus: async () => true },
  beforeEach: ({ msw }) => msw.use(losesAnswer(setSoftStaking), ...saver()),
  play: async ({ args }) => {
    await start();
    await waitFor(() => expect(args.onStatusChange).toHaveBeenCalledWith(true), { timeout: 20_000 });
    await expect(args.onStatusChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The request is lost and the host says that nothing changed: the dialog says so of a setting, and it can be sent again. @state refused */
export const RequestLost: Story = {
  args: { variant: 'close', readStatus: async () => true },
  beforeEach: ({ msw }) => msw.use(losesAnswer(setSoftStaking), ...saver()),
  play: async () => {
    await userEvent.click(await button(t('earn.soft.stop')));
    const banner = within(await within(await screen.findByRole('dialog')).findByRole('alert', {}, { timeout: 20_000 }));
    await banner.findByText(t('earn.soft.refused.close'));
    await banner.findByText(t('earn.setting.notChanged'));
    await expect(await button(t('earn.soft.retry'))).toBeEnabled();
  },
};

/** The answer of the switch is lost and the host does not know: it can be checked again, and nothing is reported. @state outcome-unknown */
export const OutcomeUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(setSoftStaking), ...saver()),
  play: async ({ args }) => {
    await start();
    await screen.findByText(part(t('earn.soft.unresolved')), {}, { timeout: 20_000 });
    await expect(await button(t('earn.checkAgain'))).toBeEnabled();
    await expect(args.onStatusChange).not.toHaveBeenCalled();
  },
};

/** A visitor sees everything, and is asked to sign in instead of sending (SS-06). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await userEvent.click(await button(t('earn.login')));
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** At 320 px with very long names and amounts nothing is clipped. @state long */
export const Long: Story = {
  args: {
    variant: 'close',
    coins: softStakingOf({ coins: [softStakingCoinRow({ asset: 'USDT', holding: '123456789012345', earned: '123456789012.12345678' })] })
      .coins.rows,
  },
  globals: { viewport: { value: 'narrow' } },
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  play: async () => {
    await screen.findByText('123,456,789,012.12');
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
