import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from './index.ts';
import { tokenUses, type TokenUse } from './tokenUses.ts';
import { vars } from './vars.css.ts';

/*
 * `tokens.json` is what a theme has in a browser, so that it cannot differ from the stylesheet. `vitest -u` writes it.
 */

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

function colorOf(value: string) {
  if (!canvas) throw new Error('No canvas to read colours from.');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = value;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const bytes = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => round(byte / 255)),
    alpha: round(alpha / 255),
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
}

const pixels = (text: string) => ({ value: round(Number.parseFloat(text)), unit: 'px' });

/** Each shadow of a list, as its colour, four lengths, and whether it is inside. */
const shadowsOf = (computed: string) =>
  computed.split(/,\s*(?![^(]*\))/).map((one) => {
    const [, color = '', lengths = ''] = /^(\w[\w-]*\([^)]*\)|#?\w+)\s(.*?)( inset)?$/.exec(one) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
    return {
      color: colorOf(color),
      offsetX: pixels(offsetX),
      offsetY: pixels(offsetY),
      blur: pixels(blur),
      spread: pixels(spread),
      inset: one.endsWith(' inset'),
    };
  });

type Branch = string | { readonly [key: string]: Branch };

/** A branch of the tokens with each leaf read. */
const each = (branch: Branch, read: (leaf: string) => object): object =>
  typeof branch === 'string' ? read(branch) : Object.fromEntries(Object.entries(branch).map(([key, child]) => [key, each(child, read)]));

async function tokens() {
  const screen = await render(
    <>
      <EarnTheme appearance="light" accent="jade">
        <i data-testid="light" />
      </EarnTheme>
      <EarnTheme appearance="dark" accent="jade">
        <i data-testid="dark" />
      </EarnTheme>
    </>,
  );
  const reader = (appearance: 'light' | 'dark') => {
    const probe = screen.getByTestId(appearance).element() as HTMLElement;
    return (
      property:
        | 'color'
        | 'inlineSize'
        | 'boxShadow'
        | 'fontFamily'
        | 'fontWeight'
        | 'zIndex'
        | 'transitionDuration'
        | 'transitionTimingFunction',
      value: string,
    ): string => {
      probe.style.cssText = 'display: block; position: relative';
      probe.style[property] = value;
      return getComputedStyle(probe)[property];
    };
  };
  const light = reader('light');
  const dimension = (leaf: string) => ({ $type: 'dimension', $value: pixels(light('inlineSize', leaf)) });
  const { color, accent, neutral, success, warning, danger, info, space, radius, font, text, size, shadow, motion, layer } = vars;
  const ofAppearance = (appearance: 'light' | 'dark') => {
    const read = reader(appearance);
    const colors = each({ color, accent, neutral, success, warning, danger, info }, (leaf) => ({
      $type: 'color',
      $value: colorOf(read('color', leaf)),
    }));
    return { ...colors, shadow: each(shadow, (leaf) => ({ $type: 'shadow', $value: shadowsOf(read('boxShadow', leaf)) })) };
  };
  const families = light('fontFamily', font.body)
    .split(',')
    .map((family) => family.trim().replaceAll('"', ''));
  const duration = (leaf: string) => ({
    $type: 'duration',
    $value: { value: Math.round(Number.parseFloat(light('transitionDuration', leaf)) * 1000), unit: 'ms' },
  });
  const curve = /cubic-bezier\(([^)]*)\)/.exec(light('transitionTimingFunction', motion.ease))?.[1] ?? '';
  const all = {
    $description: 'The tokens of @earnkit/ui with the accent jade, at 100 % and comfortable density: names as in --earn-color-page.',
    light: ofAppearance('light'),
    dark: ofAppearance('dark'),
    space: each(space, dimension),
    radius: each(radius, dimension),
    text: each(text, dimension),
    size: each(size, dimension),
    font: {
      body: { $type: 'fontFamily', $value: families },
      weight: each(font.weight, (leaf) => ({ $type: 'fontWeight', $value: Number(light('fontWeight', leaf)) })),
    },
    motion: {
      fast: duration(motion.fast),
      normal: duration(motion.normal),
      ease: { $type: 'cubicBezier', $value: curve.split(',').map(Number) },
    },
    layer: each(layer, (leaf) => ({ $type: 'number', $value: Number(light('zIndex', leaf)) })),
  };
  return described(all, { ...tokenUses, light: tokenUses, dark: tokenUses });
}

/** Whose extension of the format this is. */
const EXTENSION = 'io.github.earnkit';

/** The tokens with what each is for. A colour says how it is drawn and what it stands out from: names in its own appearance. */
const described = (branch: object, uses: object): object =>
  Object.fromEntries(
    Object.entries(branch).map(([key, child]: [string, object | string]) => {
      const use = (uses as Record<string, object>)[key];
      if (typeof child === 'string' || use === undefined) return [key, child];
      if (!('$type' in child)) return [key, described(child, use)];
      const { use: $description, ...rest } = use as TokenUse;
      return [key, { $description, ...child, ...(rest.role && { $extensions: { [EXTENSION]: rest } }) }];
    }),
  );

it('given a theme, then tokens.json has the values that it has in a browser', async () => {
  await expect(`${JSON.stringify(await tokens(), null, 2)}\n`).toMatchFileSnapshot('../../tokens.json');
});
