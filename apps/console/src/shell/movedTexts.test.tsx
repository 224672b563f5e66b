import { useState, type ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { allowMovedTexts } from './movedTexts.ts';
import { translateTexts } from '../../../../packages/ui/src/testing/translateTexts.ts';

/** Texts that come and go beside others, and a form. */
function Page(): ReactElement {
  const [asked, setAsked] = useState(false);
  const known = !asked && 'About 12.5 USDT';
  return (
    <form>
      <input aria-label="Amount" />
      <p data-testid="estimate">
        {asked && <b>Checking</b>}
        {known} {asked && 'We look for your order.'}
      </p>
      <button type="button" onClick={() => setAsked(!asked)}>
        Ask
      </button>
    </form>
  );
}

test('given a page that the browser translated, when its texts change, then they are the new ones, and the form stays (L08)', async () => {
  onTestFinished(allowMovedTexts());
  const screen = await render(<Page />);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await amount.fill('12.5');
  for (const text of ['CheckingWe look for your order.', 'About 12.5 USDT', 'CheckingWe look for your order.']) {
    translateTexts(screen.container, 'all', true);
    await screen.getByRole('button', { name: 'Ask' }).click();
    await expect
      .poll(() =>
        screen
          .getByTestId('estimate')
          .element()
          .textContent.replace(/ (?=We)| $/, ''),
      )
      .toBe(text);
  }
  await expect.element(amount).toHaveValue('12.5');
});
