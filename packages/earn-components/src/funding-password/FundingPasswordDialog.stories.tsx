import { flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnPrompts } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { FlexibleSubscribeDialog } from '../simple-earn/flexible-subscribe-dialog/index.ts';
import { refuse } from '../testing/mockEndpoint.ts';
import { mockFlexible } from '../testing/mockFlexible.ts';
import { address, t } from '../testing/words.ts';
import { FundingPasswordDialog } from './FundingPasswordDialog.tsx';

const PASSWORD = '246813';
const prompts = createEarnPrompts();

/** Receives the amount and the password of each order, and answers it. */
const sent: string[] = [];

/** An exchange that asks for the funding password when an order comes without one. */
const guarded = (asks: object, wrong = 'The funding password is wrong. 4 attempts are left.') =>
  http.post(`*${flexible.subscribe.path}`, async ({ request }) => {
    const fields = new URLSearchParams(await request.text());
    const given = fields.get('fundpass');
    sent.push(`${fields.get('amount')} ${given ?? 'without'}`);
    if (given === null) return HttpResponse.json({ data: null, ...asks });
    if (given !== PASSWORD) return HttpResponse.json({ code: 10010106, message: wrong, data: null });
    return HttpResponse.json({ code: 0, message: '', data: null });
  });

const meta = {
  title: 'Account/Funding password dialog',
  component: FundingPasswordDialog,
  args: { prompts },
  parameters: {
    unreachable: {
      'loading, stale, partly-failed, failed': 'it reads nothing',
      'empty, one-row, many-rows': 'it has one field',
      'sold-out, quota-used, vip-only, restricted-region': 'the exchange asks for the password of an order that it takes',
      'signed-out': 'a visitor sends no order',
      'outcome-unknown': 'the form that sent the order finds out what became of it',
    },
    earn: { prompts },
  },
  // The area draws the password dialog; the story draws the form that needs it.
  render: () => <FlexibleSubscribeDialog open asset="USDT" onOpenChange={fn()} />,
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(guarded({ code: 101, message: 'Funding password' }), ...mockFlexible().handlers);
    return () => prompts.cancelAll();
  },
} satisfies Meta<typeof FundingPasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = (name = t('earn.password.title')) => screen.findByRole('dialog', { name });
const field = (label = t('earn.password.label')) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const receipt = () => screen.findByRole('alertdialog', { name: t('earn.flexible.subscribed.title') }, { timeout: 5_000 });

/** Sends a subscription of 100. */
async function subscribe(): Promise<void> {
  await screen.findByText('1,204.5');
  await userEvent.type(await amount(), '100');
  await press(t('earn.subscribe'));
}

/** The dialog opens above the form (SH-31). Password managers recognise its field, and pasting works (A02, WCAG 3.3.8). */
export const Asked: Story = {
  play: async () => {
    await subscribe();
    await question();
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.paste(' pasted &=+ 密码 ');
    await expect(input).toHaveValue(' pasted &=+ 密码 ');
    await press(t('earn.password.showLabel'));
    await expect(input).toHaveAttribute('type', 'text');
    await press(t('earn.password.hideLabel'));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(screen.getByRole('link')).toHaveAttribute('href', address('/myaccount/security'));
  },
};

/**
 * The same order continues with the password and is sent once (SH-31, SH-38). The password is kept nowhere in the page, its address
 * or the tab, and the console has none of it (S08).
 *
 * @state success
 */
export const Right: Story = {
  play: async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => spyOn(console, level));
    await subscribe();
    await userEvent.type(await field(), `${PASSWORD}{Enter}`);
    await receipt();
    await expect(sent).toEqual(['100 without', `100 ${PASSWORD}`]);
    const kept = [{ ...sessionStorage }, { ...localStorage }, history.state, location.href, logs.map(({ mock }) => mock.calls.map(String))];
    await expect(document.documentElement.outerHTML + JSON.stringify(kept)).not.toContain(PASSWORD);
  },
};

/** Code 10010111 asks for the password too (SH-32). */
export const Required: Story = {
  parameters: { sameAs: 'another code of the exchange asks for the same password' },
  beforeEach: ({ msw }) => msw.use(guarded({ code: 10010111, message: '' })),
  play: async () => {
    await subscribe();
    await userEvent.type(await field(), `${PASSWORD}{Enter}`);
    await receipt();
  },
};

/** The flag asks for the password, wherever it is in the answer (SH-33, AMB-004). */
export const Flagged: Story = {
  parameters: { sameAs: 'a flag of the exchange asks for the same password' },
  beforeEach: ({ msw }) => msw.use(guarded({ code: -1, message: '', data: { require_fundpass: 1 } })),
  play: async () => {
    await subscribe();
    await userEvent.type(await field(), `${PASSWORD}{Enter}`);
    await receipt();
  },
};

/** A wrong password shows the text of the exchange and an empty, focused field; the form stays (A01, SH-34, AMB-004). @state refused */
export const Wrong: Story = {
  play: async () => {
    await subscribe();
    await userEvent.type(await field(), '000000{Enter}');
    await expect(await screen.findByText('The funding password is wrong. 4 attempts are left.')).toBeVisible();
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The funding password is wrong. 4 attempts are left.');
  },
};

/** The right password after a wrong one sends the order. */
export const WrongThenRight: Story = {
  parameters: { sameAs: 'after a wrong password the right one leads to the same receipt' },
  play: async () => {
    await subscribe();
    await userEvent.type(await field(), '000000{Enter}');
    await screen.findByText('The funding password is wrong. 4 attempts are left.');
    await userEvent.type(await field(), `${PASSWORD}{Enter}`);
    await receipt();
    await expect(sent).toEqual(['100 without', '100 000000', `100 ${PASSWORD}`]);
  },
};

/** Without a text of the exchange, the dialog shows its own. */
export const WrongWithoutText: Story = {
  beforeEach: ({ msw }) => msw.use(guarded({ code: 101 }, '')),
  play: async () => {
    await subscribe();
    await userEvent.type(await field(), '000000{Enter}');
    await screen.findByText(t('earn.password.wrong'));
  },
};

const LONG = '1000000MOGWIFHAT'.repeat(12);

/** Text of the exchange is never shown as markup (S01). @state long */
export const HostileText: Story = {
  beforeEach: ({ msw }) => msw.use(guarded({ code: 101 }, `<img src=x onerror="document.title=1"> {count} ${LONG} \u202eneddih`)),
  play: async () => {
    await subscribe();
    await userEvent.type(await field(), '000000{Enter}');
    await screen.findByText(`<img src=x onerror="document.title=1"> {count} ${LONG} neddih`);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
};

/** While the password is checked it is hidden, and neither Escape nor a button closes the dialog. @state submitting */
export const Checking: Story = {
  beforeEach: ({ msw }) => {
    let asked = false;
    msw.use(
      http.post(`*${flexible.subscribe.path}`, () => {
        if (asked) return new Promise<Response>(() => undefined);
        asked = true;
        return HttpResponse.json({ code: 101, data: null });
      }),
    );
  },
  play: async () => {
    await subscribe();
    await press(t('earn.password.showLabel'));
    await userEvent.type(await field(), `${PASSWORD}{Enter}`);
    const input = await field();
    await waitFor(() => expect(input).toHaveAttribute('readonly'));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: t('earn.password.title') })).toBeVisible();
    await expect(screen.getByRole('button', { name: t('earn.cancel') })).toBeDisabled();
  },
};

/** An empty field sends nothing. */
export const Empty: Story = {
  play: async () => {
    await subscribe();
    await question();
    await press(t('earn.confirm'));
    await screen.findByText(t('earn.password.empty'), { selector: '[role="alert"]' });
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(sent).toEqual(['100 without']);
  },
};

/** Cancelling shows no toast and no message, and leaves the form ready to be sent again (AMB-004). */
export const Cancelled: Story = {
  play: async () => {
    await subscribe();
    await question();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await amount()).toBeVisible());
    await expect(await amount()).toHaveValue('100');
    await expect(await amount()).not.toHaveAttribute('readonly');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(sent).toEqual(['100 without']);
    // A press within half a second of the last one counts as a double click and is ignored (SE-55).
    await new Promise((resolve) => setTimeout(resolve, 500));
    await press(t('earn.subscribe'));
    await question();
  },
};

/** Without a funding password the dialog stays closed, and the form shows the text of the exchange (SH-35). */
export const NotSet: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(flexible.subscribe, 10010107, 'Set a funding password in your security settings first.')),
  play: async () => {
    await subscribe();
    await screen.findByText('Set a funding password in your security settings first.');
    await expect(screen.getByRole('link', { name: t('earn.password.openSettings') })).toHaveAttribute(
      'href',
      address('/myaccount/security'),
    );
    await expect(await amount()).toHaveValue('100');
  },
};

/** When the exchange asks for a fingerprint, which a web page cannot give, the form says so (SH-36). */
export const Fingerprint: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(flexible.subscribe, 10010108, 'Confirm with your fingerprint in the app.')),
  play: async () => {
    await subscribe();
    await screen.findByText('Confirm with your fingerprint in the app.');
    await expect(await amount()).toHaveValue('100');
  },
};

/** After too many wrong passwords, the form stays and shows how long to wait (A01, SH-37). @state refused */
export const TooOften: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refuse(flexible.subscribe, 10010112, 'The funding password was wrong too often. Try again in 15 minutes.')),
  play: async () => {
    await subscribe();
    await screen.findByText('The funding password was wrong too often. Try again in 15 minutes.');
    await expect(await amount()).toHaveValue('100');
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async () => {
    await screen.findByText('1,204.5');
    await userEvent.type(screen.getByRole('textbox'), '100');
    await press('申购');
    await question('输入资金密码');
    await userEvent.type(await field('资金密码'), '1');
    await press('显示密码');
  },
};

/** In a right-to-left page, the password itself is written from left to right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await subscribe();
    await userEvent.type(await field(), '000000{Enter}');
    await screen.findByText('The funding password is wrong. 4 attempts are left.');
  },
};

const narrow = { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } };

/** At 320 px nothing is clipped. */
export const Narrow: Story = {
  parameters: narrow,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await subscribe();
    const dialog = await question();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
