import { formatMessage } from '@earnkit/ui';
import { type Language, usePreferences } from '../preferences/preferences.ts';
import { en, type WordKey, type Words } from './en.ts';
import { zh } from './zh.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, zh };

/** The words of one product's pages, which stand beside them. */
export type ProductWords<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** One text in each language. */
export type Text = Readonly<Record<Language, string>>;

/** A text of the console, with `{name}` placeholders filled in as text. */
export type Say<Key extends string = never> = (key: WordKey | Key, values?: Readonly<Record<string, string>>) => string;

/** The console's words in the chosen language, with those of a product. */
export function useWords<Key extends string = never>(product?: ProductWords<Key>): Say<Key> {
  const { language } = usePreferences();
  const words: Readonly<Record<string, string>> = { ...WORDS[language], ...product?.[language] };
  return (key, values) => formatMessage(words[key] ?? key, values, language);
}
