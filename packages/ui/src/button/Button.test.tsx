import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { Button } from './index.ts';

it('is drawn as disabled at once, without a transition', async () => {
  const button = (disabled: boolean) => (
    <EarnTheme>
      <Button disabled={disabled}>Subscribe</Button>
    </EarnTheme>
  );
  const screen = await render(button(false));
  const element = screen.getByRole('button').element();
  const enabled = getComputedStyle(element).backgroundColor;
  await screen.rerender(button(true));
  expect(getComputedStyle(element).backgroundColor).not.toBe(enabled);
  expect(element.getAnimations()).toEqual([]);
});
