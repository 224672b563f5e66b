import { useAccountMode } from '@earnkit/hooks';
import { formatMessage } from '@earnkit/ui';
import { type Language, usePreferences } from '../preferences/preferences.ts';
import { useSessionState } from '../session/sessionStore.ts';
import { en, type WordKey, type Words } from './en.ts';
import { zh } from './zh.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, zh };

/** The words of one product's pages, which stand beside them. */
export type ProductWords<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>> & {
  /** What the US edition words differently (US-02, US-09). @default nothing */
  readonly us?: Readonly<Record<Language, Readonly<Partial<Record<Key, string>>>>>;
};

/** One text in each language. */
export type Text = Readonly<Record<Language, string>>;

/** A text of the console, with `{name}` placeholders filled in as text. */
export type Say<Key extends string = never> = (key: WordKey | Key, values?: Readonly<Record<string, string>>) => string;

/** The console's words in the chosen language, with those of a product in the edition of whoever is there. */
export function useWords<Key extends string = never>(product?: ProductWords<Key>): Say<Key> {
  const { language } = usePreferences();
  const session = useSessionState();
  const ofEdition = { global: undefined, us: product?.us }[session.state === 'known' ? session.edition : 'global'];
  const words: Readonly<Record<string, string>> = { ...WORDS[language], ...product?.[language], ...ofEdition?.[language] };
  return (key, values) => formatMessage(words[key] ?? key, values, language);
}

const ACCOUNTS = {
  any: { name: 'account.any', your: 'account.yours' },
  spot: { name: 'account.spot', your: 'account.yourSpot' },
  unified: { name: 'account.unified', your: 'account.yourUnified' },
} as const;

/** The account that coins are kept in (SH-14): by its name, and in the middle of a sentence, as "your unified account". */
export function useAccountWords(): { readonly name: string; readonly your: string } {
  const say = useWords();
  const mode = useAccountMode();
  const flags = mode.state === 'ready' ? mode.data.flags : undefined;
  const { name, your } = ACCOUNTS[flags === undefined ? 'any' : flags.unified ? 'unified' : 'spot'];
  return { name: say(name), your: say(your) };
}
