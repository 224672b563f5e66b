import type { Message } from '@earnkit/ui';
import { announceMessages } from './defineMessages.ts';
import type { icuMessage } from './icuMessage.ts';

/** A product's overrides, by key. Keys that are left out keep the built-in message. */
export type OwnMessages = Readonly<Partial<Record<string, Message>>>;

/** True for an ICU text that needs the parser: a plural, a choice, a format, or quoted braces. */
const needsParser = (message: Message | undefined): message is string => typeof message === 'string' && /\{[^}]*,|''|'[{}#|]/.test(message);

let parser: typeof icuMessage | 'failed' | undefined;
let loading: Promise<void> | undefined;

/** Loads the ICU parser once, if messages of a product need it. Never rejects. */
export function loadParser(messages: OwnMessages): Promise<void> {
  if (typeof parser === 'function' || !Object.values(messages).some(needsParser)) return Promise.resolve();
  loading ??= import('./icuMessage.ts')
    .then(
      (module) => module.icuMessage,
      () => 'failed' as const,
    )
    .then((result) => {
      parser = result;
      loading = undefined;
      announceMessages();
    });
  return loading;
}

/** `loading` while messages of a product wait for the parser. */
export const parserState = (messages: OwnMessages): 'loading' | 'ready' =>
  parser === undefined && Object.values(messages).some(needsParser) ? 'loading' : 'ready';

/** Messages of a product with their ICU texts parsed. Without the parser a text stays as written. */
export function readOwnMessages(messages: OwnMessages, locale: string): OwnMessages {
  if (typeof parser !== 'function') return messages;
  const read = parser;
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, needsParser(message) ? read(message, locale) : message]),
  );
}
