'use client';
import { type ReactElement, type ReactNode, createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FigureStyle, Formats, ReasonKey, TimeStyle } from '@earnkit/core';
import type { Edition, Notice } from '@earnkit/hooks';
import { type MessageValues, type UiLabels, formatMessage, Words } from '@earnkit/ui';
import { type CommonKey, commonMessages } from './common.ts';
import {
  type Catalogue,
  type KeyOf,
  type Wording,
  cataloguesState,
  languageOf,
  loadCatalogue,
  loadCatalogues,
  messagesOf,
  onMessages,
} from './defineMessages.ts';
import { type OwnMessages, loadParser, parserState, readOwnMessages } from './ownMessages.ts';
import { type PlainValues, presentValues } from './presentValues.ts';
import type { MessageOverrides } from './catalogues.ts';

/** The messages of the given catalogues and the common messages, in the person's language. */
export interface Messages<Key extends string = never> {
  /** A message as text. Values are filled in as text. */
  readonly t: (key: Key | CommonKey, values?: MessageValues) => string;
  /**
   * The text of a notice from a rule or a hook. Amounts are passed as plain digits and grouped here; `at` is passed as unix seconds and
   * formatted as a local day and minute.
   */
  readonly noticeText: (notice: SpokenNotice) => string;
  /**
   * BCP 47 tag used to format days, weeks and numbers: the locale of the area, once its messages are loaded. A locale without messages of
   * its own keeps its formats and is shown in English.
   */
  readonly language: string;
  /** How figures are written in this area: the second argument of `formatAmount` and its like. */
  readonly figureStyle: FigureStyle;
}

/** The type of `t` in {@link Messages} for a catalogue, or for several (`typeof first | typeof second`). */
export type Translate<OfCatalogue> = Messages<KeyOf<OfCatalogue>>['t'];

/** A notice of a rule or a hook: the key of a message and its values. */
export interface SpokenNotice {
  /** Key of the message. */
  readonly key: ReasonKey | Notice['key'];
  /** Values of the message, in plain digits. @default {} */
  readonly values?: PlainValues;
}

export interface MessagesProviderProps {
  /** BCP 47 language tag. Chinese and what `addLanguage` adds have their own messages; every other language is English unless `messages` gives them. */
  locale: string;
  /** Wording of an edition (US-02, US-09). @default 'global' */
  edition?: Edition;
  /** IANA time zone used to format times. @default the browser's */
  timeZone?: string;
  /** How dates, times and figures are written. @default dates in the language's way, figures as 1,234.5 */
  formats?: Formats;
  /** A product's own messages, key by key. They come before the area's, and their plurals follow `locale`. @default {} */
  messages?: MessageOverrides;
  /** Shown until the first language is loaded. English needs no loading. @default nothing */
  fallback?: ReactNode;
  /** Components that use the messages. */
  children: ReactNode;
}

/** The messages of one catalogue. */
interface CatalogueMessages extends Pick<Messages, 'noticeText' | 'language' | 'figureStyle'> {
  /** A message as text; `undefined` for a key that the catalogue does not have. */
  readonly find: (key: string, values?: MessageValues) => string | undefined;
}

/** The messages an area shows now. */
export interface AreaMessages {
  readonly messagesOf: (catalogue: Catalogue) => CatalogueMessages | Promise<void>;
  readonly labels: Partial<UiLabels>;
  /** BCP 47 tag of the language of the texts: English where the locale's own are not there. */
  readonly textLanguage: string;
}

const MessagesContext = createContext<AreaMessages | undefined>(undefined);

/** Tells `earnkit-doctor` which copies of the packages a page has. */
((globalThis as { [mark: symbol]: string[] | undefined })[Symbol.for('earnkit')] ??= []).push('@earnkit/components 0.1.0');

const NO_MESSAGES: OwnMessages = {};

/**
 * Provides messages to all components inside it. It renders `fallback` until the first language is loaded. After a change of language it
 * keeps the old one until the new one is loaded. Messages that cannot be loaded are shown in English.
 */
export function MessagesProvider(props: MessagesProviderProps): ReactElement {
  const { locale, edition = 'global', timeZone, formats, messages = NO_MESSAGES, fallback = null, children } = props;
  const shown = useLoaded(locale, messages);
  const { dateOrder, hours, grouping } = formats ?? {};
  const area = useMemo(
    () => shown && areaMessages(edition, styleOf(knownLocale(shown.locale), timeZone, { dateOrder, hours, grouping }), shown.messages),
    [shown, edition, timeZone, dateOrder, hours, grouping],
  );
  return area === undefined ? <Words>{fallback}</Words> : <MessagesContext.Provider value={area}>{children}</MessagesContext.Provider>;
}

/** The messages for the current props, if they are loaded. */
interface Loaded {
  readonly locale: string;
  readonly messages: OwnMessages;
  readonly state: number;
}

/** The last locale and messages that are loaded; `undefined` before the first. */
function useLoaded(locale: string, messages: OwnMessages): Loaded | undefined {
  const language = languageOf(locale);
  const snapshot = (): 'loading' | number => (parserState(messages) === 'loading' ? 'loading' : cataloguesState(language));
  const state = useSyncExternalStore(onMessages, snapshot, snapshot);
  useEffect(() => {
    const load = (): void => void Promise.all([loadCatalogues(language), loadParser(messages)]);
    load();
    // What was loaded before is not loaded again, only what failed.
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [language, messages]);
  // Set while rendering: what was loaded last stays on the screen while another language is loaded.
  const [held, hold] = useState<Loaded>();
  if (state === 'loading') return held;
  if (held?.locale === locale && held.messages === messages && held.state === state) return held;
  const loaded: Loaded = { locale, messages, state };
  hold(loaded);
  return loaded;
}

/** How texts are written, without what is not set. */
const styleOf = (
  locale: string,
  timeZone: string | undefined,
  { dateOrder, hours, grouping }: { readonly [Name in keyof Formats]: Formats[Name] | undefined },
): TimeStyle & FigureStyle => ({
  locale,
  // Asked where a notice names a moment. A server renders none.
  get timeZone() {
    return timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  },
  ...(dateOrder && { dateOrder }),
  ...(hours && { hours }),
  ...(grouping && { grouping }),
});

/** The messages of an area, as far as they are loaded. */
export function areaMessages(edition: Edition, style: TimeStyle & FigureStyle, overrides: OwnMessages): AreaMessages {
  const { locale, grouping } = style;
  const language = languageOf(locale);
  const own = readOwnMessages(overrides, locale);
  const cache = new Map<Catalogue, CatalogueMessages>();

  const find = (catalogue: Catalogue, translation: Readonly<Partial<Wording>>) => (key: string, values?: MessageValues) => {
    const english: Readonly<Partial<Wording>> = catalogue.english[edition];
    if (!Object.hasOwn(english, key)) return undefined;
    const translated = own[key] ?? (translation === english ? undefined : translation[key]);
    // English messages keep English plurals: a language without a form for one would say "1 seconds".
    return translated === undefined
      ? formatMessage(english[key] ?? key, values, 'en', grouping)
      : formatMessage(translated, values, locale, grouping);
  };
  const ofCatalogue = (catalogue: Catalogue): CatalogueMessages | Promise<void> => {
    const known = cache.get(catalogue);
    if (known) return known;
    const translation = messagesOf(catalogue, language)?.[edition];
    if (translation === undefined) return loadCatalogue(catalogue, language);
    const text = find(catalogue, translation);
    const found: CatalogueMessages = {
      find: text,
      noticeText: ({ key, values }) => text(key, presentValues(values, style)) ?? key,
      language: locale,
      figureStyle: style,
    };
    cache.set(catalogue, found);
    return found;
  };
  const common = language === 'en' ? {} : messagesOf(commonMessages, language)?.[edition];
  const isEnglish = (language === 'en' || common === commonMessages.english[edition]) && Object.keys(own).length === 0;
  const textLanguage = isEnglish && !/^en(-|$)/i.test(locale) ? 'en' : locale;
  return { messagesOf: ofCatalogue, labels: labelsOf({ ...common, ...own }), textLanguage };
}

const LABEL = 'earn.ui.';

/** The labels of the components of `@earnkit/ui`, extracted from messages. */
const labelsOf = (messages: OwnMessages): Partial<UiLabels> =>
  Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => key.startsWith(LABEL))
      .map(([key, message]) => [key.slice(LABEL.length), message]),
  );

/** Normalizes a locale for `Intl`: `zh-TW` for `zh_tw`, English for text that is not a locale. */
function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function useArea(): AreaMessages {
  const area = useContext(MessagesContext);
  if (area === undefined)
    throw new Error('EK002: No EarnArea above this component. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek002');
  return area;
}

/**
 * Returns the messages of the given catalogues: `const { t } = useMessages(simpleEarnMessages)`. The common messages, such as `earn.retry`,
 * are always included. If a catalogue's code loads after the language of the area, the component suspends until the catalogue's messages
 * are loaded.
 *
 * @param catalogues What `defineMessages` returned.
 * @throws Error outside a `MessagesProvider` or `EarnArea`.
 */
export function useMessages<const Catalogues extends readonly Catalogue[]>(...catalogues: Catalogues): Messages<KeyOf<Catalogues[number]>> {
  const area = useArea();
  // Keeps the functions stable, so that components which receive them do not render again.
  return useMemo(() => {
    const all = [...catalogues, commonMessages].map((catalogue) => loadedOf(area, catalogue));
    const { noticeText, language, figureStyle } = loadedOf(area, commonMessages);
    const t: Messages<string>['t'] = (key, values) => {
      for (const { find } of all) {
        const text = find(key, values);
        if (text !== undefined) return text;
      }
      return key;
    };
    return { t, noticeText, language, figureStyle };
    // A component passes the same catalogues at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [area, ...catalogues]);
}

/** The messages of a catalogue. Suspends the component until they are loaded. */
function loadedOf(area: AreaMessages, catalogue: Catalogue): CatalogueMessages {
  const messages = area.messagesOf(catalogue);
  // A thrown promise also suspends in React 18, which has no `use`.
  // oxlint-disable-next-line typescript/only-throw-error
  if (messages instanceof Promise) throw messages;
  return messages;
}

/** The labels of the components of `@earnkit/ui` in the language of the area, with a product's own overrides. */
export const useUiLabels = (): Partial<UiLabels> => useArea().labels;

/** BCP 47 tag of the language of the area's texts, for `lang`. */
export const useTextLanguage = (): string => useArea().textLanguage;

/**
 * Loads the messages of a locale once. `EarnArea` loads them by itself. Await this on a server before rendering, and in the browser before
 * hydrating, so that the messages are available on the first render.
 *
 * @param locale BCP 47 tag.
 * @param messages The `messages` prop of the area, whose ICU texts need a parser.
 * @returns Resolves when the messages are loaded or could not be loaded; in the latter case the area shows English. Never rejects.
 */
export const loadMessages = async (locale: string, messages: MessageOverrides = NO_MESSAGES): Promise<void> => {
  await Promise.all([loadCatalogues(languageOf(locale)), loadParser(messages)]);
};
