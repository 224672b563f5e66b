import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { Progress } from './Progress.tsx';

/** Relative luminance and contrast as WCAG 2 defines them, of colours the browser has painted. */
function contrast(above: string, below: string): number {
  const luminance = (rgb: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(painted(above)), luminance(painted(below))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour over the background as the screen shows it; a canvas parses every notation and transparency. */
function painted(...layers: string[]): number[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  for (const layer of layers.flatMap((value) => value.split('|'))) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
}

const colourOf = (element: Element | null) => {
  if (!element) throw new Error('nothing drawn');
  return getComputedStyle(element).backgroundColor;
};

test.each(['light', 'dark'] as const)('keeps 3:1 between bar and track in %s, in every tone and accent', async (appearance) => {
  for (const accent of ['jade', 'blue', 'indigo', 'violet', 'orange'] as const) {
    for (const tone of ['accent', 'neutral', 'warning', 'danger'] as const) {
      const screen = await render(
        <EarnTheme appearance={appearance} accent={accent}>
          <Progress label="Quota" share={0.5} valueText="half" tone={tone} />
        </EarnTheme>,
      );
      const track = screen.getByRole('progressbar').element();
      const ground = colourOf(track.closest('.radix-themes'));
      expect(contrast(colourOf(track.firstElementChild), `${ground}|${colourOf(track)}`), `${accent} ${tone}`).toBeGreaterThanOrEqual(3);
      await screen.unmount();
    }
  }
});

test.each([
  [-1, '0'],
  [0, '0'],
  [0.999, '99'],
  [1, '100'],
  [7, '100'],
  [Number.NaN, null],
])('announces a share of %s as %s', async (share, reported) => {
  const screen = await render(
    <EarnTheme>
      <Progress label="Quota" share={share} valueText="x" />
    </EarnTheme>,
  );
  expect(screen.getByRole('progressbar').element().getAttribute('aria-valuenow')).toBe(reported);
});
