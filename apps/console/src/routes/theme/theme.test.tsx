import '@earnkit/ui/styles.css';
import { EarnTheme } from '@earnkit/ui';
import { themeFromAccent } from '@earnkit/ui/accent';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemePage } from './index.tsx';

const rgb = (hex = ''): string => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('given the theme builder, when a look is chosen, then the previews, the code and the CSS have it, and what is no colour changes nothing', async () => {
  const screen = await render(
    <EarnTheme appearance="light">
      <ThemePage />
    </EarnTheme>,
  );
  const fills = () =>
    screen
      .getByRole('button', { name: 'Confirm' })
      .elements()
      .map((button) => getComputedStyle(button).backgroundColor);
  const code = () => screen.getByRole('region', { name: 'Code' }).element().textContent;
  const accent = screen.getByLabelText('Accent', { exact: true });
  await accent.fill('#1e66ff');
  await expect.poll(fills).toEqual([rgb('#1e66ff'), rgb('#1e66ff')]);
  await screen.getByRole('radio', { name: 'Large' }).click();
  await screen.getByRole('radio', { name: 'Serif' }).click();
  await expect.poll(code).toContain("accent: themeFromAccent('#1e66ff'),");
  expect(code()).toContain("radius: 'large'");
  expect(code()).toContain("'--earn-font-body': 'Georgia, serif'");

  await accent.fill('#c2185');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Write a colour as #f0b90b');
  await expect.element(accent).toHaveAttribute('aria-invalid', 'true');
  expect(fills()).toEqual([rgb('#1e66ff'), rgb('#1e66ff')]);
  await accent.fill('#C2185B');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(fills).toEqual([rgb('#c2185b'), rgb('#c2185b')]);
  await screen.getByRole('tab', { name: 'CSS' }).click();
  const css = screen.getByRole('region', { name: 'CSS' }).element().textContent;
  expect(css).toContain(`--accent-11: var(--earn-l, ${themeFromAccent('#c2185b').light['--accent-11']})`);
  expect(css).toContain('--earn-font-body: Georgia, serif;');
});
