import { storyTextOf } from '../../.storybook/blocks/storyText.ts';
import { idsIn } from '../requirements/proofs.ts';
import { type State, isState } from '../states/states.ts';

/** What a story shows, as its source says it. */
export interface StoryFacts {
  /** What its docblock says, without states and requirements. */
  readonly text: string;
  readonly states: readonly State[];
  /** Requirements that it proves. */
  readonly ids: readonly string[];
  /** What it sets for itself: width, language, edition, direction. */
  readonly traits: readonly Trait[];
}

/** What else people call a state, in English and Chinese: they search for it by any of these. */
const WORDS_OF_STATES: Readonly<Record<State, readonly string[]>> = {
  loading: ['pending', 'skeleton', 'placeholder', '加载中'],
  empty: ['no data', 'nothing', '空'],
  'one-row': ['one row', 'single', '一行'],
  'many-rows': ['many rows', 'pages', 'scroll', '多行'],
  long: ['very long', 'overflow', '超长'],
  refused: ['error', 'invalid', 'rejected', '拒绝'],
  'sold-out': ['sold out', '售罄'],
  'quota-used': ['quota used', 'limit reached', '额度用完'],
  'vip-only': ['vip only', 'ineligible', '仅限VIP'],
  'restricted-region': ['restricted region', 'not available', '地区限制'],
  'signed-out': ['signed out', 'visitor', 'logged out', '未登录'],
  stale: ['old data', 'outdated', '过期'],
  'partly-failed': ['partly failed', 'partial', 'degraded', '部分失败'],
  failed: ['error', 'retry', '失败'],
  submitting: ['sending', 'busy', '提交中'],
  'outcome-unknown': ['outcome unknown', 'unresolved', 'lost answer', '结果未知'],
  success: ['done', 'receipt', '成功'],
};

/** What a story may set for itself, and the words by which people search for it. */
const TRAITS = {
  phone: ['phone', 'mobile', 'narrow', '手机'],
  chinese: ['Chinese', '中文'],
  'us-edition': ['US edition', 'United States', '美国版'],
  'right-to-left': ['right to left', 'RTL'],
} as const;

type Trait = keyof typeof TRAITS;

/** How each shows in the source. */
const SIGNS: Readonly<Record<Trait, RegExp>> = {
  phone: /viewport: \{ value: '(?:phone|narrow)' \}/,
  chinese: /locale: 'zh/,
  'us-edition': /edition: 'us'/,
  'right-to-left': /direction: 'rtl'/,
};

/** The start of a story: its docblock, if it has one, and the line with its name. */
const STORY = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const (\w+)\b.*/g;

/** What the stories of a file show, by the names of their exports. */
export function storyFactsIn(source: string): ReadonlyMap<string, StoryFacts> {
  const starts = [...source.matchAll(STORY)];
  const found = new Map<string, StoryFacts>();
  const meta = traitsOf(/^const meta[^]*?^\}/m.exec(source)?.[0] ?? '');
  for (const [at, { 0: start, 1: docblock = '', 2: name = '', index }] of starts.entries()) {
    const body = source.slice(index + start.indexOf('export const'), starts[at + 1]?.index ?? source.length);
    const like = /\.\.\.(\w+)/.exec(body)?.[1];
    const block = docblock.replaceAll(/\n\s*\*/g, '\n');
    const { text, states } = storyTextOf(block);
    found.set(name, {
      text,
      states: states.filter(isState),
      ids: idsIn(block),
      traits: [...new Set([...meta, ...traitsOf(body), ...(found.get(like ?? '')?.traits ?? [])])],
    });
  }
  return found;
}

const traitsOf = (text: string): readonly Trait[] => (Object.keys(SIGNS) as readonly Trait[]).filter((trait) => SIGNS[trait].test(text));

/** What people may type to find a story, beside its name and its place. */
export const wordsOf = ({ states, ids, traits, text }: StoryFacts): readonly string[] => [
  ...new Set([
    ...states.flatMap((state) => [state.replaceAll('-', ' '), ...WORDS_OF_STATES[state]]),
    ...traits.flatMap((trait) => TRAITS[trait]),
    ...ids,
    ...(text === '' ? [] : [text]),
  ]),
];
