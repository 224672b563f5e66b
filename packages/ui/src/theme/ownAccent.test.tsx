import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { themeFromAccent } from '../accent/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import '../styles.css';
import { EarnTheme, type EarnThemeProps } from './index.ts';

const rgb = (hex = ''): string => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const fill = (name: string): string => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return button ? getComputedStyle(button).backgroundColor : 'none';
};

// Another test may have left the pointer where a button is, and a hovered button has another fill.
const noHover = new CSSStyleSheet();
beforeAll(() => {
  noHover.replaceSync('* { pointer-events: none !important }');
  document.adoptedStyleSheets.push(noHover);
});
afterAll(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noHover);
});

const show = (props: Partial<EarnThemeProps>) =>
  render(
    <EarnTheme {...props}>
      <Button>Subscribe</Button>
      <Dialog open onOpenChange={() => undefined} title="Details">
        <Button>Confirm</Button>
      </Dialog>
      <EarnTheme appearance="dark">
        <Button>Inner</Button>
      </EarnTheme>
      <EarnTheme accent="jade">
        <Button>Named</Button>
      </EarnTheme>
    </EarnTheme>,
  );

it.each([
  ['a colour', '#f0b90b' as const],
  ['shades that were computed ahead', themeFromAccent('#f0b90b')],
])(
  'given %s as the accent, then the page, its dialogs and a theme inside have it, and a named accent inside wins',
  async (_what, accent) => {
    await show({ accent, appearance: 'light' });
    const solid = rgb('#f0b90b');
    await expect.poll(() => [fill('Subscribe'), fill('Confirm'), fill('Inner')]).toEqual([solid, solid, solid]);
    expect(fill('Named')).not.toBe(solid);
    const theme = document.querySelector('.radix-themes');
    expect(theme && getComputedStyle(theme).getPropertyValue('--accent-11')).toBe(themeFromAccent('#f0b90b').light['--accent-11']);
  },
);

it('given shades that were computed ahead, then the first frame has them', async () => {
  await show({ accent: themeFromAccent('#c2185b'), appearance: 'light' });
  expect(fill('Subscribe')).toBe(rgb('#c2185b'));
});

it('given an accent of a brand, when another is chosen, then it changes, and a wrong one says what a colour is', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const page = (accent: `#${string}`) => (
    <EarnTheme brand={{ accent }} appearance="light">
      <Button>Subscribe</Button>
    </EarnTheme>
  );
  const screen = await render(page('#1e66ff'));
  await expect.poll(() => fill('Subscribe')).toBe(rgb('#1e66ff'));
  await screen.rerender(page('#c2185b'));
  await expect.poll(() => fill('Subscribe')).toBe(rgb('#c2185b'));
  await screen.rerender(page('#12'));
  await expect.poll(() => log.mock.calls.flat().join(' ')).toContain('"#12" is no colour');
  expect(fill('Subscribe')).toBe(rgb('#c2185b'));
});
