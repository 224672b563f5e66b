import { HideBalancesButton } from '@earnkit/components';
import type { Session } from '@earnkit/hooks';
import { Container, Flex, icons, type IconShape, LinkButton, useIsMobile, Words } from '@earnkit/ui';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { here, useHere } from '../here.ts';
import { goToLogin, withLanguage, withoutLanguage } from '../navigation.ts';
import { type Appearance, usePreferences } from '../preferences/preferences.ts';
import { useAtExchange } from '../session/sessionStore.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { menuOnDemand } from './menuOnDemand.tsx';
import type { ConsolePage } from './pages.ts';
import { type HeaderPlace, Places } from './Places.tsx';
import * as css from './Shell.css.ts';

const LanguageMenu = menuOnDemand(async () => (await import('./menus.tsx')).LanguageMenu);
const AppearanceMenu = menuOnDemand(async () => (await import('./menus.tsx')).AppearanceMenu);
const AccountMenu = menuOnDemand(async () => (await import('./menus.tsx')).AccountMenu);

/** Icons of the setting, not of the current appearance: with `system` the device decides. */
const APPEARANCE_ICONS: Readonly<Record<Appearance, IconShape>> = { system: icons.screen, light: icons.sun, dark: icons.moon };

export interface HeaderProps {
  /** Every page; those with a name of their own are listed. */
  pages: readonly ConsolePage[];
  /** Who is looking. */
  session: Session;
  /** The sandbox's name of who is signed in. */
  world: string | undefined;
  /** Whether signing out is the console's to do; at a real exchange it is the exchange's. */
  canSignOut: boolean;
  /** Further controls, before all others. @default none */
  children?: ReactNode;
}

/** The header's place that a page belongs to: the one with the longest path that is a prefix of the page's path. */
const placeOf = (pathname: string, places: readonly string[]): string | undefined =>
  places.filter((path) => `${pathname}/`.startsWith(`${path}/`)).toSorted((first, second) => second.length - first.length)[0];

/** Product, places, language, appearance and account. */
export function Header({ pages, session, world, canSignOut, children }: HeaderProps): ReactElement {
  const { t } = useConsoleMessages();
  const { language, appearance } = usePreferences();
  const pathname = withoutLanguage(useHere(() => here().pathname));
  const atExchange = useAtExchange();
  const isMobile = useIsMobile();
  const places = useMemo(() => {
    const listed = pages.flatMap(({ path, place, sandboxOnly }) =>
      place && !(atExchange && sandboxOnly) ? [{ path, name: place[language] }] : [],
    );
    const current = placeOf(
      pathname,
      listed.map(({ path }) => path),
    );
    return listed.map(({ path, name }): HeaderPlace => {
      const isCurrent = path === current;
      return { path, name, current: isCurrent ? (path === pathname ? 'page' : 'true') : undefined };
    });
  }, [pages, pathname, language, atExchange]);
  return (
    <header className={css.header}>
      <Container className={css.gutter}>
        <Flex align="center" wrap="wrap" className={css.bar}>
          <a className={css.brand} href={withLanguage('/earn')} aria-label={isMobile ? t('product') : undefined}>
            <Logo />
            <Words>{!isMobile && t('product')}</Words>
          </a>
          <Places places={places} />
          <div className={css.controls}>
            <Words>{children}</Words>
            {session.state === 'signed-in' && <HideBalancesButton />}
            {!isMobile && (
              <>
                <LanguageMenu label={t('language.label')} icon={icons.globe} />
                <AppearanceMenu label={t('appearance.label')} icon={APPEARANCE_ICONS[appearance]} />
              </>
            )}
            {session.state === 'signed-in' ? (
              <AccountMenu label={t('account.menu')} icon={icons.user} world={world} canSignOut={canSignOut} />
            ) : (
              pathname !== '/login' && <LogInLink />
            )}
          </div>
        </Flex>
      </Container>
    </header>
  );
}

/** As `icon.svg`, which the browser would fetch before it paints the page. */
const Logo = (): ReactElement => (
  <svg viewBox="0 0 32 32" width={24} height={24} aria-hidden>
    <rect width={32} height={32} rx={8} fill="#208368" />
    <path
      d="M8 21.5l5.5-6 4 3.5L24 11m-5.5-.5h6v6"
      fill="none"
      stroke="#fff"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

function LogInLink(): ReactElement {
  const { t } = useConsoleMessages();
  return (
    <LinkButton
      href={withLanguage('/login')}
      onClick={(event) => {
        event.preventDefault();
        goToLogin();
      }}
    >
      {t('account.logIn')}
    </LinkButton>
  );
}
