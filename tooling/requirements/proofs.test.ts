import { describe, expect, it } from 'vitest';
import { idsIn, proofsIn } from './proofs.ts';
import { expand } from './due.ts';

const named = (file: string, text: string) => proofsIn(file, text).map(({ name, ids }) => [name, ...ids]);

describe('what a test or story names', () => {
  it('reads the names of tests and groups, however they are written', () => {
    const text = `
      describe('a group (SH-01 to SH-03)', () => {
        it("double quotes, SE-F-04", () => {});
        it(
          \`a template of \${many(')')} parts (AMB-055)\`,
          () => {},
        );
        it.each([['x', () => always(() => fail(500, ':('))]])('%s: a table of its own (UI-12..UI-13)', () => {});
        it.each([['stakes (US-02)', one], ['', two]] as const)('the edition %s', () => {});
        it.each(['yes (RG-01)'])('a region says %s', () => {});
        it.each(['SH-09'])('an id in a value: %j', () => {});
        it.each<[string, () => void]>([])('with a type, FM-09', () => {});
        describe.each\`a | b\`('tagged $a, US-01', () => {});
        test.concurrent('at the same time: RG-07', () => {});
      });
    `;
    expect(named('a.test.ts', text)).toEqual([
      ['a group (SH-01 to SH-03)', 'SH-01', 'SH-02', 'SH-03'],
      ['double quotes, SE-F-04', 'SE-F-04'],
      [`a template of \${many(')')} parts (AMB-055)`, 'AMB-055'],
      ['%s: a table of its own (UI-12..UI-13)', 'UI-12', 'UI-13'],
      ['the edition stakes (US-02)', 'US-02'],
      ['a region says yes (RG-01)', 'RG-01'],
      ['with a type, FM-09', 'FM-09'],
      ['tagged $a, US-01', 'US-01'],
      ['at the same time: RG-07', 'RG-07'],
    ]);
  });

  it('takes nothing from comments, values, other calls or tests that do not run', () => {
    const text = `
      // it('commented out (SH-01)', () => {});
      const words = "it('in a text (SH-02)')";
      it('names nothing', () => expect('SH-03').toBe('SH-03'));
      it.skip('not run (SH-04)', () => {});
      describe.todo('not written (SH-05)');
      expect('something (SH-06)').toBeTruthy();
    `;
    expect(named('a.test.ts', text)).toEqual([]);
  });

  it('reads the docblock right above a story, and that alone', () => {
    const text = `
      /** Of the file: SH-01. */
      import { expect } from 'storybook/test';
      /** Of the meta: SH-02. */
      export default {};
      /** The person sees <b>it</b> (SH-03, AMB-004). */
      export const Seen: Story = { play: async () => it('inside (SH-05)') };
      export const Silent: Story = {};
      /** Not exported: SH-04. */
      const helper = 1;
    `;
    expect(named('a.stories.tsx', text)).toEqual([['Seen', 'SH-03', 'AMB-004']]);
  });
});

describe('ids and ranges', () => {
  it('are written out, each once, with the digits they are written with', () => {
    expect(expand('SE-F-09..SE-F-11')).toEqual(['SE-F-09', 'SE-F-10', 'SE-F-11']);
    expect(idsIn('AMB-098 to AMB-100, AMB-099; UI-01 to SH-02; not XY-1, ABCD-12 or UTF-8')).toEqual([
      'AMB-098',
      'AMB-099',
      'AMB-100',
      'UI-01',
      'SH-02',
    ]);
  });

  it('of two groups, or turned round, are none', () => {
    for (const odd of ['UI-01..SH-03', 'UI-03..UI-01', 'UI..UI', '']) expect(() => expand(odd), odd).toThrow(RangeError);
  });
});
