import { useEffect, useState, useEffectEvent, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import type { Session } from '@earnkit/hooks';
import { Banner, Box, Container, lazyComponent, useToast, Words } from '@earnkit/ui';
import { frame } from '../frame/frame.ts';
import { goTo } from '../navigation.ts';
import { onSessionLost, type SessionState } from '../session/sessionStore.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { Header } from './Header.tsx';
import { CookiesBanner } from './CookiesBanner.tsx';
import { OutdatedBanner } from './OutdatedBanner.tsx';
import type { ConsolePage } from './pages.ts';
import { NOWHERE, useIsLeaving, usePlace } from './place.tsx';
import * as css from './Shell.css.ts';

/**
 * Whether the page has been painted. Loads that start before would delay its first paint.
 *
 * @param drawn whether the page is rendered.
 */
export function usePainted(drawn: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!drawn) return undefined;
    // The next frame has the page, and the one after it begins when that is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn]);
  return painted;
}

/** The pages do without it where its code does not arrive. */
const SandboxPanel = lazyComponent(async () => (await import('./SandboxPanel.tsx')).SandboxPanel);

interface ShellProps {
  /** Who is looking at what. */
  sessionState: Extract<SessionState, { state: 'known' }>;
  /** Every page; the header names some. */
  pages: readonly ConsolePage[];
  /** The page that is shown. */
  children: ReactNode;
}

/**
 * The frame of every page: a skip link to its content, the header, and on the sandbox the sandbox's panel. An embedded page has no
 * frame, because the parent page has all of that (ST-32).
 */
export function Shell({ sessionState, pages, children }: ShellProps): ReactElement {
  const { t } = useConsoleMessages();
  const place = usePlace();
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  useFocusAfterSession(main, sessionState.session.state);
  useLossNotice();
  const painted = usePainted(place !== NOWHERE);
  const sandbox = sessionState.side === 'sandbox';
  return (
    // links of every piece are ordinary links; a plain click on one of ours stays in the page
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it is the links that are pressed, by keyboard too
    <div className={frame.embedded ? css.embedded : css.frame} onClick={followInside}>
      {!frame.embedded && (
        <>
          <a
            className={css.skip}
            href="#content"
            onClick={(event) => {
              event.preventDefault();
              main.current?.focus();
            }}
          >
            {t('skip')}
          </a>
          <Header pages={pages} session={sessionState.session} world={sessionState.world} canSignOut={sandbox}>
            {sandbox && painted && <SandboxPanel world={sessionState.world} />}
          </Header>
        </>
      )}
      <Container className={frame.embedded ? css.main : `${css.main} ${css.fullMain}`} asChild>
        <main id="content" ref={main} tabIndex={-1} aria-busy={useIsLeaving() || undefined}>
          <OutdatedBanner />
          <CookiesBanner />
          {sessionState.readOnly !== undefined && (
            <Box mb="5">
              <Banner tone="warning" live="polite">
                {t(`sandbox.readOnly.${sessionState.readOnly}`)}
              </Banner>
            </Box>
          )}
          <Words>{children}</Words>
        </main>
      </Container>
      {/* Without a page it would stand at the bottom of the window, and be moved away by the page. */}
      {sandbox && !frame.embedded && place !== NOWHERE && (
        <Container className={css.footer} flexGrow="0" asChild>
          <footer>{t('footer.sandbox')}</footer>
        </Container>
      )}
    </div>
  );
}

/** Moves the focus to the heading after a change of page. */
function useHeadingFocus(main: { readonly current: HTMLElement | null }): void {
  const { pathname } = usePlace();
  const before = useRef(pathname);
  useEffect(() => {
    const left = before.current;
    before.current = pathname;
    if (left !== pathname && left !== NOWHERE.pathname) main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** Signing out takes the menu away that had the focus; it goes to the page's heading rather than nowhere. */
function useFocusAfterSession(main: { readonly current: HTMLElement | null }, state: Session['state']): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return undefined;
    before.current = state;
    // the menu gives the focus back first, to a button that is gone by then
    const afterMenu = setTimeout(() => {
      if (document.activeElement === document.body) main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }, 100);
    return () => clearTimeout(afterMenu);
  }, [state, main]);
}

/** Tells the person on every page that the session has ended by itself. */
function useLossNotice(): void {
  const { t } = useConsoleMessages();
  const { notify } = useToast();
  const tell = useEffectEvent(() => notify({ tone: 'warning', title: t('session.lost') }));
  useEffect(() => onSessionLost(tell), []);
}

function followInside(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.hasAttribute('download')) return;
  // in an embedded page every link stays in it, or is opened by the parent page (ST-34)
  if (!frame.embedded && (link.target !== '' || link.origin !== location.origin)) return;
  event.preventDefault();
  goTo(link.href);
}
