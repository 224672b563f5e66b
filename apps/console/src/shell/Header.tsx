import type { Session } from '@earnkit/hooks';
import { Icon, IconButton, LinkButton, Menu, MenuRadioGroup, MenuRadioItem } from '@earnkit/ui';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { goToLogin, history, withLanguage, withoutLanguage } from '../navigation.ts';
import { APPEARANCES, choose, chooseLanguage, LANGUAGES, usePreferences, type Language } from '../preferences/preferences.ts';
import { useWords } from '../words/useWords.ts';
import { AccountMenu } from './AccountMenu.tsx';
import * as css from './Shell.css.ts';

/** Props of {@link Header}. */
export interface HeaderProps {
  /** Who is looking. */
  session: Session;
  /** The sandbox's name of who is signed in. */
  world: string | undefined;
  /** Whether signing out is the console's to do; at a real exchange it is the exchange's. */
  canSignOut: boolean;
  /** Further controls, before all others. @default none */
  children?: ReactNode;
}

/** Product, places, language, appearance and account. */
export function Header({ session, world, canSignOut, children }: HeaderProps): ReactElement {
  const say = useWords();
  const { language } = usePreferences();
  const { pathname } = useLocation();
  const routes = Object.values(useRouter().routesById);
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <a className={css.brand} href={withLanguage('/simple-earn')}>
          <img src="/icon.svg" alt="" width={24} height={24} />
          {say('product')}
        </a>
        <nav className={css.nav} aria-label={say('nav.label')}>
          {routes.map(({ fullPath: path, options: { staticData } }) =>
            staticData?.place ? (
              <a key={path} className={css.navLink} href={withLanguage(path)} aria-current={pathname === path ? 'page' : undefined}>
                {staticData.place[language]}
              </a>
            ) : null,
          )}
        </nav>
        <div className={css.controls}>
          {children}
          <LanguageMenu />
          <AppearanceMenu />
          {session.state === 'signed-in' ? <AccountMenu world={world} canSignOut={canSignOut} /> : pathname !== '/login' && <LogInLink />}
        </div>
      </div>
    </header>
  );
}

/** Each language is offered in its own words. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };

function LanguageMenu(): ReactElement {
  const say = useWords();
  const { language } = usePreferences();
  const change = (next: Language): void =>
    void chooseLanguage(next).then(() => {
      const { pathname, search, hash } = history.location;
      history.replace(withLanguage(withoutLanguage(pathname)) + search + hash);
    });
  return (
    <Menu
      trigger={
        <IconButton label={say('language.label')}>
          <Icon name="globe" />
        </IconButton>
      }
    >
      <MenuRadioGroup label={say('language.label')} value={language} onValueChange={change}>
        {LANGUAGES.map((value) => (
          <MenuRadioItem key={value} value={value}>
            <span lang={value}>{LANGUAGE_NAMES[value]}</span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

function AppearanceMenu(): ReactElement {
  const say = useWords();
  const { appearance } = usePreferences();
  return (
    <Menu
      trigger={
        <IconButton label={say('appearance.label')}>
          <Icon name={appearance === 'dark' ? 'moon' : 'sun'} />
        </IconButton>
      }
    >
      <MenuRadioGroup label={say('appearance.label')} value={appearance} onValueChange={(value) => choose({ appearance: value })}>
        {APPEARANCES.map((value) => (
          <MenuRadioItem key={value} value={value}>
            {say(`appearance.${value}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

function LogInLink(): ReactElement {
  const say = useWords();
  return (
    <LinkButton
      href={withLanguage('/login')}
      onClick={(event) => {
        event.preventDefault();
        goToLogin();
      }}
    >
      {say('account.logIn')}
    </LinkButton>
  );
}
