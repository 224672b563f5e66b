import { loadMessages } from '@earnkit/components';
import { useSyncExternalStore } from 'react';

/** Languages the console speaks. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Which way each is written. */
const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', zh: 'ltr' };

/** `system` follows what the device prefers. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** What a person chose for the look of the console; kept on this device alone. */
export interface Preferences {
  readonly language: Language;
  readonly appearance: Appearance;
}

const LANGUAGE_KEY = 'earnkit.language';
const APPEARANCE_KEY = 'earnkit.appearance';

const listeners = new Set<() => void>();
let current: Preferences = { language: rememberedLanguage(), appearance: remembered(APPEARANCE_KEY, APPEARANCES) ?? 'system' };
show(current);

/** What is chosen now. */
export const preferences = (): Preferences => current;

/** Applies a choice at once and stores it if the browser allows it. */
export function choose(change: Partial<Preferences>): void {
  if (change.language !== undefined) remember(LANGUAGE_KEY, change.language);
  if (change.appearance !== undefined) remember(APPEARANCE_KEY, change.appearance);
  become(change);
}

/** Chooses a language once all its messages are loaded, so that no page mixes two languages. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadMessages(language);
  choose({ language });
}

/** Applies a choice until the page is closed, such as the language that an address asks for. The person's own choice is kept. */
export const preferHere = (change: Partial<Preferences>): void => become(change);

/** Calls back when the language changes, until the page is closed. */
export function onLanguage(changed: () => void): void {
  let { language } = current;
  subscribe(() => {
    if (language === current.language) return;
    ({ language } = current);
    changed();
  });
}

function become(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  show(current);
  for (const listener of listeners) listener();
}

/** What is chosen, live; a choice in another tab counts too. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener('storage', takeOver);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', takeOver);
  };
}

function takeOver(event: StorageEvent): void {
  if (event.key === LANGUAGE_KEY) become({ language: remembered(LANGUAGE_KEY, LANGUAGES) ?? current.language });
  if (event.key === APPEARANCE_KEY) become({ appearance: remembered(APPEARANCE_KEY, APPEARANCES) ?? current.appearance });
}

function show({ language, appearance }: Preferences): void {
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  if (appearance !== 'system') classList.add(appearance);
  document.documentElement.lang = language;
  document.documentElement.dir = DIRECTIONS[language];
}

/** The stored language; on a first visit the first of the browser's languages that the console has. */
function rememberedLanguage(): Language {
  const wished = navigator.languages.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-', 1)[0] === language));
  return remembered(LANGUAGE_KEY, LANGUAGES) ?? wished.find((language) => language !== undefined) ?? 'en';
}

function remembered<Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined {
  try {
    const stored = localStorage.getItem(key);
    return choices.find((choice) => choice === stored);
  } catch {
    // storage can be switched off altogether
    return undefined;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // the choice then lasts as long as the page
  }
}
