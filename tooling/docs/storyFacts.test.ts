import { expect, test } from 'vitest';
import { find, NOTHING, questionOf, queryOf, storiesOf } from '../../.storybook/find/finder.ts';
import { storyFactsIn, wordsOf } from './storyFacts.ts';

const SOURCE = `const meta = {
  title: 'Simple Earn/Market list',
  parameters: { earn: { edition: 'us' } },
} satisfies Meta;

/** Nobody can buy more of it (SE-F-01 to SE-F-03, AMB-025). @state sold-out, refused */
export const SoldOut: Story = {};

export const Plain: Story = {};

/**
 * On a phone.
 *
 * @state long
 */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'zh' } };

export const RightToLeft: Story = { ...OnPhone, globals: { direction: 'rtl' } };
`;

const facts = storyFactsIn(SOURCE);

test('a story shows the states and proves the requirements of its docblock, and is what its globals, its meta and the story it spreads say', () => {
  expect(facts.get('SoldOut')).toEqual({
    text: 'Nobody can buy more of it.',
    states: ['sold-out', 'refused'],
    ids: ['SE-F-01', 'SE-F-02', 'SE-F-03', 'AMB-025'],
    traits: ['us-edition'],
  });
  expect(facts.get('Plain')).toEqual({ text: '', states: [], ids: [], traits: ['us-edition'] });
  expect(facts.get('OnPhone')).toMatchObject({ text: 'On a phone.', states: ['long'], traits: ['us-edition', 'phone', 'chinese'] });
  expect(facts.get('RightToLeft')?.traits).toEqual(['us-edition', 'right-to-left', 'phone', 'chinese']);
});

const stories = storiesOf({
  entries: Object.fromEntries(
    Array.from(facts, ([name, story]) => [
      name,
      {
        type: 'story',
        id: name,
        title: 'Simple Earn/Market list',
        name,
        tags: ['dev', ...story.states],
        anchors: wordsOf(story).map((title) => ({ title })),
      },
    ]),
  ),
});

test.each([
  ['sold out', ['SoldOut']],
  ['售罄', ['SoldOut']],
  ['amb-025', ['SoldOut']],
  ['SE-F-02', ['SoldOut']],
  ['market phone', ['OnPhone', 'RightToLeft']],
  ['us edition', ['SoldOut', 'Plain', 'OnPhone', 'RightToLeft']],
  ['nobody else', []],
])('"%s" finds %j', (words, names) => {
  expect(find(stories, { ...NOTHING, words }).map(({ name }) => name)).toEqual(names);
});

test('a state and a product narrow what is found', () => {
  expect(find(stories, { ...NOTHING, state: 'long' }).map(({ name }) => name)).toEqual(['OnPhone']);
  expect(find(stories, { ...NOTHING, product: 'Staking' })).toEqual([]);
});

test('the address holds what is chosen, and nothing else', () => {
  const question = { words: 'redeem; 中文 & ~50% =:', product: 'Staking', state: 'stale', width: 'phone', view: 'pictures' } as const;
  expect(questionOf(queryOf(question))).toEqual(question);
  expect(queryOf(question)).not.toMatch(/[&=?#% ]/);
  expect(queryOf(NOTHING)).toBe('');
  expect(questionOf('')).toEqual(NOTHING);
  expect(questionOf('words:~E4')).toEqual(NOTHING);
});
