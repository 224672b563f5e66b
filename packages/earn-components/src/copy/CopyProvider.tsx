'use client';
import { type ReactElement, type ReactNode, createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Edition } from '@earnkit/hooks';
import { type Catalogue, type MessageKey, en } from './en.ts';
import { type MessageValues, formatMessage } from './formatMessage.ts';
import { type Words, english, loadWords, onWords, wordsFor } from './languages.ts';
import { type PlainValues, presentValues } from './presentValues.ts';

/** Words of the earn area. */
export interface Copy {
  /** A message in the person's language. Values are filled in as text. */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /**
   * The same for what a rule or a hook says: amounts come as plain digits and are grouped here, `at` as unix seconds and is
   * written as a local day and minute. A key that is not known says to try again later.
   */
  readonly tKey: (key: string, values?: PlainValues) => string;
  /**
   * BCP 47 tag whose days, weeks and figures are written: the locale asked for, once its words are here. A locale without
   * words of its own keeps its rules and speaks English.
   */
  readonly language: string;
}

/** Props of {@link CopyProvider}. */
export interface CopyProviderProps {
  /** BCP 47 language tag. Chinese has its own words, every other language is English unless `messages` gives them. */
  locale: string;
  /** Wording of an edition (US-02, US-09). @default 'global' */
  edition?: Edition;
  /** IANA zone in which moments are written. @default the browser's */
  timeZone?: string;
  /** A product's own words, key by key; they come before ours, and their plurals follow `locale`. @default {} */
  messages?: Partial<Catalogue>;
  /** What stands there until the first language is loaded. English needs no loading. @default nothing */
  fallback?: ReactNode;
  /** Whatever speaks. */
  children: ReactNode;
}

const CopyContext = createContext<Copy | undefined>(undefined);

/**
 * Gives everything inside its words. Until the first ones are here nothing stands there in a wrong language; switching
 * keeps the old words, days and weeks until the new words come. Where words cannot be had, the area speaks English rather than not at all.
 */
export function CopyProvider(props: CopyProviderProps): ReactElement {
  const { locale, edition = 'global', timeZone, messages, fallback = null, children } = props;
  const spoken = useSpoken(locale);
  const copy = useMemo(() => spoken && copyOf(spoken, edition, timeZone, messages), [spoken, edition, timeZone, messages]);
  return copy === undefined ? <>{fallback}</> : <CopyContext.Provider value={copy}>{children}</CopyContext.Provider>;
}

/** Words and the locale they were asked for by. */
interface Spoken {
  readonly locale: string;
  readonly words: Words;
}

/** The last locale whose words are here; `undefined` before the first. */
function useSpoken(locale: string): Spoken | undefined {
  const state = (): ReturnType<typeof wordsFor> => wordsFor(locale);
  const words = useSyncExternalStore(onWords, state, state);
  useEffect(() => void loadWords(locale), [locale]);
  const [held, hold] = useState<Spoken>();
  if (words === 'loading') return held;
  const found = words === 'failed' ? english : words;
  if (held?.locale === locale && held.words === found) return held;
  const spoken: Spoken = { locale, words: found };
  hold(spoken);
  return spoken;
}

function copyOf({ locale, words }: Spoken, edition: Edition, timeZone: string | undefined, messages: Partial<Catalogue> = {}): Copy {
  const language = knownLocale(locale);
  // English words keep English plurals: a language without a form for one would say "1 seconds".
  const wordsLanguage = words.language === 'en' ? 'en' : language;
  const catalogue = words.catalogue[edition];
  const t = (key: MessageKey, values?: MessageValues): string => {
    const own = messages[key];
    return own === undefined ? formatMessage(catalogue[key], wordsLanguage, values) : formatMessage(own, language, values);
  };
  const style = { locale: language, timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone };
  return { t, tKey: (key, values) => t(isMessageKey(key) ? key : 'earn.error.retryLater', presentValues(values, style)), language };
}

/** A locale as `Intl` knows it: `zh-TW` for `zh_tw`, English for what is no locale. */
function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** True for the key of a message. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/**
 * The words of the earn area: `const { t } = useCopy()`.
 *
 * @throws Error outside a `CopyProvider` or `EarnArea`.
 */
export function useCopy(): Copy {
  const copy = useContext(CopyContext);
  if (copy === undefined) throw new Error('No EarnArea above this component');
  return copy;
}
