import { groupBy } from '../../tooling/groupBy.ts';
import { type State, STATES, isState } from '../../tooling/states/states.ts';

/** A story as it can be found. */
export interface Found {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly states: readonly State[];
  /** What people may type to find it, in small letters. */
  readonly words: string;
  /** What its docblock says. */
  readonly text: string;
}

/** What is looked for. Each empty choice means all. */
export interface Question {
  readonly words: string;
  readonly product: string;
  readonly state: string;
  readonly width: 'desktop' | 'phone';
  readonly view: 'list' | 'pictures';
}

export const NOTHING: Question = { words: '', product: '', state: '', width: 'desktop', view: 'list' };

interface Entry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
  readonly anchors?: readonly { readonly title: string }[];
}

/** The stories of Storybook's index, in its order. */
export function storiesOf({ entries }: { readonly entries: Readonly<Record<string, Entry>> }): readonly Found[] {
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags = [], anchors = [] }) => {
      const words = anchors.map(({ title: word }) => word);
      return {
        id,
        title,
        name,
        states: tags.filter(isState),
        words: [title, name, ...words].join('\n').toLowerCase(),
        text: words.find((word) => /^[A-Z].*\.$/.test(word)) ?? '',
      };
    });
}

/** The product, or other group, of a title. */
export const productOf = ({ title }: Pick<Found, 'title'>): string => title.split('/', 1)[0] ?? title;

/** The stories that answer a question: every word that was typed is in what is known of them. */
export function find(stories: readonly Found[], { words, product, state }: Question): readonly Found[] {
  const typed = words.toLowerCase().split(/\s+/).filter(Boolean);
  return stories.filter(
    (story) =>
      (product === '' || productOf(story) === product) &&
      (!isState(state) || story.states.includes(state)) &&
      typed.every((word) => story.words.includes(word)),
  );
}

/** How many stories of a component show each state. */
export interface Row {
  readonly title: string;
  readonly counts: Readonly<Partial<Record<State, number>>>;
}

/** The states of every component that declares some. */
export function matrixOf(stories: readonly Found[]): readonly Row[] {
  return [...groupBy(stories, ({ title }) => title)]
    .map(([title, own]) => {
      const counts = new Map<State, number>();
      for (const state of own.flatMap(({ states }) => states)) counts.set(state, (counts.get(state) ?? 0) + 1);
      return { title, counts: Object.fromEntries(counts) };
    })
    .filter(({ counts }) => Object.keys(counts).length > 0);
}

/** Every state, in its order. */
export const ALL_STATES = Object.keys(STATES).filter(isState);

/** A text in signs that Storybook's address leaves as they are. */
const written = (text: string): string => encodeURIComponent(text).replaceAll('~', '%7E').replaceAll('%', '~');

function read(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('~', '%'));
  } catch {
    return '';
  }
}

/** A question as the address has it, such as `words:redeem;width:phone`: only what was chosen. */
export const queryOf = (question: Question): string =>
  Object.entries(question)
    .filter(([key, value]) => value !== NOTHING[key as keyof Question])
    .map(([key, value]) => `${key}:${written(value)}`)
    .join(';');

/** A question of an address. */
export function questionOf(query: string): Question {
  const asked = new Map(query.split(';').map((each) => [each.split(':', 1)[0] ?? '', read(each.slice(each.indexOf(':') + 1))]));
  return {
    words: asked.get('words') ?? '',
    product: asked.get('product') ?? '',
    state: asked.get('state') ?? '',
    width: asked.get('width') === 'phone' ? 'phone' : 'desktop',
    view: asked.get('view') === 'pictures' ? 'pictures' : 'list',
  };
}
