import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import type { Accent } from './brand.ts';
import { EarnTheme } from './EarnTheme.tsx';
import { contrastPairs } from './tokenUses.ts';
import { vars } from './vars.css.ts';

const accents: Accent[] = ['jade', 'blue', 'indigo', 'violet', 'orange'];
/** The custom property of a token, by its path in `tokens.json`. */
const valueOf = (path: string): string => `var(--earn-${path.replaceAll('.', '-')})`;

/** Pairs of text and background with the least contrast each needs (WCAG 1.4.3 and 1.4.11). */
const pairs: [name: string, front: string, back: string, least: number][] = [
  ...contrastPairs().map(({ front, back, least }): [string, string, string, number] => [
    `${front} on ${back}`,
    valueOf(front),
    valueOf(back),
    least,
  ]),
  // A neutral button is told apart by its fill from the panel, and from a button that is disabled.
  ['neutral soft on panel', vars.neutral.soft, vars.color.panel, 1.2],
  ['neutral soft beside disabled', vars.neutral.soft, vars.color.surfaceHover, 1.05],
];

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Paints colours over one another and returns the red, green and blue the screen shows. */
function drawn(...colours: string[]): [number, number, number] {
  if (!canvas) throw new Error('No canvas to measure colours on.');
  for (const colour of colours) {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance(colour: [number, number, number]): number {
  const [red, green, blue] = colour.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: [number, number, number], back: [number, number, number]): number {
  const [high = 0, low = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Pairs with less contrast than they need, on the theme of an element. */
function tooFaint(probe: HTMLElement, measuredPairs: typeof pairs): readonly string[] {
  const resolve = (value: string) => {
    probe.style.color = '';
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  return measuredPairs.flatMap(([name, front, back, least]) => {
    // A translucent background is blended with the page.
    const ground = [resolve(vars.color.page), resolve(back)];
    const measured = contrast(drawn(...ground, resolve(front)), drawn(...ground));
    return measured < least ? [`${name}: ${measured.toFixed(2)} of ${least}`] : [];
  });
}

it.each((['light', 'dark'] as const).flatMap((appearance) => accents.map((accent) => ({ appearance, accent }))))(
  'keeps text and marks readable in $appearance with $accent',
  async ({ appearance, accent }) => {
    const screen = await render(
      <EarnTheme appearance={appearance} accent={accent}>
        <i data-testid="probe" />
      </EarnTheme>,
    );
    expect(tooFaint(screen.getByTestId('probe').element() as HTMLElement, pairs)).toEqual([]);
  },
);

/** What a person who prefers more contrast gets (WCAG 1.4.6). */
const moreContrast: typeof pairs = [
  ['muted on page', vars.color.muted, vars.color.page, 7],
  ['muted on surface', vars.color.muted, vars.color.surface, 7],
  ['disabled on page', vars.color.disabled, vars.color.page, 4.5],
  ['line on page', vars.color.line, vars.color.page, 3],
  ['edge on page', vars.color.edge, vars.color.page, 7],
  ['gray text of Radix Themes', 'var(--gray-a11)', 'var(--color-panel-solid)', 7],
  ...(['accent', 'success', 'warning', 'danger', 'info'] as const).flatMap((tone): typeof pairs => [
    [`${tone}: text on page`, vars[tone].text, vars.color.page, 7],
    [`${tone}: text on soft`, vars[tone].text, vars[tone].soft, 7],
    [`${tone}: border on page`, vars[tone].border, vars.color.page, 3],
  ]),
];

async function preferContrast(value: 'more' | 'no-preference'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] });
}

it.each((['light', 'dark'] as const).flatMap((appearance) => accents.map((accent) => ({ appearance, accent }))))(
  'given a person who prefers more contrast, in $appearance with $accent, then texts, lines and edges have more',
  async ({ appearance, accent }) => {
    await preferContrast('more');
    onTestFinished(() => preferContrast('no-preference'));
    const screen = await render(
      <EarnTheme appearance={appearance} accent={accent}>
        <i data-testid="probe" />
      </EarnTheme>,
    );
    expect(tooFaint(screen.getByTestId('probe').element() as HTMLElement, moreContrast)).toEqual([]);
  },
);

it('given a person who chose a larger text in the browser, then texts and controls grow with it, and spaces do not', async () => {
  const screen = await render(
    <EarnTheme>
      <i data-testid="probe" />
    </EarnTheme>,
  );
  const probe = screen.getByTestId('probe').element() as HTMLElement;
  probe.style.display = 'block';
  const measured = (value: string) => {
    probe.style.inlineSize = value;
    return Number.parseFloat(getComputedStyle(probe).inlineSize);
  };
  const all = () => [vars.text[2].size, vars.text[2].line, vars.size.control2, vars.size.row, vars.space[4]].map(measured);
  const usual = all();
  document.documentElement.style.fontSize = '32px';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  expect(all()).toEqual(usual.map((value, index) => (index < 4 ? 2 * value : value)));
  // A host whose root has another size says what 16 px are there.
  document.documentElement.style.fontSize = '10px';
  document.documentElement.style.setProperty('--earn-rem', '1.6rem');
  expect(all()).toEqual(usual);
});

const colors = [undefined, 'gray', 'jade', 'blue', 'indigo', 'violet', 'orange', 'amber', 'red'] as const;

/** Pairs that the parts of Radix Themes draw: solid, soft and surface fills, plain text, placeholders, marks and focus rings. */
const radixPairs: [front: string, back: string, least: number][] = [
  ['--accent-contrast', '--accent-9', 4.5],
  ['--accent-contrast', '--accent-10', 4.5],
  ['--accent-a11', '--accent-a2', 4.5],
  ['--accent-a11', '--accent-a3', 4.5],
  ['--accent-a11', '--accent-surface', 4.5],
  ['--accent-a11', '--color-background', 4.5],
  ['--accent-a11', '--color-panel-solid', 4.5],
  ['--accent-12', '--accent-a3', 4.5],
  ['--gray-a10', '--color-panel-solid', 4.5],
  ['--accent-track', '--color-background', 3],
  ['--accent-indicator', '--color-background', 3],
  ['--focus-8', '--color-background', 3],
];

it.each((['light', 'dark'] as const).flatMap((appearance) => accents.map((accent) => ({ appearance, accent }))))(
  'given Radix Themes’ parts in $appearance with $accent, when they have any color of the theme, then they are readable',
  async ({ appearance, accent }) => {
    const screen = await render(
      <EarnTheme appearance={appearance} accent={accent}>
        {colors.map((color) => (
          <i key={color ?? 'accent'} data-testid={color ?? 'accent'} {...(color && { 'data-accent-color': color })} />
        ))}
      </EarnTheme>,
    );
    const tooFaint = colors.flatMap((color) => {
      const probe = screen.getByTestId(color ?? 'accent').element() as HTMLElement;
      const resolve = (token: string) => {
        probe.style.color = '';
        probe.style.color = `var(${token})`;
        return getComputedStyle(probe).color;
      };
      return radixPairs.flatMap(([front, back, least]) => {
        const ground = [resolve('--color-background'), resolve(back)];
        const measured = contrast(drawn(...ground, resolve(front)), drawn(...ground));
        return measured < least ? [`${color ?? accent}: ${front} on ${back}: ${measured.toFixed(2)} of ${least}`] : [];
      });
    });
    expect(tooFaint).toEqual([]);
  },
);

it('given the theme is at the top, when an element around it is marked, then its class follows the nearest mark', async () => {
  const screen = await render(
    <div data-testid="around">
      <EarnTheme>
        <i data-testid="probe" />
      </EarnTheme>
    </div>,
  );
  const isDark = () => screen.getByTestId('probe').element().closest('.radix-themes')?.classList.contains('dark');
  const around = screen.getByTestId('around').element() as HTMLElement;
  document.documentElement.setAttribute('data-theme', 'dark');
  await expect.poll(isDark).toBe(true);
  around.setAttribute('data-bs-theme', 'light');
  await expect.poll(isDark).toBe(false);
  around.removeAttribute('data-bs-theme');
  await expect.poll(isDark).toBe(true);
  document.documentElement.removeAttribute('data-theme');
  await expect.poll(isDark).toBe(false);
  around.style.colorScheme = 'dark';
  await expect.poll(isDark).toBe(true);
});

it('given a sheet that comes after the theme, then CSS alone decides, and nothing says otherwise', async () => {
  document.documentElement.style.setProperty('--earn-css', 'initial');
  const screen = await render(
    <EarnTheme>
      <i data-testid="probe" />
    </EarnTheme>,
  );
  const theme = screen.getByTestId('probe').element().closest('.radix-themes');
  document.documentElement.style.removeProperty('--earn-css');
  expect(theme?.className).toBe('radix-themes');
});

it('given a dark theme in a light page, then the page keeps its own color scheme', async () => {
  await render(<EarnTheme appearance="dark">Dark</EarnTheme>);
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('normal');
});

it('follows the class of the page, and the system when there is none', async () => {
  const screen = await render(
    <EarnTheme>
      <i data-testid="probe" />
    </EarnTheme>,
  );
  const scheme = () => getComputedStyle(screen.getByTestId('probe').element()).colorScheme;
  expect(scheme()).toBe(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.classList.add('dark');
  await expect.poll(scheme).toBe('dark');
  document.documentElement.classList.remove('dark');
  document.documentElement.classList.add('light');
  await expect.poll(scheme).toBe('light');
  document.documentElement.classList.remove('light');
});
