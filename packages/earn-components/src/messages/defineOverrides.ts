import type { MessageOverrides } from './catalogues.ts';
import type { MessageValueNames } from './messageValueNames.ts';

/** The names in braces of a text; of ICU texts with forms, which have braces in braces, it knows none. */
type NamesIn<Text extends string> = Text extends `${string}, ${'plural' | 'select' | 'selectordinal'},${string}`
  ? never
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

/** Each text that has only values of its message; what another name stands in becomes the sentence that says so. */
type Checked<Own> = {
  readonly [Key in keyof Own]: Own[Key] extends string
    ? Exclude<NamesIn<Own[Key]>, Key extends keyof MessageValueNames ? MessageValueNames[Key] : never> extends never
      ? Own[Key]
      : `has no value {${Exclude<NamesIn<Own[Key]>, Key extends keyof MessageValueNames ? MessageValueNames[Key] : never>}}`
    : Own[Key];
};

/**
 * A product's own messages, with the names in their texts checked by the compiler:
 * `defineOverrides({ 'earn.subscribeCoin': 'Anlegen: {coin}' })`. A misspelt key or name does not compile.
 *
 * @param messages the messages, key by key.
 * @returns the same messages, for the `messages` of an area or for `addLanguage`.
 */
export const defineOverrides = <const Own extends MessageOverrides>(messages: Own & Checked<Own>): MessageOverrides => messages;
