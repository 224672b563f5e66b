'use client';
import { type ReactElement, type ReactNode, createContext, useContext, useEffect, useMemo, useState } from 'react';
import { isChinese } from '@earnkit/core';
import type { Edition } from '@earnkit/hooks';
import { type Catalogue, type MessageKey, en } from './en.ts';
import { type MessageValues, formatMessage } from './formatMessage.ts';
import { type PlainValues, presentValues } from './presentValues.ts';
import { usEditionEn } from './usEdition.ts';

/** Words of the earn area. */
export interface Copy {
  /** A message in the person's language. Values are filled in as text. */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /**
   * The same for what a rule or a hook says: amounts come as plain digits and are grouped here. A key that is not known
   * says to try again later.
   */
  readonly tKey: (key: string, values?: PlainValues) => string;
  /** The language of the words: `en`, or the locale asked for once its words are here. */
  readonly language: string;
}

/** Props of {@link CopyProvider}. */
export interface CopyProviderProps {
  /** BCP 47 language tag. Chinese has its own words, every other language is English unless `messages` gives them. */
  locale: string;
  /** Wording of an edition. @default 'global' */
  edition?: Edition;
  /** A product's own words, key by key; they come before ours. @default {} */
  messages?: Partial<Catalogue>;
  /** What stands there until the first language is loaded. English needs no loading. @default nothing */
  fallback?: ReactNode;
  /** Whatever speaks. */
  children: ReactNode;
}

const CopyContext = createContext<Copy | undefined>(undefined);

/** Gives everything inside its words. Switching the language keeps the old words until the new ones are here. */
export function CopyProvider({ locale, edition = 'global', messages, fallback = null, children }: CopyProviderProps): ReactElement {
  const [zh, setZh] = useState<{ readonly global: Catalogue; readonly us: Catalogue }>();
  const [failed, setFailed] = useState(false);
  const wanted = isChinese(locale);
  useEffect(() => {
    if (!wanted || zh) return;
    let current = true;
    Promise.all([import('./zh.ts'), import('./usEdition.zh.ts')]).then(
      ([words, us]) => current && setZh({ global: words.zh, us: { ...words.zh, ...us.usEditionZh } }),
      // Without its words the area speaks English rather than not at all.
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted, zh]);

  const chinese = wanted && zh !== undefined;
  const copy = useMemo((): Copy => {
    const own: Catalogue = chinese && zh ? zh[edition] : edition === 'us' ? { ...en, ...usEditionEn } : en;
    // Intl knows `zh-TW`, not `zh_TW`.
    const language = chinese || !wanted ? locale.replaceAll('_', '-') : 'en';
    const words = (key: MessageKey): string => messages?.[key] ?? own[key];
    const t = (key: MessageKey, values?: MessageValues): string => formatMessage(words(key), language, values);
    return {
      t,
      tKey: (key, values) => t(isMessageKey(key) ? key : 'earn.error.retryLater', presentValues(values)),
      language,
    };
  }, [chinese, wanted, zh, edition, messages, locale]);

  // Only the first words are waited for; there is nothing sensible to show in a wrong language for a blink.
  const [started, setStarted] = useState(!wanted);
  const ready = started || chinese || failed;
  useEffect(() => {
    if (ready) setStarted(true);
  }, [ready]);
  return <CopyContext.Provider value={copy}>{ready ? children : fallback}</CopyContext.Provider>;
}

/** True for the key of a message. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/**
 * The words of the earn area: `const { t } = useCopy()`.
 *
 * @throws Error outside a `CopyProvider` or `EarnArea`.
 */
export function useCopy(): Copy {
  const copy = useContext(CopyContext);
  if (copy === undefined) throw new Error('No EarnArea above this component');
  return copy;
}
