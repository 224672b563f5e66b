import { AddFundsDialog, InviteFriendsDialog, NotificationSubscriptionsDialog, useMessages } from '@earnkit/components';
import { Menu, MenuLabel, MenuItem, MenuSeparator, useToast } from '@earnkit/ui';
import { useState, type ReactElement } from 'react';
import { goTo } from '../navigation.ts';
import { useWorldName } from '../messages/useWorldName.ts';
import { signOut } from '../session/signOut.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import type { MenuContentProps } from './menuOnDemand.tsx';

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps extends MenuContentProps {
  /** The sandbox's name of who is signed in. */
  world: string | undefined;
  /** Whether signing out is the console's to do; at a real exchange it is the exchange's. */
  canSignOut: boolean;
}

/** What a person who is signed in does with their account: holdings, more funds, notifications, invitations, signing out. */
export function AccountMenu({ trigger, world, canSignOut }: AccountMenuProps): ReactElement {
  const { t } = useConsoleMessages();
  const { t: tArea } = useMessages();
  const name = useWorldName(world);
  const { notify } = useToast();
  const [opened, setOpened] = useState<'funds' | 'notifications' | 'invite'>();
  const close = (): void => setOpened(undefined);
  const leave = (): void => {
    signOut().catch(() => notify({ tone: 'danger', title: t('account.signOutFailed') }));
  };
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        <MenuLabel>{canSignOut ? t('account.signedInAs', { name }) : t('account.atTheExchange')}</MenuLabel>
        <MenuItem onSelect={() => goTo('/simple-earn/my-lendings')}>{t('nav.holdings')}</MenuItem>
        <MenuItem onSelect={() => setOpened('funds')}>{tArea('earn.addFunds.action')}</MenuItem>
        <MenuItem onSelect={() => setOpened('notifications')}>{tArea('earn.notifications.title')}</MenuItem>
        <MenuItem onSelect={() => setOpened('invite')}>{tArea('earn.invite.title')}</MenuItem>
        {canSignOut && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={leave}>{t('account.signOut')}</MenuItem>
          </>
        )}
      </Menu>
      <AddFundsDialog open={opened === 'funds'} onOpenChange={close} asset="USDT" />
      <NotificationSubscriptionsDialog open={opened === 'notifications'} onOpenChange={close} />
      <InviteFriendsDialog open={opened === 'invite'} onOpenChange={close} />
    </>
  );
}
