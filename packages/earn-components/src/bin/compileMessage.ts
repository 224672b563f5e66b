import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A message as a product's page needs it: text, or a choice between messages by a count or a word. */
export type CompiledMessage =
  | string
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly forms: Readonly<Record<string, CompiledMessage>> };

/** What is wrong with a text, as a sentence. */
export class MessageProblem extends Error {}

type Elements = readonly MessageFormatElement[];

const USE_FUNCTION = 'Pass this message as a function in the `messages` of the area.';

/**
 * Compiles an ICU text, so that a page needs no parser. A choice inside a sentence becomes a choice between whole sentences.
 *
 * @throws MessageProblem for a text that cannot be read, or that uses what Earnkit's messages do not have.
 */
export function compileMessage(text: string): CompiledMessage {
  let elements: Elements;
  try {
    elements = parse(text, { ignoreTag: true });
  } catch (error) {
    throw new MessageProblem(`is no ICU text: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return compiled(elements);
}

function compiled(elements: Elements): CompiledMessage {
  const at = elements.findIndex(({ type }) => type === TYPE.plural || type === TYPE.select);
  const choice = elements[at];
  if (choice === undefined || (choice.type !== TYPE.plural && choice.type !== TYPE.select)) return elements.map(textOf).join('');
  if (choice.type === TYPE.plural && (choice.offset !== 0 || choice.pluralType !== 'cardinal'))
    throw new MessageProblem(`has an offset or an ordinal for {${choice.value}}. ${USE_FUNCTION}`);
  const before = elements.slice(0, at);
  const after = elements.slice(at + 1);
  const forms = Object.entries(choice.options).map(([form, { value }]) => {
    const own = choice.type === TYPE.plural ? withCount(value, choice.value) : value;
    return [form, compiled([...before, ...own, ...after])] as const;
  });
  return { kind: choice.type === TYPE.plural ? 'plural' : 'select', name: choice.value, forms: Object.fromEntries(forms) };
}

/** Replaces each `#` by the count that it stands for; in a choice inside, `#` is that choice's. */
const withCount = (elements: Elements, name: string): Elements =>
  elements.map((element) => (element.type === TYPE.pound ? { type: TYPE.argument, value: name } : element));

function textOf(element: MessageFormatElement): string {
  if (element.type === TYPE.argument) return `{${element.value}}`;
  if (element.type !== TYPE.literal)
    throw new MessageProblem(`formats {${'value' in element ? element.value : '#'}} by itself. ${USE_FUNCTION}`);
  if (/\{\w+\}|#/.test(element.value)) throw new MessageProblem(`has braces or # as text. ${USE_FUNCTION}`);
  return element.value;
}

/** The names of the values that a message uses. */
export function valuesOf(message: CompiledMessage): ReadonlySet<string> {
  if (typeof message === 'string') return new Set(Array.from(message.matchAll(/\{(\w+)\}/g), ([, name = '']) => name));
  return new Set([message.name, ...Object.values(message.forms).flatMap((form) => [...valuesOf(form)])]);
}

/** The functions of `@earnkit/ui/message` that a message is made with. */
export const kindsOf = (message: CompiledMessage): readonly ('plural' | 'select')[] =>
  typeof message === 'string' ? [] : [message.kind, ...Object.values(message.forms).flatMap(kindsOf)];

/** A message as an expression of JavaScript. */
export function expressionOf(message: CompiledMessage): string {
  if (typeof message === 'string') return JSON.stringify(message);
  const forms = Object.entries(message.forms).map(([form, own]) => `${JSON.stringify(form)}: ${expressionOf(own)}`);
  return `${message.kind}(${JSON.stringify(message.name)}, { ${forms.join(', ')} })`;
}
