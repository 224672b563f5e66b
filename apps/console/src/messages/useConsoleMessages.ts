import { formatMessage } from '@earnkit/ui';
import { type Language, usePreferences } from '../preferences/preferences.ts';
import { useSessionState } from '../session/sessionStore.ts';
import { en, type MessageKey, type Messages } from './en.ts';
import { zh } from './zh.ts';

const MESSAGES: Readonly<Record<Language, Messages>> = { en, zh };

/** The messages of one product's pages, which stand beside them. */
export type ProductMessages<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>> & {
  /** What the US edition words differently (US-02, US-09). @default nothing */
  readonly us?: Readonly<Record<Language, Readonly<Partial<Record<Key, string>>>>>;
};

/** One text in each language. */
export type Text = Readonly<Record<Language, string>>;

/** A text of the console, with `{name}` placeholders filled in as text. */
export type Translate<Key extends string = never> = (key: MessageKey | Key, values?: Readonly<Record<string, string>>) => string;

/** The console's messages in the chosen language, with those of a product in the edition of whoever is there. */
export function useConsoleMessages<Key extends string = never>(product?: ProductMessages<Key>): { readonly t: Translate<Key> } {
  const { language } = usePreferences();
  const session = useSessionState();
  const ofEdition = { global: undefined, us: product?.us }[session.state === 'known' ? session.edition : 'global'];
  const messages: Readonly<Record<string, string>> = { ...MESSAGES[language], ...product?.[language], ...ofEdition?.[language] };
  return { t: (key, values) => formatMessage(messages[key] ?? key, values, language) };
}
