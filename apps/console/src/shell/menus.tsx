import { Menu, MenuRadioGroup, MenuRadioItem, MenuLabel, MenuItem, MenuSeparator, useToast } from '@earnkit/ui';
import { type ReactElement, useState } from 'react';
import { AddFundsDialog, InviteFriendsDialog, NotificationSubscriptionsDialog, useMessages } from '@earnkit/components';
import { rewriteAddress, goTo, withLanguage } from '../navigation.ts';
import { APPEARANCES, choose, chooseLanguage, LANGUAGES, usePreferences, type Language } from '../preferences/preferences.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import type { MenuContentProps } from './menuOnDemand.tsx';
import type { HeaderPlace } from './Places.tsx';
import * as css from './Shell.css.ts';
import { useWorldName } from '../messages/useWorldName.ts';
import { signOut } from '../session/signOut.ts';

/** Each language is offered in its own words. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };

function LanguageChoice(): ReactElement {
  const { t } = useConsoleMessages();
  const { language } = usePreferences();
  const change = (next: Language): void => void chooseLanguage(next).then(() => rewriteAddress());
  return (
    <MenuRadioGroup label={t('language.label')} value={language} onValueChange={change}>
      {LANGUAGES.map((value) => (
        <MenuRadioItem key={value} value={value}>
          <span lang={value}>{LANGUAGE_NAMES[value]}</span>
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}

function AppearanceChoice(): ReactElement {
  const { t } = useConsoleMessages();
  const { appearance } = usePreferences();
  return (
    <MenuRadioGroup label={t('appearance.label')} value={appearance} onValueChange={(value) => choose({ appearance: value })}>
      {APPEARANCES.map((value) => (
        <MenuRadioItem key={value} value={value}>
          {t(`appearance.${value}`)}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}

/** Chooses the language of the console. */
export const LanguageMenu = ({ trigger }: MenuContentProps): ReactElement => (
  <Menu trigger={trigger} defaultOpen>
    <LanguageChoice />
  </Menu>
);

/** Chooses light or dark. */
export const AppearanceMenu = ({ trigger }: MenuContentProps): ReactElement => (
  <Menu trigger={trigger} defaultOpen>
    <AppearanceChoice />
  </Menu>
);

export interface PlaceMenuProps extends MenuContentProps {
  /** Where it leads. */
  places: readonly HeaderPlace[];
  /** Whether language and appearance are chosen in it too. @default false */
  withSettings?: boolean;
}

/** Places of the header. */
export const PlaceMenu = ({ trigger, places, withSettings = false }: PlaceMenuProps): ReactElement => (
  <Menu trigger={trigger} defaultOpen align="start">
    {places.map(({ path, name, current }) => (
      <MenuItem key={path} asChild>
        <a href={withLanguage(path)} aria-current={current} className={current && css.currentPlace}>
          {name}
        </a>
      </MenuItem>
    ))}
    {withSettings && (
      <>
        <MenuSeparator />
        <LanguageChoice />
        <MenuSeparator />
        <AppearanceChoice />
      </>
    )}
  </Menu>
);

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
