import { describe, expect, it } from 'vitest';
import { declaredIn } from './declared.ts';
import { STATES } from './states.ts';

/** Reasons for every state but some. */
const restIsUnreachable = (...but: readonly string[]) =>
  `/** @unreachable ${Object.keys(STATES)
    .filter((state) => !but.includes(state))
    .join(', ')}: a test */\nconst meta = {};\n`;

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

  it('takes reasons of several lines from the docblock of the meta', () => {
    const reasons = '/**\n * @unreachable loading: it reads\n *   nothing: never\n * @unreachable stale: the same\n */\nconst meta = {\n';
    const { cells } = declaredIn([reasons]);
    expect(cells.get('loading')).toEqual({ unreachable: 'it reads nothing: never' });
    expect(cells.get('stale')).toEqual({ unreachable: 'the same' });
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
    ['a reason that is empty', '/** @unreachable long: */\nconst meta = {};', '"@unreachable long:" has no reason.'],
    [
      'a reason above a story',
      '/** @unreachable long: no */\nexport const A: Story = {};',
      '"@unreachable long: no" stands above no meta.',
    ],
    ['two reasons for one state', '/** @unreachable long: no */\nconst meta = {};', 'long has two reasons.'],
  ])('fails for %s', (_, source, problem) => {
    expect(declaredIn([restIsUnreachable(), source]).problems).toEqual([problem]);
  });
});
