import { createEarnPrompts } from '@earnkit/hooks';
import '@earnkit/ui/styles.css';
import { checkDialogBehaviour } from '@earnkit/ui/dialog-behaviour';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EarnArea } from './index.ts';
import { DialogPage, EVERY_DIALOG, dialogClient } from './testing/everyDialog.tsx';
import { cutTexts } from './testing/visibleTexts.ts';

const openerIn = (container: HTMLElement): HTMLElement => {
  const opener = container.querySelector('button');
  if (opener === null) throw new Error('The page has no button.');
  return opener;
};

test.each(EVERY_DIALOG)('given "$name" opens, keyboard, focus and scroll behave as every dialog does', async ({ name, role, draw }) => {
  const screen = await render(<DialogPage draw={draw} />);
  await expect.element(screen.getByText('Open')).toBeInTheDocument();
  await checkDialogBehaviour({ user: userEvent, opener: openerIn(screen.container), name, ...(role && { role }) });
});

/** Text as far apart as a person may set it (WCAG 2.2, 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

test.each(EVERY_DIALOG.filter(({ name }) => /^(Subscribe|Redeem|Stake|Add to) /.test(name)))(
  'given text far apart at 320 px, when "$name" opens, then nothing is cut or beside the screen, and its actions are in view (L05)',
  async ({ name, role = 'dialog', draw }) => {
    const spaced = Object.assign(document.createElement('style'), { textContent: SPACED });
    document.head.append(spaced);
    await page.viewport(320, 640);
    onTestFinished(async () => {
      spaced.remove();
      await page.viewport(1280, 800);
    });
    const screen = await render(<DialogPage draw={draw} />);
    await screen.getByText('Open').click();
    const dialog = screen.getByRole(role, { name });
    await expect.element(dialog).toBeVisible();
    await expect
      .poll(() => dialog.element().querySelector('[data-part="dialog-footer"]')?.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(641);
    await expect.poll(() => cutTexts(document.body)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);

test('given a funding password prompt, then keyboard, focus and scroll behave as in every dialog', async () => {
  const prompts = createEarnPrompts();
  const call = { call: flexible.redeem.name, message: undefined, attempt: 1 };
  const screen = await render(
    <EarnArea client={dialogClient} prompts={prompts} session={{ state: 'signed-in', id: 'ada' }} timeZone="UTC">
      <button type="button" onClick={() => void prompts.client.onFundingPassword({ ...call, over: new Promise(() => undefined) })}>
        Open
      </button>
    </EarnArea>,
  );
  await checkDialogBehaviour({ user: userEvent, opener: openerIn(screen.container), name: 'Enter your funding password' });
});
