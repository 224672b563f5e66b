import { type CompiledMessage, compileMessage, expressionOf, kindsOf, MessageProblem, valuesOf } from './compileMessage.ts';

/** Texts by key. */
type Texts = Readonly<Record<string, string>>;

/** A language, as `messages/en.json` has it. */
export interface LanguageFile {
  readonly messages: Texts;
  /** What the US edition words differently. */
  readonly us?: Texts;
}

/** What was found in a language. */
export interface LanguageReport {
  /** Sentences, each with its key: mistakes. */
  readonly problems: readonly string[];
  /** Keys that are shown in English. */
  readonly missing: readonly string[];
  /** Keys whose text is the English one, as in a copy of `en.json` that nobody has translated yet. */
  readonly same: readonly string[];
  /** The messages without mistakes, by key. Those with the English text are left out: they are shown in English anyway. */
  readonly messages: Readonly<Record<string, CompiledMessage>>;
  /** The same of the US edition. */
  readonly us: Readonly<Record<string, CompiledMessage>>;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((text) => typeof text === 'string');

/** Reads a language file. @throws MessageProblem where it has another form. */
export function parseLanguage(json: string): LanguageFile {
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch (error) {
    throw new MessageProblem(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { messages, us = {} } = (file ?? {}) as { readonly messages?: unknown; readonly us?: unknown };
  if (!isTexts(messages) || !isTexts(us))
    throw new MessageProblem(
      'The file needs an object "messages" of texts by key, and may have another, "us". Begin with a copy of en.json.',
    );
  return { messages, us };
}

const listed = (names: Iterable<string>): string => [...names].map((name) => `{${name}}`).join(', ');

/** Compares a language with English: unknown keys, values that differ, texts that cannot be read, and what is missing. */
export function checkLanguage(language: LanguageFile, english: LanguageFile): LanguageReport {
  const problems: string[] = [];
  const compiledTexts = (texts: Texts, edition: string, worded: Texts): Readonly<Record<string, CompiledMessage>> => {
    const found: [string, CompiledMessage][] = [];
    for (const [key, text] of Object.entries(texts)) {
      const source = english.messages[key];
      const name = `${edition}${key}`;
      if (source === undefined) {
        problems.push(`${name}: there is no such message.`);
        continue;
      }
      try {
        const message = compileMessage(text);
        const own = valuesOf(message);
        const known = valuesOf(compileMessage(source));
        const foreign = [...own].filter((value) => !known.has(value));
        // A text of an edition may leave out what English leaves out there.
        const needed = valuesOf(compileMessage(worded[key] ?? source));
        const left = [...needed].filter((value) => !own.has(value));
        if (text.trim() === '') problems.push(`${name}: the text is empty. Leave the key out to show it in English.`);
        else if (foreign.length > 0) problems.push(`${name}: has no value ${listed(foreign)}; it has ${listed(known) || 'none'}.`);
        else if (left.length > 0) problems.push(`${name}: leaves out ${listed(left)}.`);
        else found.push([key, message]);
      } catch (error) {
        if (!(error instanceof MessageProblem)) throw error;
        problems.push(`${name}: ${error.message}`);
      }
    }
    return Object.fromEntries(found);
  };
  const same = Object.keys(english.messages).filter((key) => language.messages[key] === english.messages[key]);
  const messages = compiledTexts(language.messages, '', english.messages);
  return {
    messages: Object.fromEntries(Object.entries(messages).filter(([key]) => !same.includes(key))),
    us: compiledTexts(language.us ?? {}, 'us, ', english.us ?? {}),
    problems,
    missing: Object.keys(english.messages).filter((key) => !(key in language.messages)),
    same,
  };
}

const tableOf = (name: string, messages: Readonly<Record<string, CompiledMessage>>): string =>
  [
    `export const ${name} = {`,
    ...Object.entries(messages).map(([key, message]) => `  ${JSON.stringify(key)}: ${expressionOf(message)},`),
    '};',
    '',
  ].join('\n');

/** A module with the compiled messages, for `addLanguage`. It is valid as TypeScript and as JavaScript. */
export function moduleOf({ messages, us }: Pick<LanguageReport, 'messages' | 'us'>): string {
  const kinds = [...new Set([...Object.values(messages), ...Object.values(us)].flatMap(kindsOf))].toSorted();
  return [
    '/* Written by `earnkit-messages compile`. */',
    ...(kinds.length === 0 ? [] : [`import { ${kinds.join(', ')} } from '@earnkit/ui/message';`]),
    '',
    tableOf('messages', messages),
    ...(Object.keys(us).length === 0 ? [] : [tableOf('us', us)]),
  ].join('\n');
}
