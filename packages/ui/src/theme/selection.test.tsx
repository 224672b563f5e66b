import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from './index.ts';

it('given text in elements inside a theme, when it is selected, then it has the colour of the theme', async () => {
  const screen = await render(
    <EarnTheme>
      <p>
        Worth <b>1,000</b>
      </p>
    </EarnTheme>,
  );
  const colorOf = (element: Element) => getComputedStyle(element, '::selection').backgroundColor;
  const element = screen.getByText('1,000').element();
  expect(colorOf(element)).toMatch(/\/ 0\.32\)$/);
  expect(colorOf(element)).not.toBe(colorOf(document.body));
});
