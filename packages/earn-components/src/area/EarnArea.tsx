'use client';
import { type ReactElement, useCallback, useEffect, useInsertionEffect, useRef, useState, forwardRef, type ForwardedRef } from 'react';
import { EarnProvider, type EarnProviderProps, type Notice, useHiddenBalances, useRestoredOrders } from '@earnkit/hooks';
import {
  AmountVisibility,
  EarnTheme,
  ErrorBoundary,
  type EarnThemeProps,
  type MessageTone,
  type PartProps,
  Toaster,
  useToast,
} from '@earnkit/ui';
import { CodeErrorContext } from '@earnkit/ui/code-errors';
import { lazyComponent } from '@earnkit/ui/lazy-component';
import { type MessageOverrides, type Messages, MessagesProvider, useMessages, useTextLanguage, useUiLabels } from '../messages/index.ts';
import { FundingPasswordDialog } from '../funding-password/FundingPasswordDialog.tsx';
import { LoginDialog } from '../login/index.ts';
import type { AreaReportsProps } from './AreaReports.tsx';
import type { OnLoadError } from './loadError.ts';
import type { NoSessionProps } from './NoSession.tsx';

/** A notice as text, in the person's language. */
export interface DisplayNotice {
  /** What it means. */
  readonly tone: MessageTone;
  /** One sentence, and the id of a request that failed; may hold text of the exchange. Text, never markup. */
  readonly title: string;
}

export interface EarnAreaProps extends Omit<EarnProviderProps, 'notify'>, PartProps {
  /** Light, dark, or the same as the host's page. @default 'inherit' */
  appearance?: NonNullable<EarnThemeProps['appearance']>;
  /** The product's look in one object. @default the surrounding theme */
  brand?: NonNullable<EarnThemeProps['brand']>;
  /** Colour of buttons, links and switches; overrides the brand's. @default the brand's, or 'jade' */
  accent?: NonNullable<EarnThemeProps['accent']>;
  /**
   * Where dialogs, lists and toasts open: an element or a ref of one. @default the nearest modal dialog, popover or full-screen element of
   * the host, else the shadow root of the area, else the body
   */
  container?: NonNullable<EarnThemeProps['container']>;
  /**
   * By what lists become cards: the `window`, or `auto`, the width of the area itself, for an area in a narrow column of the host's page.
   * @default 'window'
   */
  layout?: NonNullable<EarnThemeProps['layout']>;
  /** Whether to paint the ground of the area. @default true, false inside another theme */
  background?: boolean;
  /** Direction of reading. @default 'ltr' */
  dir?: 'ltr' | 'rtl';
  /**
   * A product's own messages by key: ICU text or functions. Keep the object stable between renders: a new one is parsed again.
   * @default {}
   */
  messages?: MessageOverrides;
  /**
   * How the person is asked to sign in (SH-05): with the registration modal, or by navigating to the login page at once. `onLoginNeeded`,
   * and in app mode `onAppLogin`, take precedence over both.
   * @default 'modal'
   */
  login?: 'modal' | 'page';
  /**
   * Called with each error that stops a part of the area from rendering. That part shows an error with a retry button, and the page around
   * the area is not affected. @default nothing is reported
   */
  onError?: NonNullable<EarnThemeProps['onError']>;
  /** Called with everything that could not be loaded or drawn, by kind. @default nothing is reported */
  onLoadError?: OnLoadError;
  /** Called once, when the area is drawn and what it read first has arrived or failed. @default nothing */
  onReady?: () => void;
  /** Called to show a notice, in place of the area's own toasts. @default toasts */
  notify?: (notice: DisplayNotice) => void;
}

/**
 * The earn area in one component: live data, theme, messages, toasts, and the prompts of the exchange: sign-in
 * (SH-05, AMB-012) and, with `prompts`, the funding password (SH-38). Every other component of this package goes inside it.
 */
export const EarnArea = forwardRef<HTMLDivElement, EarnAreaProps>(function EarnArea(props, ref): ReactElement {
  const { messages, timeZone, formats, locale = 'en', edition = 'global' } = props;
  const latest = useRef(props);
  useInsertionEffect(() => {
    latest.current = props;
  });
  const [{ onLoadError, onCodeError, onError }] = useState(() => {
    const report: OnLoadError = (error) => latest.current.onLoadError?.(error);
    const reportRender: NonNullable<EarnAreaProps['onError']> = (error, info) => {
      latest.current.onError?.(error, info);
      report({ kind: 'render', error, ...info });
    };
    return { onLoadError: report, onError: reportRender, onCodeError: (error: unknown) => report({ kind: 'code', error }) };
  });
  return (
    <MessagesProvider
      locale={locale}
      edition={edition}
      {...(timeZone && { timeZone })}
      {...(formats && { formats })}
      {...(messages && { messages })}
    >
      <LabelledTheme data-part="earn-area" {...props} onError={onError} host={ref}>
        <CodeErrorContext.Provider value={onCodeError}>
          <ErrorBoundary>
            {hasSession(props) ? (
              <Toaster>
                <AreaProvider {...props} reports={props.onReady || props.onLoadError ? onLoadError : undefined} />
              </Toaster>
            ) : (
              <NoSession logger={props.logger} onLoadError={onLoadError} />
            )}
          </ErrorBoundary>
        </CodeErrorContext.Provider>
      </LabelledTheme>
    </MessagesProvider>
  );
});

/** Code in JavaScript may leave the session out, or pass it before it knows it. */
const hasSession = ({ session }: { readonly session?: unknown }): boolean => session !== undefined && session !== null;

const NoSession = lazyComponent<NoSessionProps>(async () => (await import('./NoSession.tsx')).NoSession);

/** Loaded for a host that wants to know. */
const AreaReports = lazyComponent<AreaReportsProps>(async () => (await import('./AreaReports.tsx')).AreaReports);

function LabelledTheme({
  host,
  children,
  ...theme
}: Omit<EarnThemeProps, 'grouping' | 'labels' | 'lang' | 'locale'> & { host: ForwardedRef<HTMLDivElement> }): ReactElement {
  const { language, figureStyle } = useMessages();
  return (
    <EarnTheme {...theme} ref={host} labels={useUiLabels()} lang={useTextLanguage()} locale={language} grouping={figureStyle.grouping}>
      {children}
    </EarnTheme>
  );
}

function AreaProvider({ reports, ...props }: EarnAreaProps & { readonly reports: OnLoadError | undefined }): ReactElement {
  const { login = 'modal', notify, children, session } = props;
  const messages = useMessages();
  const toast = useToast();
  const { hidden } = useHiddenBalances();
  const tell = (notice: Notice): void => (notify ?? toast.notify)(displayNotice(messages, notice));
  const person = session.state === 'signed-in' ? session.id : session.signedOut;
  const modal = useLoginModal(person);
  useToastsOfOnePerson(person, toast.clear);
  const { onLoginNeeded = login === 'modal' ? modal.show : undefined, prompts } = props;
  return (
    <EarnProvider {...props} notify={tell} {...(onLoginNeeded && { onLoginNeeded })}>
      <AmountVisibility visible={!hidden}>
        <ErrorBoundary resetKey={person}>{children}</ErrorBoundary>
      </AmountVisibility>
      <RestoredOrders />
      {reports && <AreaReports onReady={props.onReady} onLoadError={reports} />}
      <LoginDialog open={modal.open} onOpenChange={modal.setOpen} />
      {prompts && <FundingPasswordDialog prompts={prompts} />}
    </EarnProvider>
  );
}

/** Restores orders that were being sent when the page was reloaded. */
function RestoredOrders(): null {
  useRestoredOrders();
  return null;
}

/** The id of the signed-in person; `true` after a sign-out; `undefined` or `false` while the session is lost. */
type Person = string | boolean | undefined;

/** Removes the toasts when the person signs out or another one signs in: they can hold a text about the account (A06). */
function useToastsOfOnePerson(now: Person, clear: () => void): void {
  const last = useRef<Person>(undefined);
  useEffect(() => {
    // A lost session keeps the toasts: the same person may sign in again.
    if (!now) return;
    if (last.current && last.current !== now) clear();
    // A sign-out removes all toasts, so the next sign-in has none to remove.
    last.current = now !== true && now;
  }, [now, clear]);
}

/** The registration modal of an area. It opens once for any number of requests and closes when somebody signs in or out. */
function useLoginModal(now: Person): { open: boolean; setOpen: (open: boolean) => void; show: () => void } {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  // Set while rendering, so that who comes next does not see the modal; a key would close it where a session is lost.
  const [before, setBefore] = useState(now);
  if (now !== before) {
    setBefore(now);
    // A lost session is the reason for the modal, so it stays open.
    if (now !== undefined) setOpen(false);
  }
  return { open, setOpen, show };
}

/** A text of the exchange takes precedence over ours (AMB-006). */
const displayNotice = ({ t, noticeText }: Messages, notice: Notice): DisplayNotice => ({
  tone: notice.tone === 'error' ? 'danger' : notice.tone,
  title: [notice, ...(notice.because ? [notice.because] : [])]
    .flatMap(({ serverText, reference, ...message }) => [
      serverText ?? noticeText(message),
      ...(reference === undefined ? [] : [t('earn.error.reference', { id: reference })]),
    ])
    .join(' '),
});
