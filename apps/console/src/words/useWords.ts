import { usePreferences } from '../preferences/preferences.ts';
import { en, type WordKey, type Words } from './en.ts';
import { zh } from './zh.ts';

const WORDS: Readonly<Record<'en' | 'zh', Words>> = { en, zh };

/** Says something of the console's own; `{name}` is filled in as text. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string>>) => string;

/** The console's words in the chosen language. */
export function useWords(): Say {
  const { language } = usePreferences();
  return (key, values = {}) => WORDS[language][key].replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
