import { formatMessage } from '@earnkit/ui';
import { usePreferences } from '../preferences/preferences.ts';
import { en, type WordKey, type Words } from './en.ts';
import { zh } from './zh.ts';

const WORDS: Readonly<Record<'en' | 'zh', Words>> = { en, zh };

/** A text of the console, with `{name}` placeholders filled in as text. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string>>) => string;

/** The console's words in the chosen language. */
export function useWords(): Say {
  const { language } = usePreferences();
  return (key, values) => formatMessage(WORDS[language][key], values, language);
}
