import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Popover } from '../popover/Popover.tsx';
import '../styles.css';
import type { Brand } from './brand.ts';
import { EarnTheme } from './EarnTheme.tsx';
import { vars } from './vars.css.ts';

const violet: Brand = {
  radius: 'full',
  scaling: '110%',
  density: 'compact',
  tokens: {
    light: {
      '--earn-accent-solid': '#7a2bf0',
      '--earn-accent-onSolid': '#ffffff',
      '--earn-color-line': '#e2d8f0',
      '--earn-font-body': 'Georgia, serif',
    },
    dark: {
      '--earn-accent-solid': '#c4a0ff',
      '--earn-accent-onSolid': '#000000',
      '--earn-color-line': '#3a2f4a',
      '--earn-font-body': 'Georgia, serif',
    },
  },
};

const valueAt = (element: Element, token: string) => getComputedStyle(element).getPropertyValue(token.slice('var('.length, -1)).trim();
const Probe = ({ name = 'probe' }: { name?: string }) => <i data-testid={name} />;

it.each([
  { appearance: 'light', solid: '#7a2bf0', onSolid: '#ffffff', line: '#e2d8f0' },
  { appearance: 'dark', solid: '#c4a0ff', onSolid: '#000000', line: '#3a2f4a' },
] as const)('sets tokens, radius, scaling and density in $appearance', async ({ appearance, solid, onSolid, line }) => {
  const screen = await render(
    <EarnTheme appearance={appearance} brand={violet}>
      <Probe />
      <Button>Subscribe</Button>
    </EarnTheme>,
  );
  const probe = screen.getByTestId('probe').element();
  expect(valueAt(probe, vars.accent.solid)).toBe(solid);
  expect(valueAt(probe, vars.accent.onSolid)).toBe(onSolid);
  expect(valueAt(probe, vars.color.line)).toBe(line);
  const { height, borderRadius, fontFamily } = getComputedStyle(screen.getByRole('button').element());
  // A compact control is 32 px high; 110 % of that.
  expect(Number.parseFloat(height)).toBeCloseTo(35.2, 1);
  expect(Number.parseFloat(borderRadius)).toBeGreaterThan(100);
  expect(fontFamily).toBe('Georgia, serif');
});

it.each<{ brand: Brand; height: number; radius: string }>([
  { brand: {}, height: 36, radius: '6px' },
  { brand: { scaling: '90%' }, height: 32.4, radius: '5.4px' },
  { brand: { radius: 'none' }, height: 36, radius: '0px' },
  { brand: { radius: 'large', density: 'compact' }, height: 32, radius: '9px' },
])('draws a button by its brand: $brand', async ({ brand, height, radius }) => {
  const screen = await render(
    <EarnTheme appearance="light" brand={brand}>
      <Button>Subscribe</Button>
    </EarnTheme>,
  );
  const button = getComputedStyle(screen.getByRole('button').element());
  expect(Number.parseFloat(button.height)).toBeCloseTo(height, 1);
  expect(button.borderRadius).toBe(radius);
});

it('keeps controls at 24 px or more in the smallest brand', async () => {
  const screen = await render(
    <EarnTheme appearance="light" brand={{ scaling: '90%', density: 'compact' }}>
      <Button size="1">Max</Button>
    </EarnTheme>,
  );
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

it('keeps in a nested theme what it leaves out, resolved for its own appearance', async () => {
  const screen = await render(
    <EarnTheme appearance="light" brand={violet}>
      <EarnTheme appearance="dark">
        <Probe name="darker" />
      </EarnTheme>
      <EarnTheme brand={{ density: 'comfortable' }} accent="orange">
        <Probe name="own" />
      </EarnTheme>
    </EarnTheme>,
  );
  const darker = screen.getByTestId('darker').element();
  expect(valueAt(darker, vars.accent.solid)).toBe('#c4a0ff');
  expect(valueAt(darker, vars.color.line)).toBe('#3a2f4a');
  const own = screen.getByTestId('own').element();
  expect(own.closest('.radix-themes')).toHaveAttribute('data-accent-color', 'orange');
  expect(own.closest('.radix-themes')).toHaveAttribute('data-density', 'comfortable');
  expect(own.closest('.radix-themes')).toHaveAttribute('data-radius', 'full');
  expect(valueAt(own, vars.accent.solid)).toBe('#7a2bf0');
});

it('applies to dialogs and popovers in portals', async () => {
  const screen = await render(
    <EarnTheme appearance="dark" brand={violet}>
      <Dialog open title="Redeem" onOpenChange={() => {}}>
        <Popover trigger={<Button>More</Button>} label="Words">
          <Probe name="popover" />
        </Popover>
        <Probe name="dialog" />
      </Dialog>
    </EarnTheme>,
  );
  expect(valueAt(screen.getByTestId('dialog').element(), vars.accent.solid)).toBe('#c4a0ff');
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByTestId('popover')).toBeInTheDocument();
  const inPopover = screen.getByTestId('popover').element();
  expect(valueAt(inPopover, vars.accent.solid)).toBe('#c4a0ff');
  expect(inPopover.closest('.radix-themes')).toHaveAttribute('data-density', 'compact');
});

it('writes no style element', async () => {
  const before = document.querySelectorAll('style, link[rel="stylesheet"]').length;
  await render(
    <EarnTheme brand={violet}>
      <Probe />
    </EarnTheme>,
  );
  expect(document.querySelectorAll('style, link[rel="stylesheet"]')).toHaveLength(before);
});

it('prints black on white, also in dark', async () => {
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
  const screen = await render(
    <EarnTheme appearance="dark" brand={violet}>
      <Probe />
    </EarnTheme>,
  );
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  const probe = screen.getByTestId('probe').element();
  expect(getComputedStyle(probe).color).toBe('rgb(0, 0, 0)');
  expect(valueAt(probe, vars.color.page)).toBe('white');
  expect(valueAt(probe, vars.accent.solid)).toBe('black');
  expect(valueAt(probe, vars.color.line)).toBe('#999');
});
