import { registerLanguage } from './defineMessages.ts';
import { loadParser, readOwnMessages } from './ownMessages.ts';
import type { MessageOverrides } from './catalogues.ts';

/** The messages of the whole area in one language, key by key: text with `{name}` values, ICU text or functions. */
export interface AreaLanguage {
  /** The messages. A key that is left out is shown in English. The labels of the parts have keys under `earn.ui.`. */
  readonly messages: MessageOverrides;
  /** The messages that the US edition overrides (US-02, US-09). @default none */
  readonly us?: MessageOverrides;
}

/**
 * Adds a language to every message of the area, in one place: `addLanguage('de', () => import('./earn.de.ts'))`. Call it once, before the
 * first `EarnArea` or `loadMessages`. The file is loaded only when a locale of the language is first shown. If it cannot be loaded, the
 * area shows English. `@earnkit/components/messages/en.json` has every message in this form, to be translated.
 *
 * @param language BCP 47 tag: `de` is used for every German locale, `de-CH` for Swiss German alone. `zh` replaces the built-in Chinese.
 * @param load imports the file: a module, or JSON as its default.
 */
export function addLanguage(language: string, load: () => Promise<AreaLanguage | { readonly default: AreaLanguage }>): void {
  let file: ReturnType<typeof read> | undefined;
  const read = async () => {
    const file = await load();
    const { messages, us = {} } = 'default' in file ? file.default : file;
    await loadParser({ ...messages, ...us });
    const global = readOwnMessages(messages, language);
    return { global, us: { ...global, ...readOwnMessages(us, language) } };
  };
  registerLanguage(language, () => {
    file ??= read().catch((error: unknown) => {
      file = undefined;
      throw error;
    });
    return file;
  });
}
