import { isChinese } from '@earnkit/core';
import type { Edition } from '@earnkit/hooks';
import type { Message } from '@earnkit/ui';

/*
 * A catalogue holds the messages of a part of the earn area. Its English is part of its code: it types the keys and needs no loading.
 * Every other language is a separate file that is loaded once, when the language is first shown.
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
  /** Loads the messages in a language; English where the catalogue has no translation into it. Rejects where they cannot be loaded. */
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
  /** English, the language that types the keys. */
  readonly en: Wording<Key>;
  /** The messages that the US edition overrides, in English. @default none */
  readonly us?: Readonly<Partial<Record<NoInfer<Key>, Message>>>;
  /** Imports the messages in other languages, by the language: `{ zh: () => import('./messages.zh.ts') }`. @default none */
  readonly translations?: Readonly<Record<string, () => Promise<MessagesFile<NoInfer<Key>>>>>;
}

type Loaded = Awaited<ReturnType<Catalogue['load']>>;

const catalogues = new Set<Catalogue>();
/** Languages that an area has asked for. A catalogue whose code comes later loads them at once: an area may still wait for its first. */
const asked = new Set<string>();
/** Languages that `addLanguage` added, with what loads their messages of every catalogue. */
const added = new Map<string, () => Promise<Loaded>>();

/** Defines a catalogue. An area loads a language of every catalogue whose code is on the page before it shows it. */
export function defineMessages<Key extends string>({ en, us, translations = {} }: CatalogueSource<Key>): Catalogue<Key> {
  const english: Editions<Key> = { global: en, us: { ...en, ...us } };
  const catalogue: Catalogue<Key> = {
    english,
    load: async (language) => {
      const addedLanguage = added.get(language);
      // The file of an added language has the keys of every catalogue, this one's among them.
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

/** The language closest to a locale: one that was added, Chinese for Chinese of any script and region, English for all others (AMB-132). */
export function languageOf(locale: string): string {
  const tag = locale.replaceAll('_', '-').toLowerCase();
  const [language] = [...added.keys()]
    .filter((name) => `${tag}-`.startsWith(`${name.toLowerCase()}-`))
    .toSorted((first, second) => second.length - first.length);
  return language ?? (isChinese(locale) ? 'zh' : 'en');
}

/** What is loaded of each language. `failed` is kept until it is asked for again, so that the language does not flicker. */
const loaded = new Map<string, Map<Catalogue, Loaded | 'failed'>>();
const loading = new Map<string, Map<Catalogue, Promise<void>>>();
const listeners = new Set<() => void>();
/** Changes when messages come that were shown in English before. */
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
 * Messages of a catalogue in a language; those in English where they could not be loaded.
 *
 * @returns `undefined` until they are loaded.
 */
export function messagesOf(catalogue: Catalogue, language: string): Loaded | undefined {
  const editions = language === 'en' ? catalogue.english : loaded.get(language)?.get(catalogue);
  return editions === 'failed' ? catalogue.english : editions;
}

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

/** Loads the messages of every catalogue on the page, and of those whose code comes later. */
export const loadCatalogues = async (language: string): Promise<void> => {
  asked.add(language);
  await Promise.all([...catalogues].map((catalogue) => loadCatalogue(catalogue, language)));
};

/** `loading` until the messages of every catalogue on the page are loaded; then a number that changes with what they say. */
export const cataloguesState = (language: string): 'loading' | number =>
  [...catalogues].every((catalogue) => messagesOf(catalogue, language) !== undefined) ? revision : 'loading';
