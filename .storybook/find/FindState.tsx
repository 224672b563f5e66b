import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { type ReactElement, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { useTheme } from 'storybook/theming';
import { groupBy } from '../../tooling/groupBy.ts';
import { STATES } from '../../tooling/states/states.ts';
import { pool, useBoard } from '../blocks/frames.tsx';
import { StoryFrame } from '../blocks/StoryFrame.tsx';
import { useGlobals } from '../useGlobals.ts';
import { FIND } from './address.ts';
import { ALL_STATES, type Found, type Question, find, matrixOf, productOf, queryOf, questionOf, storiesOf } from './finder.ts';
import './find.css';

/** More pictures than these take a while to look through. */
const MOST_PICTURES = 60;

/** Finds the stories that show a state, as a list or as pictures, at any width, in any look. The address holds what is chosen. */
export function FindState(): ReactElement {
  const stories = useStories();
  const [question, setQuestion] = useState(() => questionOf(new URLSearchParams(location.search).get(FIND.parameter) ?? ''));
  const { color, background } = useTheme();
  const ask = (change: Partial<Question>): void => {
    const next = { ...question, ...change };
    setQuestion(next);
    addons.getChannel().emit(FIND.event, queryOf(next));
  };
  const asked = useDeferredValue(question);
  const found = useMemo(() => find(stories, asked), [stories, asked]);
  const isAsked = asked.words.trim() !== '' || asked.state !== '';
  return (
    <div className="earn-find sb-unstyled" style={{ color: color.defaultText, ['--earn-find-ground' as string]: background.content }}>
      <Form question={question} products={[...new Set(stories.map(productOf))]} onAsk={ask} />
      {isAsked ? (
        <Answer found={found} question={asked} />
      ) : (
        <Matrix stories={found} onChoose={(title, state) => ask({ words: title.replace('/', ' '), state })} />
      )}
    </div>
  );
}

/** The stories of Storybook's own index. */
function useStories(): readonly Found[] {
  const [stories, setStories] = useState<readonly Found[]>([]);
  useEffect(() => {
    const aborted = new AbortController();
    void fetch('index.json', { signal: aborted.signal })
      .then((answer) => answer.json())
      .then((index: Parameters<typeof storiesOf>[0]) => setStories(storiesOf(index)))
      .catch((error: unknown) => {
        if (!aborted.signal.aborted) throw error;
      });
    return () => aborted.abort();
  }, []);
  return stories;
}

interface FormProps {
  readonly question: Question;
  readonly products: readonly string[];
  readonly onAsk: (change: Partial<Question>) => void;
}

function Form({ question, products, onAsk }: FormProps): ReactElement {
  const globals = useGlobals();
  const choose = (chosen: Readonly<Record<string, string>>): void => addons.getChannel().emit('updateGlobals', { globals: chosen });
  return (
    <form className="earn-find-form" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="earn-find-words">
        Words
        <input
          type="search"
          value={question.words}
          placeholder="redeem dialog, unresolved, 售罄, AMB-025"
          onChange={({ target }) => onAsk({ words: target.value })}
        />
      </label>
      <label>
        Product
        <select value={question.product} onChange={({ target }) => onAsk({ product: target.value })}>
          <option value="">All</option>
          {products.map((product) => (
            <option key={product}>{product}</option>
          ))}
        </select>
      </label>
      <label>
        State
        <select value={question.state} onChange={({ target }) => onAsk({ state: target.value })}>
          <option value="">All</option>
          {ALL_STATES.map((state) => (
            <option key={state} value={state}>
              {state.replaceAll('-', ' ')}
            </option>
          ))}
        </select>
      </label>
      <Choice name="Show as" chosen={question.view} values={{ list: 'List', pictures: 'Pictures' }} onChoose={(view) => onAsk({ view })} />
      <Choice name="Width" chosen={question.width} values={{ desktop: 'Desktop', phone: 'Phone' }} onChoose={(width) => onAsk({ width })} />
      <Choice
        name="Appearance"
        chosen={globals['appearance']}
        values={{ light: 'Light', dark: 'Dark' }}
        onChoose={(appearance) => choose({ appearance })}
      />
      <Choice name="Language" chosen={globals['locale']} values={{ en: 'English', zh: '中文' }} onChoose={(locale) => choose({ locale })} />
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly chosen: unknown;
  readonly values: Readonly<Record<Value, ReactNode>>;
  readonly onChoose: (value: Value) => void;
}

const Choice = <Value extends string>({ name, chosen, values, onChoose }: ChoiceProps<Value>): ReactElement => (
  <div role="group" aria-label={name}>
    <span aria-hidden="true">{name}</span>
    <div className="earn-board-widths">
      {(Object.keys(values) as Value[]).map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {values[value]}
        </button>
      ))}
    </div>
  </div>
);

/** The stories that were found, by component. */
function Answer({ found, question: { width, view } }: { readonly found: readonly Found[]; readonly question: Question }): ReactElement {
  const { globals, chosen: looks } = useBoard();
  const chosen = [...(looks === '' ? [] : [looks]), ...(width === 'phone' ? ['viewport.value:phone'] : [])];
  const addressOf = (id: string): string =>
    `?path=/story/${id}${chosen.length === 0 ? '' : `&globals=${encodeURIComponent(chosen.join(';'))}`}`;
  const shown = view === 'pictures' ? found.slice(0, MOST_PICTURES) : found;
  return (
    <>
      <p role="status">
        {found.length === 1 ? '1 story' : `${found.length} stories`}
        {shown.length < found.length && `, pictures of the first ${MOST_PICTURES}`}
      </p>
      {[...groupBy(shown, ({ title }) => title)].map(([title, stories]) => (
        <section key={title} aria-label={title}>
          <h3>{title.replaceAll('/', ' / ')}</h3>
          {view === 'list' ? (
            <ul>
              {stories.map((story) => (
                <li key={story.id}>
                  <StoryName story={story} address={addressOf(story.id)} />
                </li>
              ))}
            </ul>
          ) : (
            <div className="earn-states earn-states-list" data-columns={width === 'phone' || /dialog/i.test(title) ? 2 : 1}>
              {stories.map((story) => (
                <figure key={story.id}>
                  <StoryFrame
                    key={`${width} ${globals}`}
                    id={story.id}
                    name={story.name}
                    size={width}
                    narrow={/dialog/i.test(title)}
                    globals={globals}
                    pool={pool}
                  />
                  <figcaption>
                    <StoryName story={story} address={addressOf(story.id)} />
                  </figcaption>
                </figure>
              ))}
            </div>
          )}
        </section>
      ))}
    </>
  );
}

const StoryName = ({ story: { name, states, text }, address }: { readonly story: Found; readonly address: string }): ReactElement => (
  <>
    <AnchorMdx href={address} target="_self">
      {name}
    </AnchorMdx>{' '}
    {states.map((state) => (
      <span key={state} className="earn-state" title={STATES[state]}>
        {state.replaceAll('-', ' ')}
      </span>
    ))}
    {text !== '' && <p>{text}</p>}
  </>
);

interface MatrixProps {
  readonly stories: readonly Found[];
  readonly onChoose: (title: string, state: string) => void;
}

/** How many stories show which state of which component. An empty cell is a state that the component cannot get into. */
function Matrix({ stories, onChoose }: MatrixProps): ReactElement {
  const rows = useMemo(() => matrixOf(stories), [stories]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    <div className="earn-find-matrix" role="region" aria-label="States by component" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            {ALL_STATES.map((state) => (
              <th key={state} scope="col" title={STATES[state]}>
                <span>{state.replaceAll('-', ' ')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, counts }) => (
            <tr key={title}>
              <th scope="row">
                <button type="button" onClick={() => onChoose(title, '')}>
                  {title.replaceAll('/', ' / ')}
                </button>
              </th>
              {ALL_STATES.map((state) => (
                <td key={state}>
                  {counts[state] !== undefined && (
                    <button
                      type="button"
                      aria-label={`${title}, ${state.replaceAll('-', ' ')}: ${counts[state]}`}
                      onClick={() => onChoose(title, state)}
                    >
                      {counts[state]}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
