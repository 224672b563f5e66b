import { describe, expect, it } from 'vitest';
import { declaredIn } from './declared.ts';
import { STATES } from './states.ts';

/** A meta that gives reasons. */
const metaWith = (...notes: readonly (readonly [names: string, reason: string])[]) =>
  `const meta = { parameters: { unreachable: { ${notes.map(([names, reason]) => `'${names}': '${reason}'`).join(', ')} } } } satisfies Meta;\n`;

/** Reasons for every state but some. */
const restIsUnreachable = (...but: readonly string[]) =>
  metaWith([
    Object.keys(STATES)
      .filter((state) => !but.includes(state))
      .join(', '),
    'a test',
  ]);

describe('the states that stories declare', () => {
  it('takes a state from the docblock of a story, in one line or several, and joins the files of a component', () => {
    const { cells, problems } = declaredIn([
      `${restIsUnreachable('loading', 'failed', 'stale')}/** @state loading */\nexport const Slow: Story = {};\n`,
      '/**\n * The rows stay (UI-27).\n *\n * @state failed, stale\n */\nexport const Broken: Story = {\n/** Late. @state stale */\nexport const Late: Story = {};',
    ]);
    expect(problems).toEqual([]);
    expect(cells.get('loading')).toEqual({ stories: ['Slow'] });
    expect(cells.get('failed')).toEqual({ stories: ['Broken'] });
    expect(cells.get('stale')).toEqual({ stories: ['Broken', 'Late'] });
    expect(cells.get('success')).toEqual({ unreachable: 'a test' });
  });

  it('takes reasons from the parameters of the meta', () => {
    const { cells } = declaredIn([metaWith(['loading', 'it reads\\n nothing: never'], ['stale, failed', 'the same'])]);
    expect(cells.get('loading')).toEqual({ unreachable: 'it reads nothing: never' });
    expect(cells.get('stale')).toEqual({ unreachable: 'the same' });
    expect(cells.get('failed')).toEqual({ unreachable: 'the same' });
  });

  it('fails for a state with neither a story nor a reason', () => {
    expect(declaredIn([restIsUnreachable('long', 'success')]).problems).toEqual([
      'long has no story and no reason.',
      'success has no story and no reason.',
    ]);
    expect(declaredIn([]).problems).toHaveLength(Object.keys(STATES).length);
  });

  it.each([
    [
      'a reason for a state that a story shows',
      '/** @state long */\nexport const Long: Story = {};',
      'long is said to be unreachable, and Long shows it.',
    ],
    ['a state that is none', '/** @state lnog */\nexport const Long: Story = {};', '"lnog" is no state.'],
    ['a state above something that is no story', '/** @state long */\nconst long = 1;', '"@state long" stands above no story.'],
    ['a reason that is empty', metaWith(['long', '']), '"long" is unreachable without a reason.'],
    [
      'a reason of a story',
      `export const A: Story = { parameters: { unreachable: { long: 'no' } } };`,
      'A says that "long" is unreachable; only the meta can.',
    ],
    ['two reasons for one state', metaWith(['long', 'no']), 'long has two reasons.'],
  ])('fails for %s', (_, source, problem) => {
    expect(declaredIn([restIsUnreachable(), source]).problems).toEqual([problem]);
  });
});
