import { isChinese } from '@earnkit/core';
import type { Edition } from '@earnkit/hooks';
import { type Catalogue, en } from './en.ts';
import { usEditionEn } from './usEdition.ts';

/*
 * English is part of the code: it types the keys, stands in where nothing else can be had, and needs no waiting. Every
 * other language is a file of its own, asked for once and kept for as long as the page or the server runs.
 */

/** A language there are words in. */
export type Language = 'en' | 'zh';

/** The words of a language, in each edition's wording. */
export interface Words {
  readonly language: Language;
  readonly catalogue: Readonly<Record<Edition, Catalogue>>;
}

/** The words that are always there. */
export const english: Words = { language: 'en', catalogue: { global: en, us: { ...en, ...usEditionEn } } };

/** The language whose words come closest to a locale: Chinese of any script and place is Chinese, all others are English (AMB-132). */
const closestTo = (locale: string): Language => (isChinese(locale) ? 'zh' : 'en');

async function load(language: Exclude<Language, 'en'>): Promise<Words> {
  const [{ zh }, { usEditionZh }] = await Promise.all([import('./zh.ts'), import('./usEdition.zh.ts')]);
  return { language, catalogue: { global: zh, us: { ...zh, ...usEditionZh } } };
}

/** `failed` is kept until somebody asks again, so that nothing flickers between words and none. */
const states = new Map<Language, Words | 'failed'>([['en', english]]);
const underWay = new Map<Language, Promise<void>>();
const listeners = new Set<() => void>();

/** The words of a locale; `loading` until they are here, `failed` where they could not be had. Asks for nothing. */
export const wordsFor = (locale: string): Words | 'loading' | 'failed' => states.get(closestTo(locale)) ?? 'loading';

/**
 * Fetches the words of a locale, once. An `EarnArea` does that by itself; a server awaits it before it renders, and the page
 * before it hydrates what the server sent: then the words are there from the first moment.
 *
 * @param locale BCP 47 tag.
 * @returns settles when the words are here, or cannot be had: then the area speaks English. Never rejects.
 */
export function loadWords(locale: string): Promise<void> {
  const language = closestTo(locale);
  const before = states.get(language);
  if (language === 'en' || (before !== undefined && before !== 'failed')) return Promise.resolve();
  const asked =
    underWay.get(language) ??
    load(language)
      .catch(() => 'failed' as const)
      .then((result) => {
        underWay.delete(language);
        states.set(language, result);
        for (const listener of listeners) listener();
      });
  underWay.set(language, asked);
  return asked;
}

/** Calls back when words came, or cannot come. Returns how to stop listening. */
export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
