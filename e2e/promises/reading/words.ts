import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { MessageKey } from '../../../packages/earn-components/src/messages/catalogues.ts';
import { root } from '../../../tooling/step.ts';
import type { Language } from './values.ts';

/** Whose words: the edition changes some of them. */
export type Edition = 'global' | 'us';

type Values = Readonly<Record<string, string | number>>;
/** Text with placeholders such as `{amount}`, `{#}` for the count; and the form that stands with one. */
type Texts = readonly [many: string, one?: string];
type Catalogues = Readonly<Record<Language, Readonly<Record<Edition, Readonly<Record<string, Texts>>>>>>;

export type { MessageKey };

/** The words of the built console in one language and edition, by the keys of its catalogues. */
export interface Words {
  /** A message with its values filled in; the first number is its count. */
  readonly say: (key: MessageKey, values?: Values) => string;
  /** Matches a message whatever its values are; they are groups of the same name. */
  readonly pattern: (key: MessageKey) => RegExp;
}

/** Text to be found as it is. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Spaces of all kinds are one to a reader. */
export const spaced = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/g, ' ').trim();

let read: Catalogues | undefined;

function catalogues(): Catalogues {
  if (read) return read;
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'catalogues.ts'), root], {
    env,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  if (status !== 0) throw new Error(`The messages of the console could not be read: ${stderr}`);
  read = JSON.parse(stdout) as Catalogues;
  return read;
}

/** Reads the catalogues that the console was built from. */
export function wordsIn(language: Language, edition: Edition): Words {
  const messages = catalogues()[language][edition];
  const of = (key: MessageKey): Texts => {
    const texts = messages[key];
    if (texts === undefined) throw new Error(`No message has the key ${key}`);
    return texts;
  };
  const kept = new Map<MessageKey, RegExp>();
  return {
    say: (key, values = {}) => {
      const [many, one = many] = of(key);
      const count = Object.values(values).find((value) => typeof value === 'number');
      return spaced(
        (count === 1 ? one : many).replaceAll(/\{([\w#]+)\}/g, (whole, name: string) =>
          String((name === '#' ? count : values[name]) ?? whole),
        ),
      );
    },
    pattern: (key) => {
      const known = kept.get(key);
      if (known) return known;
      const [many, one] = of(key);
      const pattern = new RegExp(`^(?:${patternOf(many, true)}${one === undefined ? '' : `|${patternOf(one, false)}`})$`);
      kept.set(key, pattern);
      return pattern;
    },
  };
}

/** A value that stands twice is the same one. */
function patternOf(text: string, grouped: boolean): string {
  const seen = new Set<string>();
  return escaped(spaced(text)).replaceAll(/\\\{([\w#]+)\\\}/g, (_, name: string) => {
    if (!grouped) return '.+?';
    const group = name === '#' ? 'count' : name;
    if (seen.has(group)) return String.raw`\k<${group}>`;
    seen.add(group);
    return `(?<${group}>${name === '#' ? String.raw`[\d,]+` : '.+?'})`;
  });
}
