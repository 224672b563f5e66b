import * as account from '@earnkit/core/account/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../testing/mockEndpoint.ts';
import { address, t } from '../testing/words.ts';
import { InviteFriends } from './InviteFriends.tsx';
import { InviteFriendsDialog } from './InviteFriendsDialog.tsx';

const meta = {
  title: 'Account/Invite friends',
  component: InviteFriends,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it has one link and one code',
      'refused, submitting, outcome-unknown': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'everybody who is signed in may invite',
      'stale, partly-failed': 'link and code do not change, and come in one answer',
    },
  },
} satisfies Meta<typeof InviteFriends>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (code: string): string => `${window.location.origin}${address(`/signup/${code}`)}?ref_type=121`;

/** The link and the code can be copied (SH-25, API-07). @state success */
export const LinkAndCode: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockEndpoint(account.referral, { encrypted_uid: 'VLVFBVWNUG', kol_code: '' }));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    return () => write.mockRestore();
  },
  play: async ({ canvas }) => {
    await canvas.findByText('VLVFBVWNUG');
    await userEvent.click(canvas.getByRole('button', { name: t('earn.invite.copyLink') }));
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(link('VLVFBVWNUG')));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.invite.copyCode') }));
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith('VLVFBVWNUG'));
  },
};

/** A partner's code takes precedence over the regular one (SH-25). */
export const Partner: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.referral, { encrypted_uid: 'VLVFBVWNUG', kol_code: 'ADA 100%' })),
  play: async ({ canvas }) => {
    await canvas.findByText('ADA 100%');
    await expect(canvas.getByText(link('ADA%20100%25'))).toBeVisible();
    await expect(canvas.queryByText('VLVFBVWNUG')).toBeNull();
  },
};

export const Chinese: Story = {
  parameters: { earn: { locale: 'zh' } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.referral, { encrypted_uid: 'VLVFBVWNUG' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '复制邀请码' });
    await expect(canvas.getByText(`${window.location.origin}/zh/signup/VLVFBVWNUG?ref_type=121`)).toBeVisible();
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(account.referral)) };

/** @state empty */
export const NoCode: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.referral, { encrypted_uid: '', kol_code: null })),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.invite.none'));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.referral, 503)),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.invite.failed'));
    await expect(canvas.getByRole('button', { name: t('earn.ui.retry') })).toBeEnabled();
  },
};

/** A visitor sees nothing, and nothing is requested (SH-09). @state signed-out */
export const Visitor: Story = {
  parameters: { sameAs: 'a visitor sees nothing', earn: { session: { state: 'anonymous' } } },
  render: () => (
    <>
      <InviteFriends />
      <InviteFriendsDialog open onOpenChange={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/./)).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** On a phone the dialog is a sheet. A long address wraps and is not clipped. @state long */
export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  globals: { viewport: { value: 'phone' } },
  render: () => <InviteFriendsDialog open onOpenChange={fn()} />,
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.referral, { encrypted_uid: 'A'.repeat(64) })),
  play: async () => {
    await screen.findByText('A'.repeat(64));
  },
};
