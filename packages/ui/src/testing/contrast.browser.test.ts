import axe from 'axe-core';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contrastFaults, contrastOf } from './contrast.ts';

/** Shows markup and returns its first `<b>`. */
function show(html: string): Element {
  document.body.innerHTML = html;
  const text = document.querySelector('b');
  if (!text) throw new Error('The markup has no <b>.');
  return text;
}

/** As `VisuallyHidden` hides what is only read aloud. */
const HEARD = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap';

const part = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(part, part, part, fc.constantFrom(1, 1, 0.25, 0.5, 0.8))
  .map(([red, green, blue, alpha]) => `rgba(${red}, ${green}, ${blue}, ${alpha})`);

describe('contrast', () => {
  beforeEach(() => {
    document.body.style.background = 'white';
  });

  test('is what axe measures, for random colors over random colors', async () => {
    await fc.assert(
      fc.asyncProperty(color, color, color, async (own, behind, page) => {
        const text = show(`<div style="background: ${page}"><p style="background: ${behind}"><b style="color: ${own}">Text</b></p></div>`);
        const { passes, violations } = await axe.run(text, { runOnly: ['color-contrast'] });
        const data = [...passes, ...violations].flatMap(({ nodes }) =>
          nodes.flatMap(({ any }) => any.map((check) => check.data as unknown)),
        );
        // Axe does not judge a text in the color of its background.
        fc.pre(data.length === 1);
        const { contrastRatio } = data[0] as { contrastRatio: number };
        // Axe rounds mixed colors to whole parts of 255, and the ratio to two digits.
        expect(Math.abs((contrastOf(text) ?? 0) - contrastRatio)).toBeLessThan(0.01 + 0.02 * contrastRatio);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['an image', '<p style="background: linear-gradient(red, blue)"><b>Text</b></p>'],
    ['opacity', '<p style="opacity: 0.5"><b>Text</b></p>'],
    ['a circle that the sheet draws', '<style>p::before { content: ""; background: red }</style><p><b>Text</b></p>'],
    ['another element above it', '<p><b>Text</b></p><div style="position: fixed; inset: 0; background: red"></div>'],
    ['nothing, because it is scrolled away', '<p style="margin-top: 3000px"><b>Text</b></p>'],
  ])('is left to axe for a text with %s', (_, html) => {
    expect(contrastOf(show(html))).toBeUndefined();
  });

  test.each([
    ['a pale text', '<b style="color: #999">Text</b>', 1],
    ['each kind of pale text once', '<p style="color: #999"><b>One</b></p><p style="color: #999"><b>Two</b></p>', 1],
    ['a pale placeholder', '<style>::placeholder { color: #aaa }</style><b></b><input placeholder="0.00">', 1],
    [
      'a pale text over an image, which axe judges',
      '<p style="background: linear-gradient(#fff, #fff), #fff"><b style="color: #999">Text</b></p>',
      0,
    ],
    ['a pale text in a faded box, which axe judges', '<p style="opacity: 0.4; background: white"><b>Text</b></p>', 1],
    [
      'a link among words that only its color shows',
      '<p>Read <a href="#a" style="color: #222; text-decoration: none">this</a> now<b></b></p>',
      1,
    ],
    ['large pale text that is dark enough', '<b style="color: #888; font-size: 24px">Text</b>', 0],
    ['pale text of what cannot be used', '<button disabled style="color: #ccc">Text</button><b></b>', 0],
    ['transparent text', '<b style="color: transparent">Text</b>', 0],
    ['pale text for screen readers alone', `<p style="${HEARD}"><span><b style="color: #999">Text</b></span></p>`, 0],
    ['pale text in a box of one pixel that shows it', '<p style="width: 1px"><b style="color: #999">Text</b></p>', 1],
  ])('of %s', async (_, html, faults) => {
    show(html);
    expect(await contrastFaults()).toHaveLength(faults);
  });

  test('asks axe nothing about text for screen readers alone', async () => {
    show(`<p style="background: white"><span style="${HEARD}"><b>Text</b></span></p>`);
    const asked = vi.spyOn(axe, 'run');
    expect(await contrastFaults()).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });
});
