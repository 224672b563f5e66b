import { isChinese } from '@earnkit/core';
import type { Edition } from '@earnkit/hooks';
import type { Message } from '@earnkit/ui';

/*
 * A catalogue holds the messages of a part of the earn area. The English messages are part of its code: they define the types of the keys
 * and need no loading. Every other language is a separate file that is loaded once, when the language is first shown.
 */

/** Messages in one language, in the wording of one edition. */
export type Wording<Key extends string = string> = Readonly<Record<Key, Message>>;

/** A translation of a catalogue: every key of its English. A missing key does not compile. */
export type Translation<English> = Readonly<Record<keyof English, Message>>;

/** The messages that the US edition overrides (US-02, US-09, AMB-129). */
export type UsWording<English> = Readonly<Partial<Record<keyof English, Message>>>;

/** Messages in one language, in the wording of each edition. */
export type Editions<Key extends string = string> = Readonly<Record<Edition, Wording<Key>>>;

/** The messages of a part of the area, as {@link defineMessages} returns them. */
export interface Catalogue<Key extends string = string> {
  /** The English messages, in the wording of each edition. */
  readonly english: Editions<Key>;
  /** Loads the messages in a language, or English if the catalogue has no translation into it. Rejects if they cannot be loaded. */
  readonly load: (language: string) => Promise<Readonly<Record<Edition, Readonly<Partial<Wording<Key>>>>>>;
}

/** The keys of a catalogue. */
export type KeyOf<OfCatalogue> = OfCatalogue extends Catalogue<infer Key> ? Key : never;

/** A file with messages of one language. */
export interface MessagesFile<Key extends string> {
  /** The messages. */
  readonly messages: Readonly<Record<Key, Message>>;
  /** The messages that the US edition overrides. @default none */
  readonly us?: Readonly<Partial<Record<Key, Message>>>;
}

/** What {@link defineMessages} takes. */
export interface CatalogueSource<Key extends string> {
  /** The English messages, which define the types of the keys. */
  readonly en: Wording<Key>;
  /** The messages that the US edition overrides, in English. @default none */
  readonly us?: Readonly<Partial<Record<NoInfer<Key>, Message>>>;
  /** Imports the messages in other languages, by the language: `{ zh: () => import('./messages.zh.ts') }`. @default none */
  readonly translations?: Readonly<Record<string, () => Promise<MessagesFile<NoInfer<Key>>>>>;
}

type Loaded = Awaited<ReturnType<Catalogue['load']>>;

const catalogues = new Set<Catalogue>();
/**
 * Languages that an area has requested. A catalogue defined later loads them at once, because an area may still wait for its first
 * language.
 */
const asked = new Set<string>();
/** Languages added with `addLanguage`, each with the function that loads its messages for all catalogues. */
const added = new Map<string, () => Promise<Loaded>>();

/** Defines a catalogue. Before an area shows a language, it loads that language for every catalogue defined so far. */
export function defineMessages<Key extends string>({ en, us, translations = {} }: CatalogueSource<Key>): Catalogue<Key> {
  const english: Editions<Key> = { global: en, us: { ...en, ...us } };
  const catalogue: Catalogue<Key> = {
    english,
    load: async (language) => {
      const addedLanguage = added.get(language);
      // The file of an added language contains the keys of all catalogues, including this one.
      if (addedLanguage) return await addedLanguage();
      const file = await translations[language]?.();
      return file ? { global: file.messages, us: { ...file.messages, ...file.us } } : english;
    },
  };
  catalogues.add(catalogue);
  for (const language of asked) void loadCatalogue(catalogue, language);
  return catalogue;
}

/** Adds a language to every catalogue. */
export function registerLanguage(language: string, load: () => Promise<Loaded>): void {
  added.set(language, load);
}

/**
 * The language for a locale: the best match among the added languages, Chinese for Chinese of any script and region, English for all others
 * (AMB-132).
 */
export function languageOf(locale: string): string {
  const tag = locale.replaceAll('_', '-').toLowerCase();
  const [language] = [...added.keys()]
    .filter((name) => `${tag}-`.startsWith(`${name.toLowerCase()}-`))
    .toSorted((first, second) => second.length - first.length);
  return language ?? (isChinese(locale) ? 'zh' : 'en');
}

/** Loaded messages by language and catalogue. `failed` is kept until the next load ends, so that the language does not flicker. */
const loaded = new Map<string, Map<Catalogue, Loaded | 'failed'>>();
const loading = new Map<string, Map<Catalogue, Promise<void>>>();
const listeners = new Set<() => void>();
/** Increases when messages that failed before are loaded, which were shown in English until then. */
let revision = 0;

function ofLanguage<Value>(languages: Map<string, Map<Catalogue, Value>>, language: string): Map<Catalogue, Value> {
  const found = languages.get(language) ?? new Map<Catalogue, Value>();
  languages.set(language, found);
  return found;
}

/** Calls `listener` when messages are loaded or failed to load. Returns a function that unsubscribes it. */
export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls all listeners. */
export function announceMessages(): void {
  for (const listener of listeners) listener();
}

/**
 * Messages of a catalogue in a language; the English ones if they could not be loaded.
 *
 * @returns `undefined` until they are loaded.
 */
export function messagesOf(catalogue: Catalogue, language: string): Loaded | undefined {
  const editions = language === 'en' ? catalogue.english : loaded.get(language)?.get(catalogue);
  return editions === 'failed' ? catalogue.english : editions;
}

/** Whether messages of a language could not be loaded, and are shown in English until they are. */
export const messagesFailed = (language: string): boolean => [...(loaded.get(language)?.values() ?? [])].includes('failed');

/** Loads the messages of a catalogue in a language, once. Never rejects. */
export function loadCatalogue(catalogue: Catalogue, language: string): Promise<void> {
  const done = ofLanguage(loaded, language);
  const underWay = ofLanguage(loading, language);
  const before = done.get(catalogue);
  if (language === 'en' || (before !== undefined && before !== 'failed')) return Promise.resolve();
  const started = underWay.get(catalogue);
  if (started) return started;
  const promise = catalogue
    .load(language)
    .catch(() => 'failed' as const)
    .then((result) => {
      underWay.delete(catalogue);
      if (before === 'failed' && result !== 'failed') revision += 1;
      done.set(catalogue, result);
      announceMessages();
    });
  underWay.set(catalogue, promise);
  return promise;
}

/** Loads the messages of all catalogues defined so far, and of those defined later. */
export const loadCatalogues = async (language: string): Promise<void> => {
  asked.add(language);
  await Promise.all([...catalogues].map((catalogue) => loadCatalogue(catalogue, language)));
};

/** `loading` until the messages of every catalogue on the page are loaded; then a revision number that changes with the messages. */
export const cataloguesState = (language: string): 'loading' | number =>
  [...catalogues].every((catalogue) => messagesOf(catalogue, language) !== undefined) ? revision : 'loading';
